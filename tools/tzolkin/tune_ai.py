"""Tuning the weights of Tzolk'in's computer players by self-play.

    python -m tools.tzolkin.tune_ai --seats 2 --games 600

In every game each seat has weights of its own, drawn around the present ones. What a seat makes
there hardly depends on the others, so that its points alone are explained, by a function that is
quadratic in every weight's logarithm; where it is greatest lie the new weights. At the end they
play against the old ones in paired games of the thoughtful players, and only if they win, the data
file with them is written to ``--out``, to be looked at and taken over.

Needs numpy (``pip install -e '.[tuning]'``); one process, a game takes less than a second.
"""

import argparse
import math
import random
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from statistics import mean

import numpy as np

from game.players.tournament.arena import play_game
from game.players.tournament.fixture import Fixture
from game.tzolkin.description import TZOLKIN
from game.tzolkin.players.roster import LEVELS
from game.tzolkin.players.rounds import Level
from game.tzolkin.players.thinker import Thinker
from game.tzolkin.players.weights import Weights, weight_sets
from tools.tune_ai import data_of, summit

NAMES = [field.name for field in fields(Weights)]
SPREAD = 0.3
"""Standard deviation of the logarithms of the weights that are tried."""
TRUST = 0.6
"""How far from where it began a weight's logarithm may go."""
LEAST_BEND = -2.5
"""Points by which every weight is taken to cost when its logarithm is off by 1."""
RIDGE = np.array([10.0] * len(NAMES) + [40.0] * len(NAMES))
"""Games' worth of doubt about slopes and curvatures."""
BATCH = 50
"""Games between two looks at the results."""
SURE = 300
"""Games after which what was found is believed."""
LOWEST = -30.0
"""Points; less says no more."""

QUICK = Level(beam_width=2)
"""Who learns."""
THOUGHTFUL = LEVELS["archaeologist"]
"""Who compares."""

Point = np.ndarray
"""Logarithms of the weights in the order of ``NAMES``."""


@dataclass(frozen=True)
class Candidate:
    """Makes a player of some level with some weights."""

    weights: Weights
    level: Level

    def __call__(self, seed: int) -> Thinker:
        """The player."""
        level = {name: getattr(self.level, name) for name in Level.__slots__}
        return Thinker(Level(**level | {"weights": lambda _: self.weights}), seed)


def point_of(weights: Weights) -> Point:
    """Weights as a point."""
    return np.array([math.log(getattr(weights, name)) for name in NAMES])


def weights_at(point: Point) -> Weights:
    """The weights of a point, rounded as the data file has them."""
    figures = zip(NAMES, point, strict=True)
    return Weights(**{name: round(math.exp(float(x)), 4) for name, x in figures})


def best_point(start: Point, tried: list[Point], points: list[float]) -> Point:
    """Where the function that explains the points is greatest, not too far from the start."""
    away = np.array(tried) - start
    known = np.hstack([away, away**2 - SPREAD**2])
    above = np.array(points) - mean(points)
    fit = np.linalg.solve(known.T @ known + np.diag(RIDGE), known.T @ above)
    return start + summit(fit, len(NAMES), LEAST_BEND, TRUST)


def tune(seats: int, games: int, seed: int) -> Weights:
    """Play, and look at the results from time to time; the weights that come of it."""
    chance = random.Random(seed)
    start = centre = point_of(weight_sets()["", seats])
    tried, points = list[Point](), list[float]()
    for number in range(1, games + 1):
        drawn = [centre + [chance.gauss(0, SPREAD) for _ in NAMES] for _ in range(seats)]
        players = tuple(Candidate(weights_at(one), QUICK) for one in drawn)
        result = play_game(Fixture(TZOLKIN, players, seed + number, number % seats))
        tried += drawn
        points += [max(LOWEST, one) for one in result.points]
        if number % BATCH == 0:
            best = best_point(start, tried, points)
            centre = start + min(1.0, number / SURE) * (best - start)
            lately = mean(points[-seats * BATCH :])
            print(f"{number} games, {lately:.1f} points, {asdict(weights_at(centre))}", flush=True)
    return weights_at(centre)


def compare(found: Weights, present: Weights, seats: int, pairs: int, seed: int) -> list[float]:
    """By how many points those found beat the present ones, both seatings of every draw played."""
    sides = (Candidate(found, THOUGHTFUL), Candidate(present, THOUGHTFUL))
    margins = []
    for number in range(pairs):
        both = []
        for rotation in (0, 1):
            entrants = (sides * seats)[:seats]
            result = play_game(Fixture(TZOLKIN, entrants, seed - 1 - number, rotation))
            both.append(mean(result.points[::2]) - mean(result.points[1::2]))
        margins.append(mean(both))
    return margins


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser("python -m tools.tzolkin.tune_ai", description=__doc__)
    parser.add_argument("--seats", type=int, choices=range(2, 5), default=2)
    parser.add_argument("--games", type=int, default=600, help="games to learn from")
    parser.add_argument("--pairs", type=int, default=20, help="pairs of games to compare by")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--out", type=Path, default=Path("build/weights.json"))
    options = parser.parse_args()
    found = tune(options.seats, options.games, options.seed)
    present = weight_sets()["", options.seats]
    margins = compare(found, present, options.seats, options.pairs, options.seed)
    error = float(np.std(margins)) / math.sqrt(len(margins))
    won = mean((margin > 0) + 0.5 * (margin == 0) for margin in margins)
    print(f"found against present: {mean(margins):+.1f} +- {error:.1f} points, {won:.1%} of pairs")
    if mean(margins) > 2 * error:
        options.out.write_text(data_of(weight_sets() | {("", options.seats): found}), "utf-8")
        print(f"written to {options.out}")
    else:
        print("not surely better: nothing written")


if __name__ == "__main__":
    main()
