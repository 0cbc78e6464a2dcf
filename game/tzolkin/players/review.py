"""Review a finished match with a computer player: what each turn cost, and what was better."""

from collections.abc import Generator, Sequence
from functools import partial
from math import fsum
from random import Random
from typing import Final

from game.core.game import NOBODY
from game.players.evaluation import best_different
from game.players.review import Reviewable, ReviewedTurn, largest_differences, turns_of
from game.tzolkin.players.evaluation import Evaluation
from game.tzolkin.players.forecast import forecast
from game.tzolkin.players.playing_on import PLAYING_ON
from game.tzolkin.players.reasons import reason_for_turn
from game.tzolkin.players.rounds import next_own_turns, sampled_position
from game.tzolkin.players.turns import plan_turns
from game.tzolkin.players.weights import tuned
from game.tzolkin.rules.actions import Action, EndTurn, Pass
from game.tzolkin.rules.hidden import View, view
from game.tzolkin.rules.play import apply
from game.tzolkin.rules.records import TzolkinMatch
from game.tzolkin.rules.state import TURN, State

_WIDTH: Final = 4
"""Beam width of the search within a turn (``Level.beam_width``)."""
_JUDGED: Final = 6
"""How many of the best turns are compared with the turn that was played."""


def reviewable(match: TzolkinMatch) -> Reviewable[View, Action]:
    """Return a match as it can be reviewed."""
    return Reviewable(
        turns_played(match),
        match.setup.seats,
        lambda index: forecast(view(match.before(index), NOBODY)),
        partial(review_turn, match),
        PLAYING_ON.ending_after,
        partial(PLAYING_ON.effort, match.setup.seats),
    )


def turns_played(match: TzolkinMatch) -> list[tuple[int, int]]:
    """Return, for each turn of the match, the indexes of its first and its last action."""
    return turns_of(
        match,
        lambda state: state.phase == TURN,
        lambda action: isinstance(action, EndTurn | Pass),
    )


def review_turn(
    match: TzolkinMatch, first: int, end: int
) -> Generator[None, None, ReviewedTurn[View, Action]]:
    """Review one turn, using only what its player could see when it began.

    ``first`` and ``end`` are the indexes of its first and last action. The generator yields
    between steps of the search and returns the review; its cost is in points, at least 0.
    """
    state = match.before(first)
    seen, played = view(state, state.seat), tuple(match.actions[first:end])
    likely = sampled_position(seen, Random(first))
    evaluation = Evaluation(likely, seen.seat, tuned(seen))
    turns = yield from plan_turns(likely, evaluation, _WIDTH)
    judged = []
    for turn in best_different(turns, _JUDGED, lambda one: one.position_key):
        judged.append((_parts(turn.state, turn.last, evaluation), turn))
        yield
    promised, best = max(judged, key=lambda one: fsum(one[0].values()))
    kept = _parts(_after(likely, played), match.actions[end], evaluation)
    return ReviewedTurn(
        seen.seat,
        seen,
        played,
        best.actions,
        reason_for_turn(likely, best.actions, best.last, evaluation),
        max(0.0, fsum(promised.values()) - fsum(kept.values())),
        largest_differences(promised, kept),
    )


def _after(state: State, actions: Sequence[Action]) -> State:
    state = state.copy()
    for action in actions:
        apply(state, action)
    return state


def _parts(state: State, last: Action, evaluation: Evaluation) -> dict[str, float]:
    """Return the parts of what is expected when the seat's next turn begins, if the others pass."""
    seat, weights = evaluation.seat, evaluation.weights
    expected = [
        Evaluation(later, seat, weights).parts(later)
        for later in next_own_turns(state, last, evaluation)
    ]
    return max(expected, key=lambda parts: fsum(parts.values()))
