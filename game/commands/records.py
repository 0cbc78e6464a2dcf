"""The commands that read or write records: random, replay, legal, perft, check, share, open."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any, BinaryIO

from game.commands.workloads import random_match
from game.core import perft, share
from game.core.game import AnyMatch, GameRules, read_options
from game.core.record import MAX_BYTES, RecordError
from game.games import game_by_id, game_of, game_of_record, record_from_code
from game.refusals import refusal_text


def load(name: str) -> AnyMatch:
    """Load the match of a record file; ``-`` means standard input.

    Raises:
        RecordError: the file cannot be read, its record is refused, or its game has no table.
    """
    match = load_record(name)
    if not game_of(match).wording:
        raise RecordError("no-table", name=game_of(match).name)
    return match


def load_record(name: str) -> AnyMatch:
    """Load the match of a record file, of any game; ``-`` means standard input.

    Raises:
        RecordError: the file cannot be read, or its record is refused.
    """
    return _load(name)[1]


def _bytes(name: str) -> bytes:
    """Return the content of a file, at most one byte more than a record may have."""
    with _opened(name) as file:
        # one byte more than a record may have is enough to refuse it
        return file.read(MAX_BYTES + 1)


@contextmanager
def _opened(name: str) -> Iterator[BinaryIO]:
    """Open the file of this name; ``-`` means standard input.

    Raises:
        RecordError: the file cannot be read.
    """
    try:
        with sys.stdin.buffer if name == "-" else Path(name).open("rb") as file:
            yield file
    except OSError as error:
        raise RecordError("file-not-read", path=name, reason=error.strerror) from error


def _load(name: str) -> tuple[GameRules, AnyMatch]:
    """Load a record file; return its game's rules and its match."""
    source = _bytes(name)
    rules = game_of_record(source).rules()
    return rules, rules.read(source)


def random_games(options: Namespace) -> None:
    """Print the records of random legal games, one a line."""
    game = game_by_id(options.game)
    assert game
    rules = game.rules()
    chosen = read_options(rules, options.options)
    for number in range(options.games):
        seed = options.seed + number
        print(random_match(rules, options.players, seed, options.variant, chosen).record())


def replay(options: Namespace) -> None:
    """Print one line of JSON for each action, and one for the result."""
    rules, match = _load(options.record)
    for index, action in enumerate(match.actions):
        after = match.before(index + 1)
        line = {"index": index, "action": str(action), **rules.audit.summary(after)}
        if options.state:
            line["state"] = rules.audit.full_state(after)
        _print(line)
    _print(rules.audit.result(match.state))


def legal(options: Namespace) -> None:
    """Print the legal actions at the end of a record, sorted."""
    rules, match = _load(options.record)
    print(*sorted(str(one) for one in rules.engine.legal_actions(match.state)), sep="\n")


def count(options: Namespace) -> None:
    """Print the number of legal action sequences, by first action with ``--divide``."""
    rules, match = _load(options.record)
    if not options.divide:
        print(perft.perft(rules.engine, match.state, options.depth))
        return
    counts = perft.perft_by_action(rules.engine, match.state, options.depth)
    for notation, number in counts.items():
        print(f"{notation}: {number}")
    print(sum(counts.values()))


def share_code(options: Namespace) -> None:
    """Print the share code of a record."""
    source = _bytes(options.record)
    print(share.encode(source, game_of_record(source).rules()))


def open_code(options: Namespace) -> None:
    """Print the record in a share code, or in a link or text that contains one."""
    text = options.code
    if text == "-":
        text = _bytes("-").decode(errors="replace")
    found = share.find_game(text)
    print(record_from_code(found.text if found else text.strip()))


def check(options: Namespace) -> bool:
    """Print a line for every record: ``ok``, the origin of its draw and its seal, or what is wrong.

    A file may hold one record a line. Returns True if all records are good; a draw that differs
    from its seed's is mentioned but is no error.
    """
    good = True
    for name in options.record:
        place = name
        try:
            for place, source in _records(name):
                good &= _told(place, source)
        except RecordError as error:
            good = False
            print(f"{place}: {refusal_text(error.message)}")
    return good


def _told(place: str, source: bytes) -> bool:
    """Print whether a record is good, and return it."""
    try:
        rules = game_of_record(source).rules()
        setup = rules.read(source).setup
    except RecordError as error:
        print(f"{place}: {refusal_text(error.message)}")
        return False
    draw = _draw(setup.seed, rules.audit.drawn_from_seed(setup))
    print(f"{place}: ok, {draw}, seal {rules.audit.seal(setup)}")
    return True


def _records(name: str) -> Iterator[tuple[str, bytes]]:
    """Yield each record of a file with its place: the file's name, and its line if it has many."""
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
    """Describe where a set-up's draw came from."""
    return "no seed" if seed is None else f"{'drawn' if drawn else 'not drawn'} from seed {seed}"


def _print(line: dict[str, Any]) -> None:
    """Print a line of JSON with sorted keys."""
    print(json.dumps(line, sort_keys=True, separators=(",", ":")))
