"""Tuning the computer players' weights by self-play.

    python -m tools.tune_ai --variant auction --seats 4 --pairs 1500 --jobs 2

The weights of one game and one number of seats are tuned. Both sides get weights drawn around the
present ones. The difference in points is then explained by the difference of a function that is
quadratic in every weight's logarithm, by ridge regression over all games so far; where that
function is greatest lie the new weights. At the end they play
against the old ones with seeds of their own, and only if they win, the data file with the new
weights in place of the old is written to ``--out``, to be looked at and taken over.

Needs numpy (``pip install -e '.[tuning]'``); ``--dask`` spreads the games over a cluster.
"""

import argparse
import json
import math
import random
from collections.abc import Iterable, Mapping
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from statistics import mean
from typing import Any

import numpy as np

from game.players.tournament.arena import play_all
from game.players.tournament.executors import cluster, processes
from game.players.tournament.fixture import Fixture
from game.tikal.description import TIKAL
from game.tikal.players.level import Level
from game.tikal.players.thinker import Thinker
from game.tikal.players.weights import Weights, weight_sets
from game.tikal.rules.variants import VARIANTS

NAMES = [
    field.name
    for field in fields(Weights)
    if all(getattr(one, field.name) for one in weight_sets().values())
]
"""What is tuned; what counts nothing has no logarithm."""
SPREAD = 0.4
"""Standard deviation of the logarithms of the weights that are tried."""
TRUST = 0.9
"""How far from where it began a weight's logarithm may go."""
BATCH = 60
"""Pairs of games between two looks at the results."""
RIDGE = np.array([12.0] * len(NAMES) + [60.0] * len(NAMES))
"""Pairs' worth of doubt about slopes and curvatures."""
OUTLIER = 60.0
"""Points; a greater difference says no more."""

Point = list[float]
"""Logarithms of the weights in the order of ``NAMES``; of ``hold``, which is below 1, it is the
logarithm of its negative logarithm."""


@dataclass(frozen=True)
class Candidate:
    """Makes a player of middling effort with some weights."""

    weights: Weights
    width: int = 2
    placements: int = 3

    def __call__(self, seed: int) -> Thinker:
        """The player; it has no chance of its own."""
        return Thinker(Level(self.width, self.placements, weights=lambda _: self.weights), seed)


def point_of(weights: Weights) -> Point:
    """Weights as a point."""
    figures = asdict(weights)
    return [
        math.log(-math.log(figures[name]) if name == "hold" else figures[name]) for name in NAMES
    ]


def weights_at(point: Iterable[float]) -> Weights:
    """The weights of a point; what is not tuned counts nothing."""
    figures = {name: math.exp(x) for name, x in zip(NAMES, point, strict=True)}
    figures["hold"] = math.exp(-figures["hold"])
    return Weights(**{field.name: 0.0 for field in fields(Weights)} | figures)


def data_of(sets: Mapping[tuple[str, int], Any]) -> str:
    """The text of a game's data file with these weights, equal ones written once."""
    games: dict[Any, dict[str, list[int]]] = {}
    for (game, seats), weights in sets.items():
        games.setdefault(weights, {}).setdefault(game, []).append(seats)
    data = [{"for": one, "weights": asdict(weights)} for weights, one in games.items()]
    return json.dumps(data, indent=2) + "\n"


