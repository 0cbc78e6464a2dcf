"""Only what has changed is drawn: the window looks as if all of it had been."""

import random

import pygame
import pytest

from game.ui import theme
from game.ui.input import Drag, Hover, Phase, Press, Release, Tap
from game.ui.screen import Screen
from tools.gallery import SCENES, visit

WINDOWS = [Screen(1180, 820), Screen(360, 560)]
AT_THE_TABLE = [name for name in SCENES if name.startswith(("acting", "placing", "bidding"))]
STEPS = 25


class Window:
    """A stage whose window is drawn as the app does it, part by part."""

    def __init__(self, shown):
        self.stage, self.surface, self.now = shown.stage, shown.surface, shown.now
        self.stage.bottom.redraw()
        self.turn()

    def do(self, *gestures):
        for gesture in gestures:
            self.stage.handle(gesture)
        self.turn()

    def turn(self):
        """Two turns of the loop, and as many more as somebody thinks."""
        turns = 2
        while turns or self.stage.busy:
            turns = max(0, turns - 1)
            self.frame(theme.SETTLE)

    def frame(self, seconds):
        """One turn of the loop, so much later; what was drawn, if anything."""
        self.now += seconds
        if part := self.stage.update(self.now):
            self.surface.set_clip(part)
            self.stage.draw(self.surface)
            self.surface.set_clip(None)
        return part

    def whole(self):
        """What the window would show if all of it were drawn, with nothing kept."""
        for scene in self.stage._scenes:
            scene.redraw()
        self.stage.update(self.now)
        whole = pygame.Surface(self.surface.get_size())
        self.stage.draw(whole)
        return whole

    def check(self, told):
        drawn, whole = (pygame.image.tobytes(one, "RGB") for one in (self.surface, self.whole()))
        assert drawn == whole, told


def places(stage):
    return [element.rect.center for element in stage.elements()]


def some(there):
    """About five, all over the window, others in each scene."""
    return there[len(there) % 3 :: max(3, len(there) // 5)]


@pytest.mark.parametrize("name", SCENES)
def test_what_lies_under_the_pointer_is_drawn_where_it_lies(name):
    window = Window(visit(SCENES[name], WINDOWS[0]))
    for place in some(places(window.stage)):
        beside = place[0] + 300, place[1]
        for gesture in (
            Hover(place),
            Press(place),
            Drag(place, beside, (300, 0), Phase.MOVE),
            Drag(place, beside, (0, 0), Phase.CANCEL),
            Release(),
        ):
            window.do(gesture)
            window.check(gesture)


@pytest.mark.parametrize("screen", WINDOWS, ids=str)
@pytest.mark.parametrize("name", AT_THE_TABLE)
def test_what_taps_change_at_the_table_is_drawn_where_it_is(name, screen):
    window = Window(visit(SCENES[name], screen))
    chance = random.Random(name)
    for _step in range(STEPS):
        place = chance.choice(places(window.stage))
        window.do(Press(place))
        window.check(("pressed", place))
        window.do(Tap(place), Release())
        window.check(("tapped", place))
