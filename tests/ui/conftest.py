"""A window without a screen, for all tests of the kit."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.ui.screen import Canvas, Screen
from game.ui.sound import speaker
from tests.system_painter import without_system_fonts


@pytest.fixture(autouse=True)
def _window(monkeypatch):
    pygame.display.init()
    pygame.font.init()
    monkeypatch.setattr(speaker, "_deaf", True)
    pygame.display.set_mode((640, 480))
    without_system_fonts(monkeypatch)


@pytest.fixture
def screen():
    return Screen(640, 480)


@pytest.fixture
def canvas(screen):
    return Canvas(pygame.Surface((640, 480)), screen)
