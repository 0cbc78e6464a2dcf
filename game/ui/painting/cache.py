"""The one store of drawn surfaces that are worth keeping: what was not used for longest goes first.

All that is kept shares one budget in bytes, which follows the window's size. So the memory of the
program has a bound whatever is shown, and what a scene made goes when others need the room.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Final, ParamSpec

import pygame

_P = ParamSpec("_P")

WINDOWS: Final = 5
"""So many pictures of the window's size are kept, and"""
BESIDE: Final = 8 << 20
"""so many bytes beside them, for what does not grow with the window."""

_kept: OrderedDict[tuple[SurfaceCache, Hashable], pygame.Surface] = OrderedDict()
_bytes = 0
_most = BESIDE + WINDOWS * (1280 * 800 * 4)


def follow(size: tuple[int, int]) -> None:
    """Sets the budget for a window of this size, and drops what no longer fits."""
    global _most  # noqa: PLW0603 (there is one memory)
    _most = BESIDE + WINDOWS * 4 * size[0] * size[1]
    _shrink()


def kept() -> int:
    """The bytes of all that is kept."""
    return _bytes


def budget() -> int:
    """The most bytes that are kept."""
    return _most


class SurfaceCache:
    """A part of the store with keys of its own."""

    def __len__(self) -> int:
        return sum(cache is self for cache, _key in _kept)

    def __contains__(self, key: Hashable) -> bool:
        return (self, key) in _kept

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface kept under the key, made if there is none."""
        found = self.find(key)
        if found is None:
            self.put(key, found := make())
        return found

    def find(self, key: Hashable) -> pygame.Surface | None:
        """The surface kept under the key, if it is still there."""
        found = _kept.get((self, key))
        if found is not None:
            _kept.move_to_end((self, key))
        return found

    def put(self, key: Hashable, surface: pygame.Surface) -> None:
        """Keeps a surface, unless it is larger than all that may be kept."""
        global _bytes  # noqa: PLW0603
        self.drop(key)
        _kept[self, key] = surface
        _bytes += _size(surface)
        _shrink()

    def drop(self, key: Hashable) -> None:
        """Forgets what is kept under the key, if anything is."""
        global _bytes  # noqa: PLW0603
        dropped = _kept.pop((self, key), None)
        if dropped is not None:
            _bytes -= _size(dropped)

    def clear(self) -> None:
        """Forgets all keys."""
        for cache, key in list(_kept):
            if cache is self:
                self.drop(key)


def stored(make: Callable[_P, pygame.Surface]) -> Callable[_P, pygame.Surface]:
    """Has the surfaces that a function makes kept, by its positional arguments."""
    own = SurfaceCache()

    @wraps(make)
    def found(*given: _P.args, **named: _P.kwargs) -> pygame.Surface:
        return own.get(given, lambda: make(*given, **named))

    return found


def _shrink() -> None:
    while _bytes > _most:
        cache, key = next(iter(_kept))
        cache.drop(key)


def _size(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()