def duels(
    pairs: list[tuple[Weights, Weights]],
    seeds: list[int],
    options: argparse.Namespace,
    where: Executor,
) -> list[float]:
    """By how many points the first weights of each pair beat the second, both seatings played."""
    fixtures = []
    for (one, other), seed in zip(pairs, seeds, strict=True):
        sides = (Candidate(one), Candidate(other)) * (options.seats // 2)
        for rotation in (0, 1):
            fixtures.append(Fixture(TIKAL, sides, seed, rotation, options.variant))
    margins: dict[int, list[float]] = {seed: [] for seed in seeds}
    for result in play_all(fixtures, where):
        ahead = mean(result.points[::2]) - mean(result.points[1::2])
        margins[result.fixture.seed].append(ahead)
    return [mean(margins[seed]) for seed in seeds]


def best_point(start: Point, rows: list[tuple[Point, Point, float]]) -> Point:
    """Where the function that explains the results is greatest, not too far from the start."""
    count = len(NAMES)
    first, second = (np.array([row[side] for row in rows]) - np.array(start) for side in (0, 1))
    known = np.hstack([first - second, first**2 - second**2])
    margins = np.clip([row[2] for row in rows], -OUTLIER, OUTLIER)
    fit = np.linalg.solve(known.T @ known + np.diag(RIDGE), known.T @ margins)
    return [float(x) for x in np.array(start) + summit(fit, count, -1e-3, TRUST)]


def summit(fit: np.ndarray, count: int, least_bend: float, trust: float) -> np.ndarray:
    """Where a function is greatest of which so many slopes, then curvatures are known; all bend
    down so much at least, and no step is longer than ``trust``."""
    slope, bend = fit[:count], np.minimum(fit[count:], least_bend)
    return np.clip(-slope / (2 * bend), -trust, trust)


def tune(options: argparse.Namespace, where: Executor) -> None:
    """Play, fit, and at the end compare."""
    chance = random.Random(options.seed)
    present = weight_sets()[options.variant, options.seats]
    start = point_of(present)
    centre, rows = start, list[tuple[Point, Point, float]]()
    while len(rows) < options.pairs:
        points = [[x + chance.gauss(0, SPREAD) for x in centre] for _ in range(2 * BATCH)]
        drawn = list(zip(points[::2], points[1::2], strict=True))
        seeds = [options.seed + len(rows) + number for number in range(BATCH)]
        pairs = [(weights_at(one), weights_at(other)) for one, other in drawn]
        margins = duels(pairs, seeds, options, where)
        rows += [(*points, margin) for points, margin in zip(drawn, margins, strict=True)]
        best = best_point(start, rows)
        sure = min(1.0, len(rows) / (10 * len(NAMES) * 4))
        centre = [a + sure * (b - a) for a, b in zip(start, best, strict=True)]
        print(
            len(rows), {n: round(x, 3) for n, x in asdict(weights_at(centre)).items()}, flush=True
        )
    _compare(weights_at(centre), present, options, where)


def _compare(
    found: Weights, present: Weights, options: argparse.Namespace, where: Executor
) -> None:
    seeds = [options.seed - 1 - number for number in range(options.verify)]
    margins = duels([(found, present)] * len(seeds), seeds, options, where)
    error = np.std(margins) / math.sqrt(len(margins))
    won = mean((margin > 0) + 0.5 * (margin == 0) for margin in margins)
    print(f"found against present: {mean(margins):+.1f} +- {error:.1f} points, {won:.1%} of pairs")
    if mean(margins) > 2 * error:
        rounded = Weights(**{name: round(x, 4) for name, x in asdict(found).items()})
        sets = weight_sets() | {(options.variant, options.seats): rounded}
        options.out.write_text(data_of(sets), "utf-8")
        print(f"written to {options.out}")
    else:
        print("not surely better: nothing written")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser("python -m tools.tune_ai", description=__doc__)
    parser.add_argument("--variant", choices=VARIANTS, default="basic")
    parser.add_argument("--seats", type=int, choices=(2, 4), default=2)
    parser.add_argument("--pairs", type=int, default=1500, help="pairs of games to learn from")
    parser.add_argument(
        "--verify", type=int, default=200, help="pairs of games to compare at the end"
    )
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--dask", metavar="ADDRESS", help="a dask.distributed scheduler")
    parser.add_argument("--out", type=Path, default=Path("build/weights.json"))
    options = parser.parse_args()
    with cluster(options.dask) if options.dask else processes(options.jobs) as where:
        tune(options, where)


if __name__ == "__main__":
    main()
