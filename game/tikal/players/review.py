"""Review a match as a computer player: what each turn gave away, and what was better."""

from collections.abc import Generator, Sequence
from functools import partial
from typing import Final

from game.players.review import Reviewable, ReviewedTurn, largest_differences, turns_of
from game.tikal.players.evaluation import Evaluation
from game.tikal.players.forecast import forecast
from game.tikal.players.level import Weights, tuned_weights
from game.tikal.players.planning.plan import (
    imagined_actions,
    position_after_actions,
    position_after_plan,
    position_before_end,
)
from game.tikal.players.planning.reasons import reason_of
from game.tikal.players.planning.search import evaluation_of, planned_turns
from game.tikal.players.playing_on import PLAYING_ON
from game.tikal.rules.actions import END_TURN, Action, Exchange, Recover
from game.tikal.rules.board import NAMES, SPACES
from game.tikal.rules.hidden import View, view
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.state import ACT, State

_WIDTH: Final = 16
"""Plans carried on per action point."""
_JUDGED: Final = 8
"""The number of best plans that are compared with what was played."""


def reviewable(match: TikalMatch) -> Reviewable[View, Action]:
    """Return a match as it can be reviewed."""
    return Reviewable(
        turns_played(match),
        match.setup.seats,
        lambda index: forecast(view(match.before(index))),
        partial(review_turn, match),
        PLAYING_ON.ending_after,
        partial(PLAYING_ON.effort, match.setup.seats),
    )


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
        after = position_after_plan(turn.evaluation, turn.plan)
        judged.append((_worth(after, seen.seat, weights), turn))
        yield
    worth, best = max(judged, key=lambda one: one[0])
    after_played = position_after_actions(best.evaluation, played)
    better = tuple(imagined_actions(seen, best.plan))
    return ReviewedTurn(
        seen.seat,
        seen,
        played,
        better,
        reason_of(best.evaluation, best.plan),
        max(0.0, worth - _worth(after_played, seen.seat, weights)),
        largest_differences(*(_by_place(best.evaluation, way) for way in (better, played))),
    )


def _worth(state: State, seat: int, weights: Weights) -> float:
    return evaluation_of(state, seat, weights)[0].total_worth()


def _by_place(evaluation: Evaluation, actions: Sequence[Action]) -> dict[str, float]:
    """Return, by a space's name, what its temple or treasures are worth to the seat that acts.

    What is paid at the end of a scoring turn, and treasures recovered, belong to it.
    """
    state = position_before_end(evaluation, actions)
    now = evaluation_of(state, evaluation.seat, evaluation.weights)[0]
    sites = (one for one in range(SPACES) if state.value[one] or state.ruin_treasures[one])
    worths = {NAMES[space]: now.worth_at(space) for space in sites}
    for action in actions:
        if isinstance(action, Recover):
            name = NAMES[action.space]
            worths[name] = worths.get(name, 0.0) + evaluation.treasure_gain
    return worths


def _rests_on_luck(played: Sequence[Action]) -> bool:
    """Return whether an exchange follows a treasure recovered in the same turn."""
    kinds = [type(action) for action in played]
    return Exchange in kinds and Recover in kinds[: kinds.index(Exchange)]
