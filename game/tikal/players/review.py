"""Review a match as a computer player: the points expected, and what each turn gave away."""

from collections.abc import Generator, Sequence
from typing import Final

from game.players.review import ReviewedTurn, turns_of
from game.tikal.players.level import Weights, tuned_weights
from game.tikal.players.planning.plan import (
    imagined_actions,
    position_after_actions,
    position_after_plan,
)
from game.tikal.players.planning.reasons import reason_of
from game.tikal.players.planning.search import evaluation_of, planned_turns
from game.tikal.rules.actions import END_TURN, Action, Exchange, Recover
from game.tikal.rules.hidden import View, view
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.state import ACT, State

_WIDTH: Final = 16
"""Plans carried on per action point."""
_JUDGED: Final = 8
"""The number of best plans that are compared with what was played."""


def turns_played(match: TikalMatch) -> list[tuple[int, int]]:
    """Return, for each turn, the numbers of its first action that uses AP and of its end."""
    return turns_of(match, lambda state: state.phase == ACT, lambda action: action is END_TURN)


def review_turn(
    match: TikalMatch, first: int, end: int
) -> Generator[None, None, ReviewedTurn[View, Action] | None]:
    """Return the review of a turn, given its numbers; None if it rests on a treasure's luck."""
    seen, played = view(match.before(first)), tuple(match.actions[first:end])
    if _rests_on_luck(played):
        return None
    weights = tuned_weights(seen)
    turns = yield from planned_turns(seen, weights, _WIDTH)
    judged = []
    for turn in turns[:_JUDGED]:
        judged.append(
            (_worth(position_after_plan(turn.evaluation, turn.plan), seen.seat, weights), turn)
        )
        yield
    worth, best = max(judged, key=lambda one: one[0])
    cost = worth - _worth(position_after_actions(best.evaluation, played), seen.seat, weights)
    better = tuple(imagined_actions(seen, best.plan))
    return ReviewedTurn(seen, played, better, reason_of(best.evaluation, best.plan), max(0.0, cost))


def _worth(state: State, seat: int, weights: Weights) -> float:
    return evaluation_of(state, seat, weights)[0].total_worth()


def _rests_on_luck(played: Sequence[Action]) -> bool:
    """Return whether an exchange follows a treasure recovered in the same turn."""
    kinds = [type(action) for action in played]
    return Exchange in kinds and Recover in kinds[: kinds.index(Exchange)]
