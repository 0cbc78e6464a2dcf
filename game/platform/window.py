"""The window on a desktop: it opens where it was left, in full screen if it was closed so."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect

from game.platform import sdl
from game.platform.sdl import Frame, WindowFlags
from game.platform.values import NoWindow, StorageError

if TYPE_CHECKING:
    from game.platform.surface import Storage

# The place of the window on the screens, saved for the next start.

SIZE: Final = (1280, 800)
"""The width and height of a first window, if there is room for it, in screen pixels."""
SHARE: Final = 0.75
"""The share of a large screen's width and height that a first window may take."""
GUESSED: Final = Frame(40, 8, 8, 8)
"""The frame assumed until the real one is known, as wide as any common one."""
LEAST: Final = 200
"""The least width and height of a saved window, in screen pixels."""
FARTHEST: Final = 100_000
"""The largest coordinate of a saved window, in screen pixels."""


@dataclass(frozen=True)
class WindowPlace:
    """The place of the window when it is neither maximised nor in full screen, in screen pixels.

    Attributes:
        x: the left edge of the content, without the frame.
        y: the top edge of the content, without the frame.
        width: the width of the content.
        height: the height of the content.
        frame: the widths of the frame.
        maximised: True if the window is maximised.
        full_screen: True if the window is in full screen.
    """

    x: int
    y: int
    width: int
    height: int
    frame: Frame = GUESSED
    maximised: bool = False
    full_screen: bool = False

    @property
    def outer(self) -> Rect:
        """The window's rectangle with its frame."""
        top, left, bottom, right = self.frame
        size = self.width + left + right, self.height + top + bottom
        return Rect(self.x - left, self.y - top, *size)

    def moved(self, outer: Rect) -> WindowPlace:
        """Return this place moved and resized to a rectangle that includes the frame."""
        top, left, bottom, right = self.frame
        width, height = outer.w - left - right, outer.h - top - bottom
        return replace(self, x=outer.x + left, y=outer.y + top, width=width, height=height)


def first_place(area: Rect) -> WindowPlace:
    """Return the place of a first window, centred in a usable area.

    It has the usual size, more on a large screen, and at most the whole area.
    """
    share = min(SHARE * area.w / SIZE[0], SHARE * area.h / SIZE[1])
    width, height = (round(max(1.0, share) * side) for side in SIZE)
    grown = WindowPlace(0, 0, width, height).outer
    grown.size = min(grown.w, area.w), min(grown.h, area.h)
    grown.center = area.center
    return WindowPlace(0, 0, 0, 0).moved(grown)


def fitted_into(place: WindowPlace, areas: Sequence[Rect]) -> WindowPlace:
    """Return the place moved, and shrunk if needed, into the usable area that it overlaps most."""
    outer = place.outer
    area = max(areas, key=lambda one: _overlap(one, outer))
    outer.size = min(outer.w, area.w), min(outer.h, area.h)
    return place.moved(outer.clamp(area))


def _overlap(one: Rect, other: Rect) -> int:
    """Return the area that two rectangles share."""
    shared = one.clip(other)
    return shared.w * shared.h


def place_to_text(place: WindowPlace) -> str:
    """Return a place as text for ``place_from_text``."""
    return json.dumps(asdict(place))


def place_from_text(text: str) -> WindowPlace:
    """Read a place from the text that ``place_to_text`` made.

    Raises:
        ValueError: the text is no such place.
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
"""The name under which the window's place is stored."""
SETTLING: Final = 0.5
"""The seconds without a change after which the place is saved.

A window manager reports a change in several events.
"""
_CHANGES: Final = (
    pygame.WINDOWMOVED,
    pygame.WINDOWSIZECHANGED,
    pygame.WINDOWMAXIMIZED,
    pygame.WINDOWRESTORED,
)
_UNSEEN: Final = "offscreen"
"""SDL's driver of last resort, which draws to no screen: the program would run unseen."""
_NO_SCREEN: Final = "there is no screen to open a window on ({reason}); start it from a desktop"


