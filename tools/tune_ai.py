"""Learning the weights of Tikal's computer players from play.

    python -m tools.tune_ai --variant auction --seats 2
    python -m tools.tune_ai --against grandmaster --proof grandmaster    (a best response)

Two candidates at a time lie mirrored around the best so far and play the same draws against the
same opponent, from every seat. What the one gains more than the other is explained by a slope and
a curvature for each weight (ridge regression, older games counting less); the best goes towards
where that is greatest, in short steps, and the mean of the later half of its way is the result.
The opponents are a league: the Master, the styles of tools/players/league.py, the best so far; or
a level's weights, to be beaten and nothing else. Everybody searches alike.

At the end the result plays on draws of its own, and the data file with it in place of the present
weights is written to ``--out``, to be looked at and taken over. Games are played by
tools/fast_tikal (a C++ compiler is needed), sums done by numpy (``pip install -e '.[tuning]'``).
"""

import argparse
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from game.players.tournament.fixture import Entrant, Fixture, schedule
from game.tikal.description import TIKAL
from game.tikal.players.level import GRANDMASTER_FILE, WEIGHTS_FILE, Level, Weights, weight_sets
from game.tikal.players.roster import LEVELS
from game.tikal.rules.setup import VARIANTS
from tools.fast_tikal.games import Candidate, play_all
from tools.players.league import STYLES, bent, told

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

SPREADS: Final = {
    "hold": 0.15,
    "bend": 0.1,
    "rivals": 0.15,
    "edge": 0.15,
    "single": 0.3,
    "pair": 0.3,
}
"""Standard deviation of what is tried: of the weight itself for those below, of the logarithm of
any other; of ``hold``, which is below 1, of the logarithm of its negative logarithm."""
USUAL_SPREAD: Final = 0.25
PLAIN: Final = ("edge", "single", "pair")
"""Weights that may be nothing, or less."""
STEP: Final = 0.35
"""How far the best goes after a look, in spreads."""
FADING: Final = 0.93
"""What games count for after each further look."""
NOISE: Final = 20.0
"""Points: standard deviation of the difference between the leads of two candidates."""
SLOPE: Final = (0.0, 1.0)
BEND: Final = (-0.25, 0.25)
"""Points a spread, and a spread squared, expected beforehand: mean and standard deviation."""
LEAST_BEND: Final = -0.075
MASTERS: Final = 0.5
MIRRORS: Final = 0.15
"""How often an opponent of the league is a Master, how often the best so far; else a style."""

Point = np.ndarray
"""Weights as coordinates in spreads, in the order of the fields of ``Weights``."""
NAMES: Final = tuple(field.name for field in fields(Weights))
_SPREAD: Final = np.array([SPREADS.get(name, USUAL_SPREAD) for name in NAMES])


def point_of(weights: Weights) -> Point:
    """Weights as a point."""
    return np.array([_bare(name, figure) for name, figure in asdict(weights).items()]) / _SPREAD


def weights_at(point: Point) -> Weights:
    """The weights of a point."""
    bare = zip(NAMES, point * _SPREAD, strict=True)
    return Weights(**{name: _figure(name, float(one)) for name, one in bare})


def _bare(name: str, figure: float) -> float:
    if name in PLAIN:
        return figure
    return math.log(-math.log(figure) if name == "hold" else figure)


def _figure(name: str, bare: float) -> float:
    if name in PLAIN:
        return bare
    return math.exp(-math.exp(bare) if name == "hold" else bare)


@dataclass(frozen=True)
class Pair:
    """Two mirrored candidates and by how much the first led more, in points."""

    one: Point
    other: Point
    more: float
    look: int


def summit(fit: np.ndarray, count: int, least_bend: float, trust: float) -> np.ndarray:
    """Where a function is greatest of which so many slopes, then curvatures are known; all bend
    down so much at least, and no step is longer than ``trust``."""
    slope, bend = fit[:count], np.minimum(fit[count:], least_bend)
    return np.clip(-slope / (2 * bend), -trust, trust)


def best_step(pairs: Sequence[Pair], origin: Point, centre: Point) -> Point:
    """Where the best goes after these pairs, seen from where it began."""
    count = len(centre)
    one, other = (np.array([getattr(p, side) for p in pairs]) - origin for side in ("one", "other"))
    known = np.hstack([one - other, one**2 - other**2])
    looks = np.array([pair.look for pair in pairs])
    weighed = known * (FADING ** (looks[-1] - looks) / NOISE**2)[:, None]
    expected, doubt = (np.repeat(prior, count) for prior in zip(SLOPE, BEND, strict=True))
    fit = np.linalg.solve(
        weighed.T @ known + np.diag(doubt**-2.0),
        weighed.T @ np.array([pair.more for pair in pairs]) + expected * doubt**-2.0,
    )
    towards = origin + summit(fit, count, LEAST_BEND, np.inf)
    return centre + np.clip(towards - centre, -STEP, STEP)


@dataclass(frozen=True)
class Contest:
    """What is learnt for: a game, and the effort with which candidates play it."""

    variant: str
    seats: int
    search: Level
    jobs: int

    def leads(self, meetings: Sequence[tuple[Weights, Entrant, int]]) -> list[float]:
        """By how many points the weights led all others, on average over every seating, in games
        against opponents of one kind on the draws of a seed."""
        played: dict[Fixture, int] = {}
        for number, (weights, opponent, seed) in enumerate(meetings):
            entrants = (Candidate(self.search, weights), *[opponent] * (self.seats - 1))
            first = Fixture(TIKAL, entrants, seed, variant=self.variant)
            played |= dict.fromkeys(schedule(first, self.seats), number)
        leads: list[list[float]] = [[] for _ in meetings]
        for fixture, course in play_all(played, self.jobs):
            own, *others = course.points
            leads[played[fixture]].append(own - mean(others))
        return [mean(one) for one in leads]


