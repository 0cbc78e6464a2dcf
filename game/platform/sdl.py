"""What SDL knows of screens and of the window, and pygame.display does not pass on.

It is asked in the very library that pygame has loaded. pygame.display.toggle_fullscreen makes a
new window and forgets that the old one was maximised; pygame.Window knows neither the room that
task bars leave nor how wide a window's frame is.
"""

from __future__ import annotations

import ctypes
import sys
from enum import IntFlag
from typing import NamedTuple

import pygame

# elsewhere a symbol is looked up in what a library was linked with, too
_sdl = ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.display.__file__)
_sdl.SDL_GetWindowFromID.restype = ctypes.c_void_p
_MOST_WINDOWS = 1000
_FULL_SCREEN = 0x1001  # SDL_WINDOW_FULLSCREEN_DESKTOP


class WindowFlags(IntFlag):
    """How a window is shown: the flags that matter to us, with SDL's values."""

    FULL_SCREEN = 0x1
    MINIMISED = 0x40
    MAXIMISED = 0x80


class Frame(NamedTuple):
    """How far a window's frame reaches beyond it, in the screen's pixels."""

    top: int
    left: int
    bottom: int
    right: int


class _Rect(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in "xywh"]


def usable_areas() -> list[pygame.Rect]:
    """Of every screen, the part that no task bar covers, the main screen's first."""
    areas = []
    for screen, (width, height) in enumerate(pygame.display.get_desktop_sizes()):
        area = _Rect()
        if _sdl.SDL_GetDisplayUsableBounds(screen, ctypes.byref(area)) == 0:
            areas.append(pygame.Rect(area.x, area.y, area.w, area.h))
        else:
            areas.append(pygame.Rect(0, 0, width, height))
    return areas


def shown() -> WindowFlags:
    """How the window is shown now."""
    return WindowFlags(_sdl.SDL_GetWindowFlags(_window()) & sum(WindowFlags))


def frame() -> Frame:
    """The window's frame; none in full screen, and where the system does not tell."""
    edges = [ctypes.c_int() for _ in Frame._fields]
    _sdl.SDL_GetWindowBordersSize(_window(), *map(ctypes.byref, edges))
    return Frame(*(edge.value for edge in edges))


def maximise() -> None:
    """Gives the window all the room that task bars leave."""
    _sdl.SDL_MaximizeWindow(_window())


def set_full_screen(on: bool) -> None:
    """Gives the window the whole screen in the screen's own size, or what it had before."""
    if _sdl.SDL_SetWindowFullscreen(_window(), _FULL_SCREEN if on else 0):
        raise pygame.error(pygame.get_error())


def _window() -> ctypes.c_void_p:
    """The one that pygame.display has opened; SDL counts them from 1 while it runs."""
    found = map(_sdl.SDL_GetWindowFromID, range(1, _MOST_WINDOWS))
    return ctypes.c_void_p(next(filter(None, found)))