class Window:
    """The program's only window; its place is kept in the storage."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._place: WindowPlace | None = None
        self._changed: float | None = None

    def open(
        self, title: str, icon: pygame.Surface, unseen: Callable[[], None] = lambda: None
    ) -> pygame.Surface:
        """Open the window at its last place and return the surface to draw on.

        ``unseen`` is called while the window is there and not shown yet.

        Raises:
            NoWindow: there is no screen.
        """
        # the program's name for task bars and sound mixers; the default is its file's name
        os.environ["SDL_VIDEO_X11_WMCLASS"] = os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = title
        os.environ["SDL_APP_NAME"] = title
        try:
            pygame.display.init()
            if pygame.display.get_driver() == _UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
                raise pygame.error("no display answers")
            pygame.display.set_caption(title)
            pygame.display.set_icon(icon)
            return self._opened(unseen)
        except pygame.error as error:
            raise NoWindow(_NO_SCREEN.format(reason=error)) from error

    def _opened(self, unseen: Callable[[], None]) -> pygame.Surface:
        """Open the window where it was left, within the usable area of a screen."""
        areas = sdl.usable_areas()
        kept = self._recalled()
        place = self._place = fitted_into(kept, areas) if kept else first_place(areas[0])
        outer = place.outer
        os.environ["SDL_VIDEO_WINDOW_POS"] = f"{outer.x},{outer.y}"
        hidden = pygame.RESIZABLE | pygame.HIDDEN
        surface = pygame.display.set_mode((place.width, place.height), hidden)
        unseen()
        sdl.show()
        # set it again: some systems do not include the frame when they place a new window
        pygame.display.set_window_position((place.x, place.y))
        if place.full_screen:
            sdl.set_full_screen(True)
        elif place.maximised:
            sdl.maximise()
        return surface

    @property
    def full_screen(self) -> bool:
        return WindowFlags.FULL_SCREEN in sdl.window_flags()

    @full_screen.setter
    def full_screen(self, on: bool) -> None:
        sdl.set_full_screen(on)
        # if the window opened in full screen, no window manager knows that it was maximised
        if not on and self._place and self._place.maximised:
            sdl.maximise()

    def consumes(self, event: pygame.event.Event, now: float) -> bool:
        """Return True if the event is for the window itself: a key that switches full screen.

        Changes of the window are noted, to be saved by ``save_settled_place``. ``now`` is in
        seconds.
        """
        if event.type in _CHANGES:
            self._changed = now
        if event.type != pygame.KEYDOWN or not _switches(event):
            return False
        self.full_screen = not self.full_screen
        return True

    def save_settled_place(self, now: float) -> None:
        """Save the place once no further change follows; call it once a frame."""
        if self._changed is not None and now - self._changed >= SETTLING:
            self.save_place()

    def save_place(self) -> None:
        """Save the window's present place, if it has changed, for the next start."""
        self._changed = None
        if self._place is None or self._place == (now := self._seen(self._place)):
            return
        self._place = now
        try:
            self._storage.write(NAME, place_to_text(now))
        except StorageError as error:
            logging.getLogger(__name__).warning("The window's place is not kept: %s", error)

    def _seen(self, before: WindowPlace) -> WindowPlace:
        """Return the present place.

        While the window is minimised, maximised or in full screen, the rectangle is that of
        ``before``.
        """
        shown = sdl.window_flags()
        if WindowFlags.MINIMISED in shown:
            return before
        full, maximised = WindowFlags.FULL_SCREEN in shown, WindowFlags.MAXIMISED in shown
        if full:
            return replace(before, full_screen=True)
        if maximised:
            return replace(before, full_screen=False, maximised=True)
        position, size = pygame.display.get_window_position(), pygame.display.get_window_size()
        return WindowPlace(*position, *size, sdl.window_frame())

    def _recalled(self) -> WindowPlace | None:
        """Return the place that was saved; None if there is none or it cannot be read."""
        try:
            kept = self._storage.read(NAME)
            return None if kept is None else place_from_text(kept)
        except (StorageError, ValueError) as error:
            logging.getLogger(__name__).warning("The window's place is not known: %s", error)
            return None


def _switches(event: pygame.event.Event) -> bool:
    """Return True for the usual keys for full screen on a desktop: F11 and Alt+Enter."""
    alt_enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and event.mod & pygame.KMOD_ALT
    return event.key == pygame.K_F11 or bool(alt_enter)
