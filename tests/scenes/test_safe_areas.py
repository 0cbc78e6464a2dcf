"""Phones with a notch and a home bar: nothing lies under them, and fingers find everything."""

import pytest

from game.platform import platform
from game.platform.files import FileStorage
from game.ui import theme
from game.ui.screen import Screen
from tools.gallery import SCENES, visit

UPRIGHT = Screen(390, 844, 1, (47, 0, 34, 0))
ACROSS = Screen(844, 390, 1, (0, 47, 21, 47))
FULLEST = (
    "title",
    "settings",
    "setup-4",
    "setup-options",
    "rulebook",
    "acting-late-4",
    "party-late-4",
    "exchange",
    "menu",
    "scoring-4",
    "watching-4",
    "auction-bidding-4",
    "results-4",
)


@pytest.mark.parametrize("screen", [UPRIGHT, ACROSS], ids=["upright", "across"])
@pytest.mark.parametrize("name", FULLEST)
def test_all_that_can_be_touched_is_clear_and_large_enough(name, screen):
    shown = visit(SCENES[name], screen)
    touched = [one for one in shown.stage.elements() if not one.id.startswith("space/")]
    assert touched
    for one in touched:
        assert screen.safe.contains(one.rect), one
        assert min(one.rect.size) >= screen.px(theme.TOUCH), one


@pytest.mark.parametrize("screen", [UPRIGHT, ACROSS], ids=["upright", "across"])
def test_the_settings_with_all_that_a_browser_adds(screen, monkeypatch):
    monkeypatch.setattr(FileStorage, "may_vanish", True)
    monkeypatch.setattr(type(platform), "can_full_screen", True)
    monkeypatch.setattr(platform, "update_waiting", lambda: True)
    test_all_that_can_be_touched_is_clear_and_large_enough("settings", screen)
