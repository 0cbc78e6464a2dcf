"""The day told beside the gears is the one on the wheel, in every frame."""

import pytest

from game.tzolkin.description import TZOLKIN
from game.tzolkin.table.board import hub
from game.tzolkin.table.explaining import explain
from game.tzolkin.table.things import Calendar
from tests.lessons.at_table import LearnerAtTable
from tests.windows import FRAME
from tools.gallery import visit
from tools.gallery.tzolkin import SCENES
from tools.gallery.windows import WINDOWS
from tools.lesson_taps import TAPS_OF

SECONDS = 12


@pytest.mark.parametrize("lesson", ["place", "food"])
def test_the_day_told_is_that_of_the_wheel_while_it_turns_too(lesson, monkeypatch):
    original, drawn, days = hub._day, [], set()
    monkeypatch.setattr(hub, "_day", lambda *about: drawn.append(original(*about)) or drawn[-1])
    learner = LearnerAtTable(TZOLKIN, lesson)
    taps = TAPS_OF["tzolkin"][lesson]
    learner.taps(*taps[: taps.index("end-turn")])
    learner.wait_for("end-turn")
    learner.stage.reduced_motion = False
    learner.tap("end-turn")
    for _frame in range(round(SECONDS / FRAME)):
        learner.wait(FRAME)
        picture = learner.table.picture
        if drawn and not picture.shown.cover:
            assert str(explain(picture.viewer, Calendar()).name) == drawn[-1]
            days.add(drawn[-1])
        if "go-on" in learner.ids() and learner.element("go-on").enabled:
            learner.tap("go-on")
    assert len(days) == 2


def test_the_day_told_is_that_of_the_wheel_that_is_wound_ahead(monkeypatch):
    original, drawn = hub._day, []
    monkeypatch.setattr(hub, "_day", lambda *about: drawn.append(original(*about)) or drawn[-1])
    table = visit(SCENES["look-ahead-4"], WINDOWS["1280x800@1"]).stage.bottom
    assert table.picture.viewer.ahead
    assert str(explain(table.picture.viewer, Calendar()).name) == drawn[-1]
