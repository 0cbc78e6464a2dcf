"""The window on a desktop: opened where it was left, in full screen where that is wanted."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect

from game.platform import sdl
from game.platform.sdl import Frame, WindowFlags
from game.platform.values import NoWindow, StorageError

if TYPE_CHECKING:
    from game.platform.surface import Storage

# Where the window is on the screens, kept from one start to the next.

SIZE: Final = (1280, 800)
"""Of a first window where there is room for it."""
SHARE: Final = 0.75
"""Of a large screen that a first window takes, in either direction."""
GUESSED: Final = Frame(40, 8, 8, 8)
"""A frame before there is one: as wide as any common one."""
LEAST: Final = 200
"""Of a window's width and height that have to remain, in the screen's pixels."""
FARTHEST: Final = 100_000
"""From the main screen's corner, in the screen's pixels."""


@dataclass(frozen=True)
class WindowPlace:
    """The window's rectangle without its frame when it is neither maximised nor in full screen, in
    the screen's pixels, and its frame."""

    x: int
    y: int
    width: int
    height: int
    frame: Frame = GUESSED
    maximised: bool = False
    full_screen: bool = False

    @property
    def outer(self) -> Rect:
        """With the frame."""
        top, left, bottom, right = self.frame
        size = self.width + left + right, self.height + top + bottom
        return Rect(self.x - left, self.y - top, *size)

    def moved(self, outer: Rect) -> WindowPlace:
        """The same with this rectangle, frame included."""
        top, left, bottom, right = self.frame
        width, height = outer.w - left - right, outer.h - top - bottom
        return replace(self, x=outer.x + left, y=outer.y + top, width=width, height=height)


def first_place(area: Rect) -> WindowPlace:
    """In the middle of this usable area; larger on a large screen, all of it on a small one."""
    share = min(SHARE * area.w / SIZE[0], SHARE * area.h / SIZE[1])
    width, height = (round(max(1.0, share) * side) for side in SIZE)
    grown = WindowPlace(0, 0, width, height).outer
    grown.size = min(grown.w, area.w), min(grown.h, area.h)
    grown.center = area.center
    return WindowPlace(0, 0, 0, 0).moved(grown)


def pulled_in(place: WindowPlace, areas: Sequence[Rect]) -> WindowPlace:
    """The nearest place that lies within one of these usable areas, for what no longer does."""
    outer = place.outer
    area = max(areas, key=lambda one: _overlap(one, outer))
    outer.size = min(outer.w, area.w), min(outer.h, area.h)
    return place.moved(outer.clamp(area))


def _overlap(one: Rect, other: Rect) -> int:
    shared = one.clip(other)
    return shared.w * shared.h


def written(place: WindowPlace) -> str:
    """As text, for read_place."""
    return json.dumps(asdict(place))


def read_place(text: str) -> WindowPlace:
    """The place that was written.

    Raises:
        ValueError: this is none.
    """
    try:
        kept = json.loads(text)
        edges = Frame(*map(_number, kept["frame"]))
        x, y = (_number(kept[name]) for name in ("x", "y"))
        width, height = (_number(kept[name], LEAST) for name in ("width", "height"))
        maximised, full_screen = (_switch(kept[name]) for name in ("maximised", "full_screen"))
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise ValueError(f"no place of a window: {text:.60}") from error
    return WindowPlace(x, y, width, height, edges, maximised, full_screen)


def _number(value: object, least: int = -FARTHEST) -> int:
    if type(value) is not int or not least <= value <= FARTHEST:
        raise TypeError(value)
    return value


def _switch(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


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
        self._place: WindowPlace | None = None
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
        return WindowFlags.FULL_SCREEN in sdl.shown()

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

    def _seen(self, before: WindowPlace) -> WindowPlace:
        """The place now; what lies behind a larger window is as it was before."""
        shown = sdl.shown()
        if WindowFlags.MINIMISED in shown:
            return before
        full, maximised = WindowFlags.FULL_SCREEN in shown, WindowFlags.MAXIMISED in shown
        if full:
            return replace(before, full_screen=True)
        if maximised:
            return replace(before, full_screen=False, maximised=True)
        position, size = pygame.display.get_window_position(), pygame.display.get_window_size()
        return WindowPlace(*position, *size, sdl.frame())

    def _recalled(self) -> WindowPlace | None:
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
