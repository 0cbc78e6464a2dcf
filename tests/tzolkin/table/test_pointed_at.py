"""Point by point over the table: wherever something is drawn, an explanation comes."""

from collections.abc import Iterator

import pygame
import pytest
from pygame import Rect

from game.tzolkin.rules.data.board import FIRST_TOOTH, PALENQUE
from game.tzolkin.table.board import draw_ground
from game.tzolkin.table.explaining import explain
from game.tzolkin.table.signs import spaces
from game.tzolkin.table.things import Calendar, Space
from game.ui import panels
from game.ui.controls.tooltips import lay_out_tooltip
from game.ui.input import Pos
from game.ui.screen import Canvas
from tools.gallery.tzolkin import LESSONS, SCENES
from tools.gallery.visit import Visit, visit
from tools.gallery.windows import LAYOUTS

STEP = 19
"""The distance of the points, in dp."""
AROUND = 6
"""Half the side of the square around a point that is filled by what is drawn, in dp."""
DIFFERENT = 70
CROWDED = (
    ("turn-5", "1280x800@1"),
    ("placing-3", "1180x820@1"),
    ("handing-5", "1280x800@1"),
    ("look-end-5", "1280x800@1"),
    ("keeping-5", "390x844@1"),
    ("placing-5", "390x844@1"),
    ("handing-3", "390x844@1"),
    ("technology-4", "844x390@1"),
    ("other-view-3", "1280x800@1"),
)


@pytest.mark.parametrize(("scene", "window"), CROWDED)
def test_whatever_is_drawn_is_explained(scene: str, window: str) -> None:
    seen = visit(SCENES[scene], LAYOUTS[window])
    drawn = list(_drawn(seen))
    assert len(drawn) > 50
    for held in (False, True):
        assert not [pos for pos in drawn if not _told(seen, pos, held=held)]


@pytest.mark.parametrize("window", ["390x844@1", "844x390@1"])
def test_a_space_is_drawn_large_above_the_words_that_explain_it(window: str) -> None:
    seen = visit(SCENES["turn-2"], LAYOUTS[window])
    picture, space = seen.stage.top.picture, Space(FIRST_TOOTH[PALENQUE] + 3)
    told = picture.explains(picture.parts.place_of(space).center, held=True)
    corn, wood = spaces.space(PALENQUE, 3)
    assert told.above.signs == ((*corn, *wood),)
    assert lay_out_tooltip(seen.stage.screen, told).above


def test_what_a_lesson_does_not_speak_of_yet_is_not_drawn_there_either() -> None:
    seen = visit(LESSONS["lesson-placing"], LAYOUTS["390x844@1"])
    picture, space = seen.stage.top.picture, Space(FIRST_TOOTH[PALENQUE] + 3)
    told = picture.explains(picture.parts.place_of(space).center, held=True)
    assert told.above is None


def _told(seen: Visit, pos: Pos, *, held: bool = False) -> str:
    """Return what is said at a pixel; empty for nothing."""
    widget = seen.stage.top.form.widget_at(pos)
    if held and widget and widget.repeats:
        return "a hold does it again and again"
    told = seen.stage.top._explained_at(pos, held=held)
    return str(told.words) if told else ""


def _drawn(seen: Visit) -> Iterator[Pos]:
    """Yield the points of a grid that lie on something, not on bare paving or wood."""
    screen, there = seen.stage.screen, pygame.Surface(seen.surface.get_size())
    canvas, places = Canvas(there, screen), seen.stage.top.picture.places
    panels.wood(canvas)
    bare = there.copy()
    draw_ground(canvas, places.board, overgrown=not seen.stage.top.picture.parts.unrolled)
    step, half = screen.px(STEP), screen.px(AROUND)
    for x in range(step, screen.rect.w - half, step):
        for y in range(step, screen.rect.h - half, step):
            square = Rect(x - half, y - half, 2 * half, 2 * half)
            if all(_filled(seen.surface, one, square) for one in (there, bare)):
                yield x, y


def _filled(drawn: pygame.Surface, ground: pygame.Surface, square: Rect) -> bool:
    """Return True if nothing of the ground is seen in a square."""
    spots = [
        (x, y)
        for x in range(square.left, square.right, 2)
        for y in range(square.top, square.bottom, 2)
    ]
    return all(
        max(
            abs(one - other)
            for one, other in zip(drawn.get_at(spot)[:3], ground.get_at(spot)[:3], strict=True)
        )
        > DIFFERENT
        for spot in spots
    )


@pytest.mark.parametrize(("scene", "told"), [("lesson-corn-hint", False), ("turn-2", True)])
def test_what_temples_give_is_told_once_they_are_spoken_of(scene: str, told: bool) -> None:
    picture = visit((SCENES | LESSONS)[scene], LAYOUTS["1280x800@1"]).stage.top.picture
    words = str(explain(picture.viewer, Calendar()).words)
    assert "Food day 1 in" in words
    assert ("of the temples" in words) == told
