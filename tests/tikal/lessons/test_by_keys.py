"""The lessons of Tikal learnt by keys alone."""

import pytest

from game.lessons.lesson import LessonState
from tests.by_keys import ByKeys
from tests.tikal.lessons.test_lessons import IDS, Learner
from tools.lesson_taps import NEXT, TAPS


class Striker(ByKeys, Learner):
    """At the table of a lesson, without a pointer."""


@pytest.mark.parametrize("lesson", IDS)
def test_whoever_strikes_keys_learns_it(lesson):
    striker = Striker(lesson)
    for id in TAPS[lesson]:
        striker.wait_until(id)
        striker.strike("return") if id == NEXT and not striker.on else striker.work(id)
    assert striker.course.state is LessonState.DONE
    table = striker.table
    striker.work("lesson/on")
    assert striker.stage.top is not table
