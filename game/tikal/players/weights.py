"""The weights of a position's features; they come from self-play (tools/tune_ai.py)."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from game.players.opponents import N_, Named
from game.players.weighing import Temper, read_weights
from game.tikal.rules.state import State

DATA: Final = Path(__file__).with_name("weights.json")
GRAND_DATA: Final = Path(__file__).with_name("grandmaster.json")
"""The file of the Grandmaster's weights."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights of the evaluation, all in points or plain factors.

    Attributes:
        hold: chance that a temple held now is still held a turn of every seat later.
        strength: how much a point of strength adds to the odds of holding a temple.
        bend: exponent of the strength: below 1 each further point adds less.
        edge: what a temple pays beyond these odds to the seat that is strongest there.
        nearness: how much a short way for new members adds to those odds.
        near_cost: AP of a way after which nearness has halved.
        nobody: the odds that nobody holds a temple.
        growth: worth of a level still to uncover, as a factor of an uncovered one.
        member: points a member on the board brings at each scoring to come.
        guard_left: points a guard in the supply brings at each of the last two scorings.
        camp_left: points a camp in the supply brings at each scoring to come.
        treasure: worth of a treasure still to recover, as a factor of a recovered one.
        treasure_strength: how much each member adds to the odds of recovering it.
        single, pair: points that one treasure of a kind, or two, will bring more than now at each
            scoring after the next, since sets grow.
        rivals: how much the rivals' points count, as a factor of the own ones.
    """

    hold: float
    strength: float
    bend: float
    edge: float
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
    single: float
    pair: float


@cache
def weight_sets(data: Path = DATA) -> dict[tuple[str, int], Weights]:
    """Return all weights of a data file, by variant name and number of seats."""
    return read_weights(data, Weights)


def tuned(state: State) -> Weights:
    """Return the weights for a position's variant and number of seats."""
    return weight_sets()[state.variant.name, state.seats]


def grand(state: State) -> Weights:
    """Return the Grandmaster's weights for a position's variant and number of seats."""
    return weight_sets(GRAND_DATA)[state.variant.name, state.seats]


TEMPERS: Final = {
    one.named.name: one
    for one in (
        Temper(
            Named("builder", N_("Builder"), N_("Uncovers temples")),
            {"growth": 1.6, "member": 1.5, "nearness": 1.3, "treasure": 0.6},
        ),
        Temper(
            Named("hunter", N_("Treasure hunter"), N_("Collects sets")),
            {"treasure": 2.0, "treasure_strength": 1.4, "growth": 0.7},
        ),
        Temper(
            Named("spoiler", N_("Spoiler"), N_("Gets in your way")),
            {"rivals": 1.6, "strength": 1.3},
        ),
    )
}


def tempered(temper: str, state: State) -> Weights:
    """Return the tuned weights for a position, multiplied by a temper's factors."""
    return TEMPERS[temper].changed(tuned(state))
