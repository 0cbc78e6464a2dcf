"""A match handed on: what the dialog shows and copies, at every size."""

import asyncio

import pygame
import pytest

from game.games import record_from_code
from game.platform import platform
from game.table.dialogs.share import open_share_dialog
from game.tikal.rules.game_rules import RULES, random_match
from game.tikal.rules.records import TikalMatch, read, write
from game.tikal.rules.setup import MINI
from game.ui.painting.qr import qr_code
from game.ui.scene import Scene
from tests.windows import Viewer, check_lines, sized

PAGE = "https://example.org/play/"


def running():
    """A match that goes on."""
    match = random_match(MINI, 2, 4)
    begun = TikalMatch(match.setup)
    for action in match.actions[:40]:
        begun.play(action)
    return begun


class Sharer(Viewer):
    def __init__(self, match, size=(1280, 800, 1)):
        super().__init__(*size)
        self.stage.go(Scene(self.stage))
        open_share_dialog(self.stage, match, RULES)
        self.look()

    def copied(self, button):
        self.tap(button)
        (errand,), self.stage.tasks = self.stage.tasks, []
        asyncio.run(errand())
        return pygame.scrap.get_text()


@pytest.fixture
def on_a_page(monkeypatch):
    monkeypatch.setattr(platform.sharing, "page", PAGE, raising=False)


def test_a_finished_game_is_copied_as_a_code_a_link_and_a_record(on_a_page):
    match = random_match(MINI, 2, 4)
    sharer = Sharer(match)
    code = sharer.copied("share/code")
    assert record_from_code(code) == write(match)
    assert sharer.copied("share/link") == f"{PAGE}#g={code}"
    assert sharer.copied("share/record") == write(match)


def test_a_game_that_goes_on_is_veiled_and_says_so():
    match = running()
    sharer = Sharer(match)
    opened = record_from_code(sharer.copied("share/code"))
    assert '"veiled"' in opened
    assert '"deck"' not in opened
    assert write(read(opened)) == write(match)
    assert "not locked" in str(sharer.stage.top.parcels[0].words)


def test_only_the_beginning_can_be_shared():
    match = random_match(MINI, 2, 4)
    sharer = Sharer(match)
    sharer.tap("share/which/1")
    begun = read(record_from_code(sharer.copied("share/code")))
    assert begun.setup == match.setup
    assert not begun.actions


def test_without_a_page_there_is_no_link():
    assert "share/link" not in Sharer(running()).ids()


@sized()
def test_layout(size, on_a_page, lines):
    sharer = Sharer(running(), size)
    sharer.check_layout()
    if size[0] >= 360:
        check_lines(lines, sharer.stage.screen)


def test_a_text_that_is_too_long_has_no_qr_code():
    assert qr_code(["A" * 5_000]) is None


def test_the_picture_holds_finders_in_three_corners_and_light_around():
    picture = qr_code([f"{PAGE}#g=", "ABC234"])
    side = picture.get_width()
    finder = [(4, 4), (side - 11, 4), (4, side - 11)]
    dark = picture.get_at((4, 4))
    for x, y in finder:
        assert [picture.get_at((x + i, y)) == dark for i in range(7)] == [True] * 7
        assert picture.get_at((x + 1, y + 1)) != dark
    assert all(picture.get_at((x, 0)) != dark for x in range(side))


def test_a_record_that_holds_more_than_a_code_can_says_so():
    match = running()
    match.extra["diary"] = "x" * 60_000
    sharer = Sharer(match)
    assert not sharer.element("share/code").enabled
    sharer.tap("share/code")
    assert "holds more than a code can" in sharer.stage.toasts.current_text
    assert not sharer.stage.tasks
    sharer.tap("share/which/1")
    assert sharer.element("share/code").enabled
