"""A window without a screen, and positions of random games."""

import os
import random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.tikal import rules
from game.tikal.rules.setup import new_setup
from game.ui.painting import surfaces
from game.ui.screen import Canvas, Screen


@pytest.fixture(autouse=True)
def _window():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


@pytest.fixture
def canvas():
    """A window, and the room for kept pictures that it gives; a test before may have left less."""
    screen = Screen(1280, 800)
    surfaces.set_budget_for_window(screen.size)
    return Canvas(pygame.Surface(screen.size).convert(), screen)


def played(seats, actions, seed):
    """What players see after some random actions; few turns end early."""
    state = rules.new_game(new_setup([{"name": "x", "kind": "human"}] * seats, 0, seed))
    chance = random.Random(seed)
    for _ in range(actions):
        legal = rules.legal_actions(state)
        busy = [action for action in legal if action.verb != "end"]
        rules.apply(state, chance.choice(busy or legal))
    return rules.view(state)
