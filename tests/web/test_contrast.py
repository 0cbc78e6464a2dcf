"""Whoever asks the system for contrast has it, on the canvas and on the page."""

from __future__ import annotations

import io

import pygame
import pytest

from game.ui import contrast
from tests.web.driver import Drive

ASKED = [{"contrast": "more"}, {"forced_colors": "active"}]


@pytest.mark.parametrize("drive", ASKED, indirect=True, ids=str)
def test_the_game_is_drawn_in_high_contrast_if_the_system_asks_for_it(drive: Drive) -> None:
    drive.open()
    shot = pygame.image.load(io.BytesIO(drive.page.screenshot()))
    x, y, _width, height = drive.elements()["title/rules"]["rect"]
    assert shot.get_at((round(x + 8), round(y + height / 2)))[:3] == contrast.LIGHT
    assert drive.complaints == []
