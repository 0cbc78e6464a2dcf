"""The position after a plan is the rules' own, but for what nobody can know yet."""

from game.tikal import rules
from game.tikal.players.level import tuned_weights
from game.tikal.players.planning.plan import empty_plan, position_after_plan
from game.tikal.players.planning.search import evaluation_of
from game.tikal.rules.actions import END_TURN
from game.tikal.rules.components import ACTION_POINTS
from game.tikal.rules.state import ACT, NONE, OVER, PLACE
from tests.tikal.players.situations import views


def imagined(view):
    """The position after doing nothing more in the turn."""
    evaluation, _ = evaluation_of(view, view.seat, tuned_weights(view))
    return position_after_plan(evaluation, empty_plan(view, 0.0))


def test_a_scoring_turn_is_paid_and_handed_on_as_the_rules_do():
    """Section 6: everybody scores in turn, then the volcano is placed or the game is over."""
    ends = set()
    for view in views(ACT, every=1):
        if not view.scoring_queue:
            continue
        state, real = imagined(view), view.copy()
        rules.apply(real, END_TURN)
        assert (state.seat, state.score, state.scoring_queue) == (
            real.seat,
            real.score,
            real.scoring_queue,
        )
        ends.add(real.phase)
        if real.phase == PLACE:
            # where the volcano lies is left out
            assert (state.phase, state.hand, state.ap) == (ACT, NONE, ACTION_POINTS)
        else:
            assert (state.phase, state.ap) == (real.phase, real.ap)
    assert ends == {ACT, PLACE, OVER}


def test_outside_scoring_rounds_the_next_seat_acts():
    for view in views(ACT, every=29):
        if not view.scoring_queue:
            state = imagined(view)
            assert state.seat == (view.seat + 1) % view.seats
            assert (state.phase, state.ap, state.score) == (ACT, ACTION_POINTS, view.score)
