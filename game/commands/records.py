"""Commands that read or write records: random, replay, legal, perft, check."""

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from game.core.record import MAX_BYTES, RecordError
from game.tikal import rules
from game.tikal.dump import as_mapping
from game.tikal.perft import divide, perft
from game.tikal.play_out import random_match
from game.tikal.record import TikalMatch, read, write
from game.tikal.scoring import winners
from game.tikal.seal import drawn_from_seed, seal
from game.tikal.setup import Setup
from game.tikal.state import OVER, State
from game.tikal.variants import VARIANTS


def load(name: str) -> TikalMatch:
    """The match of a record file, of standard input where the name is ``-``.

    Raises:
        RecordError: the file cannot be read, or its record is refused.
    """
    try:
        with sys.stdin.buffer if name == "-" else Path(name).open("rb") as file:
            # one byte more than a record may have is enough to refuse it
            return read(file.read(MAX_BYTES + 1))
    except OSError as error:
        raise RecordError(f"{name} cannot be read: {error.strerror}") from error


def random_games(options: Namespace) -> None:
    """Records of random legal games, one a line."""
    variant = VARIANTS[options.variant]
    for game in range(options.games):
        print(write(random_match(variant, options.players, options.seed + game)))


def replay(options: Namespace) -> None:
    """One line an action, and the result."""
    match = load(options.record)
    for index, action in enumerate(match.actions):
        after = match.before(index + 1)
        line = {"index": index, "action": str(action), **_where(after)}
        if options.state:
            line["state"] = as_mapping(after)
        _print(line)
    final = match.state.phase == OVER
    won = winners(match.state) if final else []
    _print({"final": final, "scores": match.state.score, "winners": won})


def legal(options: Namespace) -> None:
    """The legal actions at the end of the record, sorted."""
    print(*sorted(str(one) for one in rules.legal_actions(load(options.record).state)), sep="\n")


def count(options: Namespace) -> None:
    """The number of legal sequences, by first action if asked for."""
    state = load(options.record).state
    if not options.divide:
        print(perft(state, options.depth))
        return
    counts = divide(state, options.depth)
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
            setup = load(name).setup
        except RecordError as error:
            good = False
            print(f"{name}: {error}")
        else:
            print(f"{name}: ok, {_draw(setup)}, seal {seal(setup)}")
    return good


def _draw(setup: Setup) -> str:
    if setup.seed is None:
        return "no seed"
    return f"{'drawn' if drawn_from_seed(setup) else 'not drawn'} from seed {setup.seed}"


def _where(state: State) -> dict[str, Any]:
    return {
        "phase": state.phase,
        "seat": state.seat,
        "ap": state.ap if state.phase == "act" else 0,
        "scores": state.score,
    }


def _print(line: dict[str, Any]) -> None:
    print(json.dumps(line, sort_keys=True, separators=(",", ":")))
