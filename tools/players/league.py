"""A level of Tikal against players of other styles: python -m tools.players.league --level master.

A level that only ever met itself does not know how others play. The styles here are the Master's
search with an evaluation bent as different people would bend it. Against each the level plays every
seed from every seat; told are wins and points, and how each side plays: guards, camps, treasures
and levels of temples a game.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, replace
from statistics import mean
from typing import Final

from game.players.tournament.fixture import Entrant, Fixture, schedule
from game.tikal.description import TIKAL
from game.tikal.players.roster import LEVELS
from game.tikal.players.thinker import Thinker
from game.tikal.players.weights import Weights, tuned
from game.tikal.rules.actions import END_TURN
from game.tikal.rules.play import apply
from game.tikal.rules.state import State
from game.tikal.rules.variants import VARIANTS
from tests.players.watched import decisions

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
HABITS: Final = ("guard", "camp", "recover", "dig", "exchange")


@dataclass(frozen=True)
class Style:
    """Makes a player of a style."""

    name: str

    def __call__(self, seed: int) -> Thinker:
        """The player."""
        return Thinker(replace(LEVELS["master"], weights=self.weights), seed)

    def weights(self, state: State) -> Weights:
        """The tuned weights, bent."""
        own = tuned(state)
        factors = STYLES[self.name].items()
        return replace(own, **{name: getattr(own, name) * by for name, by in factors})


@dataclass(frozen=True)
class Course:
    """What came of a game for each entrant: points, and what it did how often."""

    points: list[float]
    habits: list[Counter[str]]


def course(fixture: Fixture) -> Course:
    """Play a game."""
    seats = len(fixture.entrants)
    habits = [Counter[str]() for _ in range(seats)]
    for state, decision in decisions(fixture):
        entrant = (state.seat - fixture.rotation) % seats
        habits[entrant].update(action.verb for action in decision.actions)
        if state.queue and decision.actions[-1] is END_TURN:
            last, end = state, decision
    for action in end.actions:
        apply(last, action)
    return Course([last.score[fixture.seat_of(one)] for one in range(seats)], habits)


def met(level: str, against: Entrant, variant: str, games: int, first: int) -> list[Course]:
    """The level's games against others of a kind."""
    fixture = Fixture(TIKAL, (level, against), first, variant=variant)
    return [course(one) for one in schedule(fixture, games)]


def told(name: str, courses: list[Course]) -> str:
    """A line of the table."""
    wins = mean(
        (one.points[0] > one.points[1]) + 0.5 * (one.points[0] == one.points[1]) for one in courses
    )
    points = [mean(one.points[side] for one in courses) for side in (0, 1)]
    habits = [
        " ".join(f"{mean(one.habits[side][verb] for one in courses):.1f}" for verb in HABITS)
        for side in (0, 1)
    ]
    sides = (f"{points[side]:6.1f} ({habits[side]})" for side in (0, 1))
    return f"{name:14} {len(courses):4} {wins:6.1%} {' : '.join(sides)}"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser("python -m tools.players.league", description=__doc__)
    parser.add_argument("--level", choices=LEVELS, default="master")
    parser.add_argument("--against", help="styles or levels, with commas between; else all styles")
    parser.add_argument("--variant", choices=VARIANTS, default="basic")
    parser.add_argument("--games", type=int, default=20, help="against each")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(f"{options.level} against, games, wins, points ({', '.join(HABITS)} a game) of both")
    for name in options.against.split(",") if options.against else STYLES:
        against = Style(name) if name in STYLES else name
        courses = met(options.level, against, options.variant, options.games, options.seed)
        print(told(name, courses), flush=True)


if __name__ == "__main__":
    main()
