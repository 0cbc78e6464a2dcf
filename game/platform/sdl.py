"""Functions of SDL for screens and windows that pygame.display does not offer.

They are called in the SDL library that pygame has loaded. pygame.display.toggle_fullscreen would
make a new window and forget that the old one was maximised; pygame.Window knows neither the area
that task bars leave free nor the size of a window's frame.
"""

from __future__ import annotations

import ctypes
import sys
from enum import IntFlag
from typing import NamedTuple

import pygame

# only Windows needs SDL's own library: other systems also look a symbol up in the libraries that
# the given one is linked with
_sdl = ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.display.__file__)
_sdl.SDL_GetWindowFromID.restype = ctypes.c_void_p
_MOST_WINDOWS = 1000
_FULL_SCREEN = 0x1001  # SDL_WINDOW_FULLSCREEN_DESKTOP


class WindowFlags(IntFlag):
    """How a window is shown: the flags that we use, with SDL's values."""

    FULL_SCREEN = 0x1
    MINIMISED = 0x40
    MAXIMISED = 0x80


class Frame(NamedTuple):
    """The widths of a window's frame on each side, in screen pixels."""

    top: int
    left: int
    bottom: int
    right: int


class _Rect(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in "xywh"]


def usable_areas() -> list[pygame.Rect]:
    """Return the part of every screen that no task bar covers; the main screen comes first."""
    areas = []
    for screen, (width, height) in enumerate(pygame.display.get_desktop_sizes()):
        area = _Rect()
        if _sdl.SDL_GetDisplayUsableBounds(screen, ctypes.byref(area)) == 0:
            areas.append(pygame.Rect(area.x, area.y, area.w, area.h))
        else:
            areas.append(pygame.Rect(0, 0, width, height))
    return areas


def window_flags() -> WindowFlags:
    """Return how the window is shown at present."""
    return WindowFlags(_sdl.SDL_GetWindowFlags(_window()) & sum(WindowFlags))


def window_frame() -> Frame:
    """Return the window's frame; all zeros in full screen, and if the system does not report it."""
    edges = [ctypes.c_int() for _ in Frame._fields]
    _sdl.SDL_GetWindowBordersSize(_window(), *map(ctypes.byref, edges))
    return Frame(*(edge.value for edge in edges))


def show() -> None:
    """Show a window that was opened hidden."""
    _sdl.SDL_ShowWindow(_window())


def maximise() -> None:
    """Maximise the window."""
    _sdl.SDL_MaximizeWindow(_window())


def set_full_screen(on: bool) -> None:
    """Switch the window to full screen in the screen's own resolution, or back to what it was.

    Raises:
        pygame.error: SDL refuses.
    """
    if _sdl.SDL_SetWindowFullscreen(_window(), _FULL_SCREEN if on else 0):
        raise pygame.error(pygame.get_error())


def _window() -> ctypes.c_void_p:
    """Return SDL's handle of the window that pygame.display has opened.

    SDL numbers windows from 1 on while it runs; the first one that still exists is taken.
    """
    found = map(_sdl.SDL_GetWindowFromID, range(1, _MOST_WINDOWS))
    return ctypes.c_void_p(next(filter(None, found)))
