"""What a position's features weigh; the figures come from self-play (tools/tune_ai.py)."""

import json
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from game.tikal.rules.state import State

DATA: Final = Path(__file__).with_name("weights.json")


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights of the evaluation, all in points or plain factors.

    Attributes:
        hold: chance that a temple held now is still held a turn of every seat later.
        strength: how much each point of strength adds to the odds of holding a temple.
        nearness: how much a short way for new members adds to those odds.
        near_cost: AP of way after which nearness has halved.
        nobody: the odds that nobody holds a temple.
        growth: what a level that can still be uncovered is worth beside one that is.
        member: points a member on the board brings at each scoring to come.
        guard_left: points a guard in the supply will bring at each of the last two of them.
        camp_left: points a camp in the supply brings at each of them.
        treasure: what a treasure that can be recovered is worth beside one that is.
        treasure_strength: how much each member adds to the odds of recovering it.
        rivals: what the rivals' points count beside the own ones.
    """

    hold: float
    strength: float
    nearness: float
    near_cost: float
    nobody: float
    growth: float
    member: float
    guard_left: float
    camp_left: float
    treasure: float
    treasure_strength: float
    rivals: float


@cache
def weight_sets() -> dict[tuple[str, int], Weights]:
    """All weights of the data file, by game and number of seats; each figure of both
    has to be there."""
    return {
        (game, seats): Weights(**one["weights"])
        for one in json.loads(DATA.read_text("utf-8"))
        for game, numbers in one["for"].items()
        for seats in numbers
    }


def tuned(state: State) -> Weights:
    """The weights for the game that is played and its number of seats."""
    return weight_sets()[state.variant.name, state.seats]


TEMPERAMENTS: Final[dict[str, dict[str, float]]] = {
    "builder": {"growth": 1.6, "member": 1.5, "nearness": 1.3, "treasure": 0.6},
    "hunter": {"treasure": 2.0, "treasure_strength": 1.4, "growth": 0.7},
    "spoiler": {"rivals": 1.6, "strength": 1.3},
}
"""What a temperament makes more or less of: factors on the tuned weights."""


def tempered(temperament: str, state: State) -> Weights:
    """The tuned weights with a temperament's factors."""
    weights = tuned(state)
    factors = TEMPERAMENTS[temperament]
    return replace(
        weights, **{name: getattr(weights, name) * factor for name, factor in factors.items()}
    )
