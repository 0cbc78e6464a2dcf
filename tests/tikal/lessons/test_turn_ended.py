"""Whoever ends his turn in the middle of a step is told, and led back to where it can be done."""

import pytest

from game.lessons.lesson import LessonState
from game.tikal.rules.actions import END_TURN, PlaceTile
from game.tikal.rules.game_rules import RULES
from game.tikal.rules.state import ACT, PLACE
from tests.tikal.lessons.test_lessons import IDS, Learner
from tools.lesson_taps import TAPS


def steps_of(lesson):
    """The first tap of each of its steps that is done with action points."""
    learner, found = Learner(lesson), {}
    for number, id in enumerate(TAPS[lesson]):
        learner.wait_until(id)
        if learner.table.session.view.phase == ACT:
            found.setdefault(learner.course.number, number)
        learner.taps(id)
    return found


def act(learner, phase, kind):
    """Plays such an action, if that is what there is to do."""
    view = learner.table.match.state
    if view.phase == phase and view.seat == 0:
        legal = RULES.engine.legal_actions(view)
        learner.table.play([next(one for one in legal if type(one) is kind)])
        for _turn in range(30):
            learner.look()


def end_twice(learner):
    for _turn in range(2):
        act(learner, ACT, type(END_TURN))
        if "scoring/continue" in learner.ids():
            learner.tap("scoring/continue")
        act(learner, PLACE, PlaceTile)


@pytest.mark.parametrize("lesson", IDS)
def test_a_turn_that_was_ended_is_taken_back_with_the_step(lesson):
    for step, tap in steps_of(lesson).items():
        learner = Learner(lesson)
        learner.taps(*TAPS[lesson][:tap])
        assert learner.course.number == step
        end_twice(learner)
        if learner.course.state is LessonState.DONE:
            continue
        if "lesson/next" in learner.ids():
            learner.tap("lesson/next")
        if learner.course.state is LessonState.GOAL_LOST:
            learner.taps("lesson/anew")
        finish(learner, lesson)


def finish(learner, lesson):
    """From the step that it is led back to, by what the lesson says."""
    again, number = Learner(lesson), learner.course.number
    ahead = list(TAPS[lesson])
    while again.course.number < number:
        again.taps(ahead.pop(0))
    for id in ahead:
        if id == "scoring/continue" and "confirm" in learner.ids():
            continue  # Ben's scoring was read before
        if id.startswith("here/") and id not in learner.ids():
            learner.taps(learner.course.step.hint_targets[0])
        learner.taps(id)
    assert learner.course.state is LessonState.DONE
