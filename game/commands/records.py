"""Commands that read or write records: random, replay, legal, perft, check, share, open."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any, BinaryIO

from game.commands.options import read_options
from game.commands.workloads import random_match
from game.core import perft, share
from game.core.game import AnyMatch, GameRules
from game.core.record import MAX_BYTES, RecordError
from game.games import game_called, game_named, game_of, record_of
from game.told import told


def load(name: str) -> AnyMatch:
    """The match of a record file, of standard input where the name is ``-``.

    Raises:
        RecordError: the file cannot be read, its record is refused, or its game has no table.
    """
    match = _load(name)[1]
    if not game_of(match).wording:
        raise RecordError("no-table", name=game_of(match).name)
    return match


def _bytes(name: str) -> bytes:
    with _opened(name) as file:
        # one byte more than a record may have is enough to refuse it
        return file.read(MAX_BYTES + 1)


@contextmanager
def _opened(name: str) -> Iterator[BinaryIO]:
    """The file of that name, standard input for ``-``."""
    try:
        with sys.stdin.buffer if name == "-" else Path(name).open("rb") as file:
            yield file
    except OSError as error:
        raise RecordError("file-not-read", path=name, reason=error.strerror) from error


def _load(name: str) -> tuple[GameRules, AnyMatch]:
    """The rules of a record's game, and its match."""
    source = _bytes(name)
    rules = game_named(source).rules()
    return rules, rules.read(source)


def random_games(options: Namespace) -> None:
    """Records of random legal games, one a line."""
    game = game_called(options.game)
    assert game
    rules = game.rules()
    chosen = read_options(rules, options.options)
    for number in range(options.games):
        seed = options.seed + number
        print(random_match(rules, options.players, seed, options.variant, chosen).record())


def replay(options: Namespace) -> None:
    """One line an action, and the result."""
    rules, match = _load(options.record)
    for index, action in enumerate(match.actions):
        after = match.before(index + 1)
        line = {"index": index, "action": str(action), **rules.audit.line(after)}
        if options.state:
            line["state"] = rules.audit.board(after)
        _print(line)
    _print(rules.audit.result(match.state))


def legal(options: Namespace) -> None:
    """The legal actions at the end of the record, sorted."""
    rules, match = _load(options.record)
    print(*sorted(str(one) for one in rules.engine.legal_actions(match.state)), sep="\n")


def count(options: Namespace) -> None:
    """The number of legal sequences, by first action if asked for."""
    rules, match = _load(options.record)
    if not options.divide:
        print(perft.perft(rules.engine, match.state, options.depth))
        return
    counts = perft.divide(rules.engine, match.state, options.depth)
    for notation, number in counts.items():
        print(f"{notation}: {number}")
    print(sum(counts.values()))


def share_code(options: Namespace) -> None:
    """The record as a share code."""
    source = _bytes(options.record)
    print(share.encode(source, game_named(source).rules()))


def open_code(options: Namespace) -> None:
    """The record of a share code, or of a link to one."""
    text = options.code
    if text == "-":
        text = _bytes("-").decode(errors="replace")
    found = share.found_in(text)
    print(record_of(found.text if found else text.strip()))


def check(options: Namespace) -> bool:
    """``ok``, where the draw came from and its seal, or the reason, for every record; a file may
    have one a line.

    True if all are good; a draw that its seed does not give is told, and no error.
    """
    good = True
    for name in options.record:
        place = name
        try:
            for place, source in _records(name):
                good &= _told(place, source)
        except RecordError as error:
            good = False
            print(f"{place}: {told(error.message)}")
    return good


def _told(place: str, source: bytes) -> bool:
    """Whether a record is good, after a line that says so."""
    try:
        rules = game_named(source).rules()
        setup = rules.read(source).setup
    except RecordError as error:
        print(f"{place}: {told(error.message)}")
        return False
    draw = _draw(setup.seed, rules.audit.drawn_from_seed(setup))
    print(f"{place}: ok, {draw}, seal {rules.audit.seal(setup)}")
    return True


def _records(name: str) -> Iterator[tuple[str, bytes]]:
    """The record of a file, or those that it has one a line, each with its place."""
    with _opened(name) as file:
        first, second = file.readline(MAX_BYTES + 1), file.readline(MAX_BYTES + 1)
        if not (first.startswith(b"{") and second.startswith(b"{")):
            rest = MAX_BYTES + 1 - len(first) - len(second)
            yield name, first + second + (file.read(rest) if rest > 0 else b"")
            return
        lines = chain((first, second), iter(lambda: file.readline(MAX_BYTES + 1), b""))
        for number, line in enumerate(lines, start=1):
            if line.strip():
                yield f"{name}:{number}", line


def _draw(seed: int | None, drawn: bool | None) -> str:
    return "no seed" if seed is None else f"{'drawn' if drawn else 'not drawn'} from seed {seed}"


def _print(line: dict[str, Any]) -> None:
    print(json.dumps(line, sort_keys=True, separators=(",", ":")))
