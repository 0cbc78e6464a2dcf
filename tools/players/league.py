"""A level of Tikal against players of other styles: python -m tools.players.league --level master.

A level that only ever met itself does not know how others play. The styles here are the Master's
search with an evaluation bent as different people would bend it. Against each the level plays every
seed from every seat; told are wins and points, and how each side plays: guards, camps, treasures,
levels of temples and exchanges a game. Games are played by tools/fast_tikal (a C++ compiler is
needed), which plays those of the players in Python.
"""

import argparse
from dataclasses import replace
from typing import Final

from game.players.tournament.fixture import Entrant, Fixture, schedule
from game.tikal.description import TIKAL
from game.tikal.players.level import Weights, weight_sets
from game.tikal.players.roster import LEVELS
from game.tikal.rules.setup import VARIANTS
from tools.fast.standing import told
from tools.fast_tikal.games import HABITS, Candidate, play_all

STYLES: Final[dict[str, dict[str, float]]] = {
    "guarder": {"guard_left": 0.1},
    "digger": {"treasure": 2.5, "treasure_strength": 1.3},
    "climber": {"growth": 2.0, "nobody": 0.5},
    "camper": {"camp_left": 0.1, "nearness": 0.6},
    "piler": {"strength": 1.8},
    "settler": {"member": 3.0, "strength": 0.7},
    "spoiler": {"rivals": 1.6},
}
"""Factors on the tuned weights, a style each."""


def bent(name: str, weights: Weights) -> Weights:
    """The weights in a style."""
    return replace(weights, **{of: getattr(weights, of) * by for of, by in STYLES[name].items()})


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser("python -m tools.players.league", description=__doc__)
    parser.add_argument("--level", choices=LEVELS, default="master")
    parser.add_argument("--against", help="styles or levels, with commas between; else all styles")
    parser.add_argument("--variant", choices=VARIANTS, default="basic")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=20, help="against each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    master = weight_sets()[options.variant, options.seats]
    habits = ", ".join(HABITS)
    print(f"{options.level} against, games, wins, mean rank, points ({habits} a game) of both")
    for name in options.against.split(",") if options.against else STYLES:
        rival: Entrant = name
        if name in STYLES:
            rival = Candidate(LEVELS["master"], bent(name, master))
        entrants = (options.level, *[rival] * (options.seats - 1))
        first = Fixture(TIKAL, entrants, options.seed, variant=options.variant)
        games = play_all(schedule(first, options.games), options.jobs)
        print(told(name, [course for _, course in games], HABITS), flush=True)


if __name__ == "__main__":
    main()