class Tuner:
    """The way of the best weights so far."""

    def __init__(self, contest: Contest, options: argparse.Namespace) -> None:
        self._contest = contest
        self._options = options
        self._origin = point_of(_weights(options.level, options))
        self._chance = np.random.default_rng(options.seed)
        self._pairs: list[Pair] = []
        self._way: list[Point] = [self._origin]
        self._free = np.array([name not in options.fixed for name in NAMES])

    def look(self, number: int) -> list[float]:
        """Play pairs and go a step; the leads of all that was tried."""
        centre, meetings, offsets = self._way[-1], [], []
        for _ in range(self._options.pairs):
            offset = self._chance.standard_normal(len(centre)) * self._free
            seed, opponent = self._options.seed + len(self._pairs) + len(offsets), self._opponent()
            offsets.append(offset)
            for point in (centre + offset, centre - offset):
                meetings.append((weights_at(point), opponent, seed))
        leads = self._contest.leads(meetings)
        for offset, one, other in zip(offsets, leads[::2], leads[1::2], strict=True):
            self._pairs.append(Pair(centre + offset, centre - offset, one - other, number))
        step = best_step(self._pairs, self._origin, centre) - centre
        self._way.append(centre + step * self._free)
        return leads

    @property
    def found(self) -> Weights:
        """The mean of the later half of the way."""
        return weights_at(np.mean(self._way[len(self._way) // 2 :], axis=0))

    def _opponent(self) -> Entrant:
        if self._options.against != "league":
            return Candidate(self._contest.search, _weights(self._options.against, self._options))
        master, kind = _weights("master", self._options), self._chance.random()
        if kind < MASTERS:
            return Candidate(self._contest.search, master)
        if kind < MASTERS + MIRRORS:
            return Candidate(self._contest.search, weights_at(self._way[-1]))
        style = list(STYLES)[self._chance.integers(len(STYLES))]
        return Candidate(self._contest.search, bent(style, master))


def data_of(sets: Mapping[tuple[str, int], Any]) -> str:
    """The text of a game's data file with these weights, equal ones written once."""
    games: dict[Any, dict[str, list[int]]] = {}
    for (game, seats), weights in sets.items():
        games.setdefault(weights, {}).setdefault(game, []).append(seats)
    data = [{"for": one, "weights": _written(weights)} for weights, one in games.items()]
    return json.dumps(data, indent=2) + "\n"


def _written(weights: "DataclassInstance") -> dict[str, float]:
    """The weights by name, without those that are what they are by default."""
    usual = {one.name: one.default for one in fields(weights)}
    return {name: value for name, value in asdict(weights).items() if value != usual[name]}


def _game(options: argparse.Namespace) -> tuple[str, int]:
    return options.variant, options.seats


def _data(level: str) -> Path:
    return GRANDMASTER_FILE if level == "grandmaster" else WEIGHTS_FILE


def _weights(level: str, options: argparse.Namespace) -> Weights:
    return weight_sets(_data(level))[_game(options)]


def _compare(found: Weights, options: argparse.Namespace) -> str:
    """How the found weights do against the opponent, or the present ones, on draws of their own."""
    beaten = options.level if options.against == "league" else options.against
    search = LEVELS[options.proof or options.search]
    rival = Candidate(search, _weights(beaten, options))
    entrants = (Candidate(search, found), *[rival] * (options.seats - 1))
    first = Fixture(TIKAL, entrants, options.seed - options.verify, variant=options.variant)
    games = schedule(first, options.verify * options.seats)
    return told("found", [course for _, course in play_all(games, options.jobs)])


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser("python -m tools.tune_ai", description=__doc__)
    parser.add_argument("--variant", choices=VARIANTS, default="basic")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--level", choices=LEVELS, default="grandmaster", help="whose weights")
    parser.add_argument("--search", choices=LEVELS, default="master", help="effort while learning")
    parser.add_argument("--proof", choices=LEVELS, help="effort at the end, if not the same")
    parser.add_argument("--against", choices=("league", *LEVELS), default="league")
    parser.add_argument("--fixed", nargs="*", choices=NAMES, default=(), help="left as they are")
    parser.add_argument("--looks", type=int, default=20)
    parser.add_argument("--pairs", type=int, default=150, help="mirrored pairs a look")
    parser.add_argument("--verify", type=int, default=200, help="draws to compare on at the end")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("build/weights.json"))
    options = parser.parse_args()
    contest = Contest(options.variant, options.seats, LEVELS[options.search], options.jobs)
    tuner = Tuner(contest, options)
    for number in range(options.looks):
        leads = tuner.look(number)
        print(f"{number + 1}: {mean(leads):+.1f} points", flush=True)
    found = Weights(**{name: round(x, 4) for name, x in asdict(tuner.found).items()})
    options.out.write_text(
        data_of(weight_sets(_data(options.level)) | {_game(options): found}), "utf-8"
    )
    print(f"written to {options.out}")
    print(_compare(found, options))


if __name__ == "__main__":
    main()
