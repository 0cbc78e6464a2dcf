"""The weights of the evaluation; their values come from self-play (tools/tzolkin/tune_ai.py)."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from game.players.evaluation import Temper, multiplied, read_weights
from game.players.opponents import N_, NC_, LevelOrTemper
from game.tzolkin.rules.state import State

DATA: Final = Path(__file__).with_name("weights.json")


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights of the evaluation: points, days, or factors without a unit.

    Goods always count what they score at the end of the game. ``corn``, ``wood``, ``stone``,
    ``gold`` and ``skull`` are added to that while there is time to use the goods.

    Attributes:
        corn, wood, stone, gold, skull: points for one piece.
        corn_plenty: the amount of corn at which half of this added value is lost.
        cube_plenty: the same for cubes, as a sum of their added values in points.
        late: days before the last food day at which the added values are halved.
        worker: points that a worker makes in a day.
        meal: points that one corn to be eaten later costs.
        hunger: points that one corn missing for the next food day costs.
        agriculture, extraction, architecture, theology: points of the first level at the start
            of the game.
        deeper: factor between the value of a level and that of the level before.
        rise: share of the next temple step's points that counts already.
        lead: how much each step ahead on a temple raises the expected share of its bonus.
        missing: points that a cube not owned yet costs beyond its price.
        hand: points for the first worker in hand; each further one counts half as much.
        day: points that a day of waiting on a gear costs.
        standing: share that counts of the value for which a standing worker waits.
        crowd: factor for each further worker who waits for similar actions.
        unready: factor for an offering for which the skull is missing.
        aim: share that counts of the points of the best displayed monument.
        marker: points for standing on the starting-player space.
        light: points for being allowed to advance two days.
        palenque, yaxchilan, tikal, uxmal, chichen: factors for workers who wait on these gears.
    """

    corn: float
    corn_plenty: float
    wood: float
    stone: float
    gold: float
    cube_plenty: float
    skull: float
    late: float
    worker: float
    meal: float
    hunger: float
    agriculture: float
    extraction: float
    architecture: float
    theology: float
    deeper: float
    rise: float
    lead: float
    missing: float
    hand: float
    day: float
    standing: float
    crowd: float
    unready: float
    aim: float
    marker: float
    light: float
    palenque: float = 1.0
    yaxchilan: float = 1.0
    tikal: float = 1.0
    uxmal: float = 1.0
    chichen: float = 1.0


@cache
def weight_sets() -> dict[tuple[str, int], Weights]:
    """Return all weights of the data file, by variant and number of seats."""
    return read_weights(DATA, Weights)


def tuned(state: State) -> Weights:
    """Return the tuned weights for the number of seats in a position."""
    return weight_sets()["", state.seats]


_GRANDMASTER: Final = {
    "hunger": 0.8,
    "hand": 0.75,
    "standing": 0.85,
    "crowd": 0.85,
    "aim": 0.5,
    "tikal": 1.1,
    "uxmal": 0.75,
}
"""Factors: whoever looks far ahead sees what workers bring, and expects less of what is unseen."""


def grandmaster_weights(state: State) -> Weights:
    """Return the Grandmaster's weights for the number of seats in a position."""
    return multiplied(tuned(state), _GRANDMASTER)


TEMPERS: Final = {
    one.named.name: one
    for one in (
        Temper(
            LevelOrTemper("farmer", NC_("temper in Tzolk'in", "Farmer"), N_("Collects much corn")),
            {"corn": 1.5, "agriculture": 2.0, "meal": 1.4, "worker": 1.3},
        ),
        Temper(
            LevelOrTemper("priest", NC_("temper in Tzolk'in", "Priest"), N_("Climbs the temples")),
            {"skull": 1.4, "lead": 1.5, "rise": 1.5, "theology": 1.5},
        ),
        Temper(
            LevelOrTemper("builder", NC_("temper in Tzolk'in", "Builder"), N_("Builds and learns")),
            {"wood": 1.3, "stone": 1.3, "gold": 1.3, "architecture": 2.0, "aim": 1.6},
        ),
    )
}


def tempered(temper: str, state: State) -> Weights:
    """Return the tuned weights, multiplied by the factors of a temper given by name."""
    return TEMPERS[temper].applied_to(tuned(state))
