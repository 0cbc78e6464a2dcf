"""A letter without a picture is shown as a question mark, never as nothing."""

import asyncio

import pygame
import pytest

from game.scenes.setup import SetupScene
from game.tikal.description import TIKAL
from game.ui import letters, text, theme, typeface
from game.ui.input import Typed
from game.ui.screen import Canvas, Screen
from tests.windows import Viewer

SCREEN = Screen(400, 200)


@pytest.fixture(autouse=True)
def _fonts():
    pygame.font.init()
    pygame.display.set_mode((1, 1))


@pytest.mark.parametrize("words", ["Ána Żółć", "Größe – “so” …", "Marisol"])
@pytest.mark.parametrize("family", ["head", "text"])
def test_what_the_fonts_have_stays(words, family):
    assert typeface.drawable(words, family) == words


@pytest.mark.parametrize(
    ("name", "shown"), [("ขวัญ Li", "???? Li"), ("Ana🙂", "Ana?"), ("\u200b", "?"), ("ع", "?")]
)
def test_what_they_have_not_is_seen_to_be_missing(name, shown):
    canvas = Canvas(pygame.Surface(SCREEN.size), SCREEN)
    with text.record_drawn_lines() as lines:
        text.draw(canvas, name, (200, 100), theme.HEADING)
    (line,) = lines
    assert line.shown == shown
    assert not line.cut
    assert text.measure(SCREEN, name, theme.BODY) == text.measure(SCREEN, shown, theme.BODY)
    assert text.wrap(SCREEN, name, theme.BODY, 300) == [shown]


def test_it_is_said_where_the_name_is_typed_and_the_name_keeps_its_letters():
    viewer = Viewer(1280, 800, 1)
    nothing = lambda *_args: None  # noqa: E731
    viewer.stage.go(SetupScene(viewer.stage, game=TIKAL, back=nothing, start=nothing))
    viewer.look()
    viewer.tap("setup/seat1/name")
    viewer.stage.handle(Typed("Li"))
    assert not viewer.stage.toasts.current_text
    viewer.stage.handle(Typed("ข"))
    if new := letters.take_lacking():
        asyncio.run(letters.bring(viewer.stage, new))
    assert "is shown as ?" in viewer.stage.toasts.current_text
    assert viewer.stage.bottom.party.seats[0].name == "Liข"
