"""What cannot be done any more says why, and how to go on."""

import pytest

from game.lessons.lesson import LessonState
from tests.tikal.lessons.test_lessons import Learner
from tools.lesson_taps import NEXT, TAPS

LOST = {
    "That turn is over.": ("temple", ("end-turn", "dialog/end")),
    "Your action points are spent.": (
        "walk",
        ("action/enter", "space/a5") * 10,
    ),
    "Your leader has left the game.": ("guard", (NEXT, NEXT, "space/c4", "action/guard")),
    "You do not hold the temple any more.": (
        "guard",
        (NEXT, NEXT, "space/c4", "party/leader", "space/b4", "space/c4", "space/b4", "space/b4"),
    ),
    "Ben has bought this turn.": ("auction", (NEXT, NEXT, "bid/pass")),
    "You have taken another hexagon.": ("auction", (*TAPS["auction"][:5], "display/A3")),
}


@pytest.mark.parametrize("why", LOST)
def test_it_says_why(why):
    lesson, taps = LOST[why]
    learner = Learner(lesson)
    learner.taps(*taps)
    for _turn in range(20):
        learner.look()
    assert learner.course.state is LessonState.GOAL_LOST
    assert learner.table.card.hint.startswith(why)
    learner.taps("lesson/anew")
    assert learner.course.state is LessonState.PLAYING
