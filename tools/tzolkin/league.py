"""A level of Tzolk'in against others: python -m tools.tzolkin.league --level master --games 100.

A level is named, with ``:FILE`` behind it if it is to have other weights than those of the game,
such as ``master:build/weights.json``; a temper's factors are in ``archaeologist+priest``. The level
plays every seed from every seat; told are wins, mean rank and points, how each side plays, and how
fast. Games are played by tools/fast_tzolkin (a C++ compiler is needed), which plays those of the
players in Python.
"""

import argparse
import os
import time
from pathlib import Path
from typing import Final

from game.players.evaluation import read_weights
from game.players.tournament.fixture import Fixture, schedule
from game.tzolkin.description import TZOLKIN
from game.tzolkin.players.roster import LEVELS
from game.tzolkin.players.weights import TEMPERS, Weights
from game.tzolkin.rules.play import new_game
from game.tzolkin.rules.setup import Setup
from tools.fast.standing import told
from tools.fast_tzolkin.games import Candidate, play_all
from tools.fast_tzolkin.tables import HABITS

PARTS: Final = ("tribes", "prophecies", "new_buildings", "quick_actions")
"""The options that make the whole expansion."""


def candidate(name: str, seats: int) -> Candidate:
    """The entrant with this name.

    Raises:
        ValueError: there is no such level or temper.
    """
    whole, _, path = name.partition(":")
    level, _, temper = whole.partition("+")
    if level not in LEVELS:
        raise ValueError(f"a level is one of {', '.join(LEVELS)}, not {level}")
    if temper and temper not in TEMPERS:
        raise ValueError(f"a temper is one of {', '.join(TEMPERS)}, not {temper}")
    weights = read_weights(Path(path), Weights)["", seats] if path else _own_weights(level, seats)
    return Candidate(LEVELS[level], TEMPERS[temper].applied_to(weights) if temper else weights)


def _own_weights(level: str, seats: int) -> Weights:
    setup = Fixture(TZOLKIN, (level,) * seats, seed=1).setup()
    assert isinstance(setup, Setup)
    return LEVELS[level].weights(new_game(setup))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser("python -m tools.tzolkin.league", description=__doc__)
    parser.add_argument("--level", default="master")
    parser.add_argument("--against", default=",".join(LEVELS), help="levels, with commas between")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4, 5), default=2)
    parser.add_argument("--expansion", action="store_true", help="with all of it")
    parser.add_argument("--games", type=int, default=20, help="against each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    parts = tuple((part, True) for part in PARTS) if options.expansion else ()
    level = candidate(options.level, options.seats)
    print(f"{options.level} against, games, wins, mean rank, points ({', '.join(HABITS)} a game)")
    for name in options.against.split(","):
        entrants = (level, *[candidate(name, options.seats)] * (options.seats - 1))
        first = Fixture(TZOLKIN, entrants, options.seed, options=parts)
        begun = time.perf_counter()
        courses = [c for _, c in play_all(schedule(first, options.games), options.jobs)]
        speed = len(courses) / (time.perf_counter() - begun)
        print(f"{told(name, courses, HABITS)}  {speed:.1f} games a second", flush=True)


if __name__ == "__main__":
    main()
