"""A stage on a picture instead of a window, worked through what can be touched."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.platform import platform
from game.platform.files import FileStorage
from game.ui import theme
from game.ui.element import Element
from game.ui.input import Press, Release, Tap
from game.ui.scene import Stage
from game.ui.screen import Screen

Opening = Callable[["Visit"], None]
_AGES = 60.0
"""Seconds after which every note in passing has gone."""


class Visit:
    """Shows one scene at one size, without motion."""

    def __init__(self, screen: Screen) -> None:
        self.surface = pygame.display.set_mode(screen.size)
        self.stage = Stage(screen, reduced_motion=True)
        self.now = 0.0

    def look(self, seconds: float = theme.SETTLE) -> None:
        """Two turns of the loop, the second after the first draw."""
        for _turn in range(2):
            self.now += seconds
            if self.stage.update(self.now):
                self.stage.draw(self.surface)

    def settle(self) -> None:
        """Looks until the notes in passing have gone. It is a whole minute then, however long it
        took to come here: a caret that blinks is seen, always."""
        self.now += -self.now % _AGES
        self.look(_AGES)

    def ids(self) -> list[str]:
        """What can be seen to be touched."""
        return [element.id for element in self.stage.elements()]

    def element(self, id: str) -> Element:
        """The one element with this id.

        Raises:
            ValueError: there is none, or more than one.
        """
        (found,) = [one for one in self.stage.elements() if one.id == id]
        return found

    def tap(self, *ids: str) -> None:
        """Touches elements one after another, as soon as they take a tap; grey ones too. A verb
        that is put away is drawn out first."""
        for id in ids:
            if id.startswith("action/") and id not in self.ids():
                self.tap("actions")
            end = self.now + 2 * theme.SETTLE_BINDING
            while not self.element(id).enabled and self.now < end:
                self.look()
            place = self.element(id).rect.center
            for gesture in (Press(place), Tap(place), Release()):
                self.stage.handle(gesture)
            self.look()


def visit(opening: Opening, screen: Screen) -> Visit:
    """Opens a scene of the gallery; what it keeps is kept in a folder that goes at once."""
    pygame.display.init()
    pygame.font.init()
    with tempfile.TemporaryDirectory() as folder:
        storage, platform.storage = platform.storage, FileStorage(Path(folder))
        try:
            shown = Visit(screen)
            opening(shown)
            shown.settle()
        finally:
            platform.storage = storage
    return shown
