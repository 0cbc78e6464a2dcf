"""Planning a turn: plans can be played, are worth what they promise, the best come first."""

import pytest

from game.tzolkin import rules
from game.tzolkin.players.evaluation import Evaluation
from game.tzolkin.players.turns import plan_turns
from game.tzolkin.players.weights import tuned
from tests.tzolkin.players.situations import views
from tests.tzolkin.rules.positions import own, position


def planned(view, width=2):
    """The evaluation of a position and its turns, the best first."""
    evaluation = Evaluation(view, view.seat, tuned(view))
    thinking = plan_turns(view, evaluation, width)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return evaluation, done.value


def test_every_plan_can_be_played_and_is_worth_what_it_promises():
    for view in views(every=17):
        evaluation, turns = planned(view)
        for turn in turns[:30]:
            state = view.copy()
            for action in turn.actions:
                rules.check(state, action)
                rules.apply(state, action)
            rules.check(state, turn.last)
            assert evaluation.expected_points(state) == pytest.approx(turn.expected_points)


def test_who_begs_first_does_not_pass_and_plan_for_the_next_seat():
    """Section 15: T03 may pass, but a pass is a turn of its own."""
    view = own(position(tribes=True), tribe="T03", hand=3)
    assert any(str(action).startswith("beg") for action in rules.legal_actions(view))
    _, turns = planned(view)
    assert {str(one.last) for one in turns if not one.actions} == {"pass"}
    assert not [one for one in turns if "pass" in map(str, one.actions)]


def test_the_best_turn_comes_first():
    for view in views(every=29):
        worths = [turn.expected_points for turn in planned(view)[1]]
        assert worths == sorted(worths, reverse=True)


def test_a_skull_is_offered_where_it_pays_most():
    """Section 7: Chichen Itza 9 is thirteen points, a cube and a step."""
    state = own(position(), skulls=1, hand=2)
    state.round, state.days_passed, state.food_day, state.food_days_done = 26, 26, 4, 3
    own(state, corn=6)
    state.teeth[49] = 0
    best = planned(state)[1][0]
    assert [str(action) for action in best.actions[:2]] == ["pick chichen 9", "do 9"]


def test_who_can_do_nothing_else_begs():
    state = own(position(), hand=0, corn=0)
    state.workers_in_hand[0], state.workers_in_bank[0] = 3, 3
    state.teeth[:8] = [-2] * 8
    for first in (10, 20, 30, 40):
        state.teeth[first] = -2
    best = planned(state)[1][0]
    assert str(best.actions[0]).startswith(("beg", "place start"))
