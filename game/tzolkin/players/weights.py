"""What a position's features weigh; the figures come from self-play (tools/tune_ai.py)."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from game.players.opponents import N_, Named
from game.players.weighing import Temper, read_weights
from game.tzolkin.rules.state import State

DATA: Final = Path(__file__).with_name("weights.json")


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights of the evaluation, in points or plain factors.

    Things that pay at the end count as the rules say; ``corn`` to ``skull`` are what each is worth
    beyond that while there is time to use it.

    Attributes:
        corn, wood, stone, gold, skull: points for one.
        corn_plenty: of so much corn half its worth beyond the end's is lost.
        cube_plenty: likewise, in points of cubes.
        late: days before the end on which all these have half their worth.
        worker: points a worker makes a day.
        meal: points that a corn to be eaten later costs.
        hunger: points that a corn costs that is missing for the next food day.
        agriculture, extraction, architecture, theology: points of a level at the game's start.
        deeper: how much more a higher level is worth than the one before.
        rise: of the next temple step, how much counts as good as taken.
        lead: points' worth of being ahead on a temple, a step, long before it pays.
        missing: points that a cube costs beyond its price where it is not there yet.
        hand: points for a worker in the hand, who can be placed; half for each one more.
        day: points that a day of waiting on a gear costs.
        standing: of what a standing worker is waiting for, how much counts.
        crowd: of what the next worker who waits for alike does, how much counts.
        unready: of an offering without a skull, how much counts.
        aim: of a displayed monument's points, how much counts.
        marker: points for standing on the starting-player space.
        light: points for being allowed to advance two days.
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


@cache
def weight_sets() -> dict[tuple[str, int], Weights]:
    """All weights of the data file, by variant and number of seats."""
    return read_weights(DATA, Weights)


def tuned(state: State) -> Weights:
    """The weights for the number of seats."""
    return weight_sets()["", state.seats]


TEMPERS: Final = {
    one.named.name: one
    for one in (
        Temper(
            Named("farmer", N_("Farmer"), N_("Wants full barns")),
            {"corn": 1.5, "agriculture": 2.0, "meal": 1.4, "worker": 1.3},
        ),
        Temper(
            Named("priest", N_("Priest"), N_("Climbs the temples")),
            {"skull": 1.4, "lead": 1.5, "rise": 1.5, "theology": 1.5},
        ),
        Temper(
            Named("builder", N_("Builder"), N_("Builds and learns")),
            {"wood": 1.3, "stone": 1.3, "gold": 1.3, "architecture": 2.0, "aim": 1.6},
        ),
    )
}


def tempered(temper: str, state: State) -> Weights:
    """The tuned weights with a temper's factors."""
    return TEMPERS[temper].changed(tuned(state))
