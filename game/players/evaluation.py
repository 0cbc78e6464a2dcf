"""Evaluation: its weights (read, changed by temper, blurred), and choosing the best by it."""

import json
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import TypeVar

from game.players.opponents import LevelOrTemper

_T = TypeVar("_T")
_W = TypeVar("_W")


def read_weights(path: Path, kind: type[_W]) -> dict[tuple[str, int], _W]:
    """Read a game's data file; return its weights by variant and number of seats.

    The keys of each set of weights must be the fields of the dataclass ``kind``.
    """
    return {
        (variant, seats): kind(**one["weights"])
        for one in json.loads(path.read_text("utf-8"))
        for variant, numbers in one["for"].items()
        for seats in numbers
    }


def multiplied(weights: _W, factors: Mapping[str, float]) -> _W:
    """Return weights, a dataclass, of which some are multiplied by factors."""
    changed = {name: getattr(weights, name) * one for name, one in factors.items()}
    return replace(weights, **changed)  # type: ignore[type-var]


@dataclass(frozen=True, slots=True)
class Temper:
    """A temper: its name, and the factors by which it changes the weights of the evaluation."""

    named: LevelOrTemper
    factors: Mapping[str, float]

    def applied_to(self, weights: _W) -> _W:
        """Return the weights, a dataclass, multiplied by this temper's factors."""
        return multiplied(weights, self.factors)


def with_random_error(worth: float, blur: float, chance: Random) -> float:
    """Return a value with a random error.

    The error has a triangular distribution from ``-2 * blur`` to ``2 * blur`` points.
    """
    # triangular: a normal distribution would depend on the platform's mathematical library
    return worth + chance.triangular(-2 * blur, 2 * blur)


def best_different(
    ordered: Iterable[_T], width: int, key: Callable[[_T], Hashable]
) -> Iterator[_T]:
    """Yield the first ``width`` items whose keys differ, in the given order."""
    known: set[Hashable] = set()
    for one in ordered:
        mark = key(one)
        if mark not in known:
            known.add(mark)
            yield one
            if len(known) == width:
                return
