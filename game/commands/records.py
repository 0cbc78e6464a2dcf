"""Commands that read or write records: random, replay, legal, perft, check."""

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from game.commands.games import GAMES, Game, game_of
from game.core.record import MAX_BYTES, RecordError
from game.tikal.rules.record import TikalMatch
from game.tikal.rules.record import read as read_tikal


def load(name: str) -> TikalMatch:
    """The match of a record file of Tikal, of standard input where the name is ``-``.

    Raises:
        RecordError: the file cannot be read, or its record is refused.
    """
    return read_tikal(_bytes(name))


def _bytes(name: str) -> bytes:
    try:
        with sys.stdin.buffer if name == "-" else Path(name).open("rb") as file:
            # one byte more than a record may have is enough to refuse it
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise RecordError(f"{name} cannot be read: {error.strerror}") from error


def _load(name: str) -> tuple[Game, Any]:
    """A record's game and its match."""
    source = _bytes(name)
    game = game_of(source)
    return game, game.record.read(source)


def random_games(options: Namespace) -> None:
    """Records of random legal games, one a line."""
    game = GAMES[options.game]
    for number in range(options.games):
        print(game.record.write(game.random_match(options, options.seed + number)))


def replay(options: Namespace) -> None:
    """One line an action, and the result."""
    game, match = _load(options.record)
    for index, action in enumerate(match.actions):
        after = match.before(index + 1)
        line = {"index": index, "action": str(action), **game.line(after)}
        if options.state:
            line["state"] = game.board(after)
        _print(line)
    _print(game.result(match.state))


def legal(options: Namespace) -> None:
    """The legal actions at the end of the record, sorted."""
    game, match = _load(options.record)
    print(*sorted(str(one) for one in game.rules.legal_actions(match.state)), sep="\n")


def count(options: Namespace) -> None:
    """The number of legal sequences, by first action if asked for."""
    game, match = _load(options.record)
    if not options.divide:
        print(game.perft.perft(match.state, options.depth))
        return
    counts = game.perft.divide(match.state, options.depth)
    for notation, number in counts.items():
        print(f"{notation}: {number}")
    print(sum(counts.values()))


def check(options: Namespace) -> bool:
    """``ok``, where the draw came from and its seal, or the reason, for every record.

    True if all are good; a draw that its seed does not give is told, and no error.
    """
    good = True
    for name in options.record:
        try:
            game, match = _load(name)
        except RecordError as error:
            good = False
            print(f"{name}: {error}")
        else:
            draw = _draw(match.setup.seed, game.seal.drawn_from_seed(match.setup))
            print(f"{name}: ok, {draw}, seal {game.seal.seal(match.setup)}")
    return good


def _draw(seed: int | None, drawn: bool | None) -> str:
    return "no seed" if seed is None else f"{'drawn' if drawn else 'not drawn'} from seed {seed}"


def _print(line: dict[str, Any]) -> None:
    print(json.dumps(line, sort_keys=True, separators=(",", ":")))
