"""The window on a desktop: opened where it was left, in full screen where that is wanted."""

from __future__ import annotations

import logging
import os
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from game.platform import sdl
from game.platform.sdl import Shown
from game.platform.values import NoWindow, StorageError
from game.platform.window_place import Place, first_place, pulled_in, read_place, written

if TYPE_CHECKING:
    from game.platform.surface import Storage

NAME: Final = "window.json"
SETTLING: Final = 0.5
"""Seconds: a window manager tells what it has done to a window in several events."""
_CHANGES: Final = (
    pygame.WINDOWMOVED,
    pygame.WINDOWSIZECHANGED,
    pygame.WINDOWMAXIMIZED,
    pygame.WINDOWRESTORED,
)
_UNSEEN: Final = "offscreen"
"""SDL's last resort: it draws for nobody, and the program would go on unseen."""
_NO_SCREEN: Final = "there is no screen to open a window on ({reason}); start it from a desktop"


class Window:
    """The one window of the program; what is kept of it lies in the storage."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._place: Place | None = None
        self._changed: float | None = None

    def open(self, title: str, icon: pygame.Surface) -> pygame.Surface:
        """Opens it and returns the surface to draw on.

        Raises:
            NoWindow: there is no screen.
        """
        # what task bars and sound mixers call the program; pygame names it after its file
        os.environ["SDL_VIDEO_X11_WMCLASS"] = os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = title
        os.environ["SDL_APP_NAME"] = title
        try:
            pygame.display.init()
            if pygame.display.get_driver() == _UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
                raise pygame.error("no display answers")
            pygame.display.set_caption(title)
            pygame.display.set_icon(icon)
            return self._opened()
        except pygame.error as error:
            raise NoWindow(_NO_SCREEN.format(reason=error)) from error

    def _opened(self) -> pygame.Surface:
        areas = sdl.usable_areas()
        kept = self._recalled()
        place = self._place = pulled_in(kept, areas) if kept else first_place(areas[0])
        outer = place.outer
        os.environ["SDL_VIDEO_WINDOW_POS"] = f"{outer.x},{outer.y}"
        surface = pygame.display.set_mode((place.width, place.height), pygame.RESIZABLE)
        # not every system counts the frame in when it places a new window
        pygame.display.set_window_position((place.x, place.y))
        if place.full_screen:
            sdl.set_full_screen(True)
        elif place.maximised:
            sdl.maximise()
        return surface

    @property
    def full_screen(self) -> bool:
        return Shown.FULL_SCREEN in sdl.shown()

    @full_screen.setter
    def full_screen(self, on: bool) -> None:
        sdl.set_full_screen(on)
        # of a window that began in full screen no window manager knows what it was before
        if not on and self._place and self._place.maximised:
            sdl.maximise()

    def takes(self, event: pygame.event.Event, now: float) -> bool:
        """Whether the event is the window's own business; what changes the window is noted."""
        if event.type in _CHANGES:
            self._changed = now
        if event.type != pygame.KEYDOWN or not _switches(event):
            return False
        self.full_screen = not self.full_screen
        return True

    def keep_up(self, now: float) -> None:
        """Keeps a change once no other follows; call it once a frame."""
        if self._changed is not None and now - self._changed >= SETTLING:
            self.keep()

    def keep(self) -> None:
        """Keeps how the window is now for the next start."""
        self._changed = None
        if self._place is None or self._place == (now := self._seen(self._place)):
            return
        self._place = now
        try:
            self._storage.write(NAME, written(now))
        except StorageError as error:
            logging.getLogger(__name__).warning("The window's place is not kept: %s", error)

    def _seen(self, before: Place) -> Place:
        """The place now; what lies behind a larger window is as it was before."""
        shown = sdl.shown()
        if Shown.MINIMISED in shown:
            return before
        full, maximised = Shown.FULL_SCREEN in shown, Shown.MAXIMISED in shown
        if full:
            return replace(before, full_screen=True)
        if maximised:
            return replace(before, full_screen=False, maximised=True)
        position, size = pygame.display.get_window_position(), pygame.display.get_window_size()
        return Place(*position, *size, sdl.frame())

    def _recalled(self) -> Place | None:
        """Where the window was left, as far as that is known."""
        try:
            kept = self._storage.read(NAME)
            return None if kept is None else read_place(kept)
        except (StorageError, ValueError) as error:
            logging.getLogger(__name__).warning("The window's place is not known: %s", error)
            return None


def _switches(event: pygame.event.Event) -> bool:
    """Whether the key is one of the two that every desktop program has for full screen."""
    alt_enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and event.mod & pygame.KMOD_ALT
    return event.key == pygame.K_F11 or bool(alt_enter)
