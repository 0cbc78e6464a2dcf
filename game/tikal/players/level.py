"""The levels of computer players: how hard one thinks, and the weights by which it judges."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from game.players.evaluation import Temper, read_weights
from game.players.opponents import N_, NC_, LevelOrTemper
from game.tikal.rules.components import MIN_SEATS
from game.tikal.rules.state import State

WEIGHTS_FILE: Final = Path(__file__).with_name("weights.json")
GRANDMASTER_FILE: Final = Path(__file__).with_name("grandmaster.json")
"""The file of the Grandmaster's weights."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights of the evaluation, all in points or plain factors; from self-play (tools/tune_ai.py).

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
def weight_sets(data: Path = WEIGHTS_FILE) -> dict[tuple[str, int], Weights]:
    """Return all weights of a data file, by variant name and number of seats."""
    return read_weights(data, Weights)


def tuned_weights(state: State) -> Weights:
    """Return the weights for a position's variant and number of seats."""
    return weight_sets()[state.variant.name, state.seats]


def grandmaster_weights(state: State) -> Weights:
    """Return the Grandmaster's weights for a position's variant and number of seats."""
    return weight_sets(GRANDMASTER_FILE)[state.variant.name, state.seats]


TEMPERS: Final = {
    one.named.name: one
    for one in (
        Temper(
            LevelOrTemper("builder", NC_("temper in Tikal", "Builder"), N_("Uncovers temples")),
            {"growth": 1.6, "member": 1.5, "nearness": 1.3, "treasure": 0.6},
        ),
        Temper(
            LevelOrTemper("hunter", N_("Treasure hunter"), N_("Collects treasures")),
            {"treasure": 2.0, "treasure_strength": 1.4, "growth": 0.7},
        ),
        Temper(
            LevelOrTemper("spoiler", NC_("temper in Tikal", "Spoiler"), N_("Gets in your way")),
            {"rivals": 1.6, "strength": 1.3},
        ),
    )
}


def tempered_weights(temper: str, state: State) -> Weights:
    """Return the tuned weights for a position, multiplied by a temper's factors."""
    return TEMPERS[temper].applied_to(tuned_weights(state))


@dataclass(frozen=True, slots=True)
class Level:
    """How much a level searches, counted in positions and plans, never in seconds.

    Attributes:
        width: plans kept for each number of action points left (the width of the beam search).
        placements: the placements of the hexagon in hand for which turns are planned.
        replies: how many of the best turns are judged after imagined turns of all rivals; or 0.
        reply_width: the ``width`` for planning such a rival's turn.
        trials: how many of the turns judged best are then played on in dealt games; 0 for none.
        deals: games dealt for each trial; the number doubles whenever half of the trials are out.
        ahead: turns, rounded up to whole rounds, after which a dealt game is judged; the first is
            the turn on trial.
        crowd: factor on ``placements`` and ``replies`` with more than two seats.
        blur: points by which the level typically misjudges a turn, up or down; 0 for none.
        weights: returns the weights of the evaluation for a position's game.
    """

    width: int
    placements: int
    replies: int = 0
    reply_width: int = 3
    trials: int = 0
    deals: int = 0
    ahead: int = 6
    crowd: int = 1
    blur: float = 0.0
    weights: Callable[[State], Weights] = tuned_weights

    def for_seats(self, seats: int) -> "Level":
        """Return the level for a number of seats; with more than two ``crowd`` is applied."""
        if seats == MIN_SEATS:
            return self
        crowd = self.crowd
        return replace(self, placements=crowd * self.placements, replies=crowd * self.replies)
