"""Whoever asks the system for contrast has it, on the canvas and on the page."""

from __future__ import annotations

import io

import pygame
import pytest

from game.ui import contrast
from tests.web.driver import Drive

ASKED = [{"contrast": "more"}, {"forced_colors": "active"}]


@pytest.mark.parametrize("drive", ASKED, indirect=True, ids=str)
def test_the_game_is_drawn_in_high_contrast_while_the_system_asks_for_it(drive: Drive) -> None:
    drive.open()
    assert is_plain(drive)
    drive.page.emulate_media(contrast="no-preference", forced_colors="none")
    drive.wait(lambda: not is_plain(drive), "the usual contrast")
    assert drive.complaints == []


def is_plain(drive: Drive) -> bool:
    """Whether a button of the title lies on plain light ground."""
    shot = pygame.image.load(io.BytesIO(drive.page.screenshot()))
    x, y, _width, height = drive.elements()["title/open"]["rect"]
    return shot.get_at((round(x + 8), round(y + height / 2)))[:3] == contrast.LIGHT
