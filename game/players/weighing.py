"""Weights of an evaluation: read from a game's data file, changed by temperaments, misjudged."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import TypeVar

from game.players.opponents import Named

_W = TypeVar("_W")


def read_weights(path: Path, kind: type[_W]) -> dict[tuple[str, int], _W]:
    """All weights of a data file, by variant and number of seats; each figure of both has to be
    there."""
    return {
        (variant, seats): kind(**one["weights"])
        for one in json.loads(path.read_text("utf-8"))
        for variant, numbers in one["for"].items()
        for seats in numbers
    }


@dataclass(frozen=True, slots=True)
class Temper:
    """What a temper is called, and what it makes more or less of: factors on the weights."""

    named: Named
    factors: Mapping[str, float]

    def changed(self, weights: _W) -> _W:
        """The weights with these factors; they are a dataclass."""
        changed = {name: getattr(weights, name) * one for name, one in self.factors.items()}
        return replace(weights, **changed)  # type: ignore[type-var]


def misjudged(worth: float, blur: float, chance: Random) -> float:
    """A worth as it looks to someone who misjudges by so many points, up or down, as a rule."""
    # triangular: no mathematical library has a say in it
    return worth + chance.triangular(-2 * blur, 2 * blur)
