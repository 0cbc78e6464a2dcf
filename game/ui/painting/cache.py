"""The surface cache: one LRU store of drawn surfaces, shared by the whole program.

All surfaces in it share one budget in bytes, which follows the window's size. So memory is bounded
whatever is shown, and a scene's surfaces are dropped when others need the room.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Final, ParamSpec

import pygame

_P = ParamSpec("_P")

WINDOWS: Final = 5
"""How many pictures of the window's size the budget has room for."""
BESIDE: Final = 8 << 20
"""Bytes of the budget beside them, for pictures that do not grow with the window."""

_kept: OrderedDict[tuple[SurfaceCache, Hashable], pygame.Surface] = OrderedDict()
_bytes = 0
_most = BESIDE + WINDOWS * (1280 * 800 * 4)


def follow(size: tuple[int, int]) -> None:
    """Set the budget for a window of this size (device pixels); drop what no longer fits."""
    global _most  # noqa: PLW0603 (there is one memory)
    _most = BESIDE + WINDOWS * 4 * size[0] * size[1]
    _shrink()


def kept() -> int:
    """Return the bytes of all surfaces in the cache."""
    return _bytes


def budget() -> int:
    """Return the greatest number of bytes that the cache may hold."""
    return _most


class SurfaceCache:
    """A part of the shared store with keys of its own."""

    def __len__(self) -> int:
        return sum(cache is self for cache, _key in _kept)

    def __contains__(self, key: Hashable) -> bool:
        return (self, key) in _kept

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface under a key; make and keep it if there is none."""
        found = self.find(key)
        if found is None:
            self.put(key, found := make())
        return found

    def find(self, key: Hashable) -> pygame.Surface | None:
        """Return the surface under a key, or None if there is none (any more)."""
        found = _kept.get((self, key))
        if found is not None:
            _kept.move_to_end((self, key))
        return found

    def put(self, key: Hashable, surface: pygame.Surface) -> None:
        """Keep a surface under a key; one that exceeds the whole budget is dropped at once."""
        global _bytes  # noqa: PLW0603
        self.drop(key)
        _kept[self, key] = surface
        _bytes += _size(surface)
        _shrink()

    def drop(self, key: Hashable) -> None:
        """Drop the surface under a key, if there is one."""
        global _bytes  # noqa: PLW0603
        dropped = _kept.pop((self, key), None)
        if dropped is not None:
            _bytes -= _size(dropped)

    def clear(self) -> None:
        """Drop all surfaces of this part."""
        for cache, key in list(_kept):
            if cache is self:
                self.drop(key)


def stored(make: Callable[_P, pygame.Surface]) -> Callable[_P, pygame.Surface]:
    """Decorate a function so that its surfaces are cached by its positional arguments."""
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
