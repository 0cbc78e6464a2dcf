"""Commands that read or write records: random, replay, legal, perft, check, share, open."""

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from game.commands.options import read_options
from game.commands.workloads import random_match
from game.core import perft, share
from game.core.game import AnyMatch, GameRules
from game.core.record import MAX_BYTES, RecordError
from game.games import game_called, game_named, game_of, record_of


def load(name: str) -> AnyMatch:
    """The match of a record file, of standard input where the name is ``-``.

    Raises:
        RecordError: the file cannot be read, its record is refused, or its game has no table.
    """
    match = _load(name)[1]
    if not game_of(match).table:
        raise RecordError(f"{game_of(match).name} cannot be played at a table yet")
    return match


def _bytes(name: str) -> bytes:
    try:
        with sys.stdin.buffer if name == "-" else Path(name).open("rb") as file:
            # one byte more than a record may have is enough to refuse it
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise RecordError(f"{name} cannot be read: {error.strerror}") from error


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
    print(record_of(share.code_in(text) or text.strip()))


def check(options: Namespace) -> bool:
    """``ok``, where the draw came from and its seal, or the reason, for every record.

    True if all are good; a draw that its seed does not give is told, and no error.
    """
    good = True
    for name in options.record:
        try:
            rules, match = _load(name)
        except RecordError as error:
            good = False
            print(f"{name}: {error}")
        else:
            draw = _draw(match.setup.seed, rules.audit.drawn_from_seed(match.setup))
            print(f"{name}: ok, {draw}, seal {rules.audit.seal(match.setup)}")
    return good


def _draw(seed: int | None, drawn: bool | None) -> str:
    return "no seed" if seed is None else f"{'drawn' if drawn else 'not drawn'} from seed {seed}"


def _print(line: dict[str, Any]) -> None:
    print(json.dumps(line, sort_keys=True, separators=(",", ":")))
