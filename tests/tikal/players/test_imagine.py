"""The position after a plan is the rules' own, but for what nobody can know yet."""

from game.tikal import rules
from game.tikal.players.planning.imagine import after
from game.tikal.players.planning.plan import first_plan
from game.tikal.players.planning.turn import survey
from game.tikal.players.weights import tuned
from game.tikal.rules.actions import END_TURN
from game.tikal.rules.components import ACTION_POINTS
from game.tikal.rules.state import ACT, NONE, OVER, PLACE
from tests.tikal.players.situations import views


def imagined(view):
    """The position after doing nothing more in the turn."""
    evaluation, _ = survey(view, view.seat, tuned(view))
    return after(evaluation, first_plan(view, 0.0))


def test_a_scoring_turn_is_paid_and_handed_on_as_the_rules_do():
    """Section 6: everybody scores in turn, then the volcano is placed or the game is over."""
    ends = set()
    for view in views(ACT, every=1):
        if not view.queue:
            continue
        state, real = imagined(view), view.copy()
        rules.apply(real, END_TURN)
        assert (state.seat, state.score, state.queue) == (real.seat, real.score, real.queue)
        ends.add(real.phase)
        if real.phase == PLACE:
            # where the volcano lies is left out
            assert (state.phase, state.hand, state.ap) == (ACT, NONE, ACTION_POINTS)
        else:
            assert (state.phase, state.ap) == (real.phase, real.ap)
    assert ends == {ACT, PLACE, OVER}


def test_outside_scoring_rounds_the_next_seat_acts():
    for view in views(ACT, every=29):
        if not view.queue:
            state = imagined(view)
            assert state.seat == (view.seat + 1) % view.seats
            assert (state.phase, state.ap, state.score) == (ACT, ACTION_POINTS, view.score)
