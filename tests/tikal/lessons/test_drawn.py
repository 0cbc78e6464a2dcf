"""Of a lesson too, only what has changed is drawn: rings and words come and go where they lie."""

import pytest

from game.ui.input import Press, Release, Tap
from game.ui.screen import Screen
from tests.scenes.test_drawn_in_parts import Window
from tools.gallery import SCENES, visit

HINT = "lesson/hint"
TAPS = (HINT, HINT, "space/a5", HINT, "action/enter", "space/a5", HINT, "tool/undo", "lesson/anew")


@pytest.mark.parametrize("screen", [Screen(1280, 800), Screen(360, 560)], ids=str)
def test_rings_and_words_come_and_go_where_they_lie(screen):
    window = Window(visit(SCENES["lesson-walk"], screen))
    for id in TAPS:
        there = {one.id: one.rect.center for one in window.stage.elements()}
        place = there.get(id, there.get("actions"))
        if place:
            window.do(Press(place))
            window.do(Tap(place), Release())
            window.check(id)
