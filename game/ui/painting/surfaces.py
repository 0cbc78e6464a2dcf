"""Surfaces: new ones that blend fast, the cache that keeps drawn ones, and layers of a picture."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import cache, wraps
from typing import Final, ParamSpec

import pygame
from pygame import Rect

from game.ui import i18n
from game.ui.screen import Canvas, Screen


def transparent_surface(size: tuple[int, int]) -> pygame.Surface:
    """Return a clear surface with alpha whose colour channels have the display's order.

    In the browser blending takes five times as long if the channels of the two surfaces have a
    different order, as those of the display and of pygame's usual surface with alpha have.
    """
    return pygame.Surface(size, pygame.SRCALPHA, 32, _masks())


@cache
def _masks() -> tuple[int, int, int, int]:
    return pygame.Surface((1, 1), pygame.SRCALPHA).convert_alpha().get_masks()


# The surface cache: one LRU store of drawn surfaces, shared by the whole program.
#
# All surfaces in it share one budget in bytes, which follows the window's size. So memory is
# bounded whatever is shown, and a scene's surfaces are dropped when others need the room.

_P = ParamSpec("_P")

WINDOWS: Final = 5
"""How many pictures of the window's size the budget has room for."""
BESIDE: Final = 8 << 20
"""Bytes of the budget beside them, for pictures that do not grow with the window."""

_kept: OrderedDict[tuple[SurfaceCache, Hashable], pygame.Surface] = OrderedDict()
_bytes = 0
_most = BESIDE + WINDOWS * (1280 * 800 * 4)


def set_budget_for_window(size: tuple[int, int]) -> None:
    """Set the budget for a window of this size (device pixels); drop what no longer fits."""
    global _most  # noqa: PLW0603 (there is one memory)
    _most = BESIDE + WINDOWS * 4 * size[0] * size[1]
    _shrink()


def used_bytes() -> int:
    """Return the bytes of all surfaces in the cache."""
    return _bytes


def budget() -> int:
    """Return the greatest number of bytes that the cache may hold."""
    return _most


def forget() -> None:
    """Drop all surfaces, so that everything is painted anew."""
    for owner, key in list(_kept):
        owner.drop(key)


class SurfaceCache:
    """A part of the shared store with keys of its own."""

    def __len__(self) -> int:
        return sum(owner is self for owner, _key in _kept)

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
        for owner, key in list(_kept):
            if owner is self:
                self.drop(key)


def cached_surface(make: Callable[_P, pygame.Surface]) -> Callable[_P, pygame.Surface]:
    """Decorate a function so that its surfaces are cached by its positional arguments."""
    own = SurfaceCache()

    @wraps(make)
    def found(*given: _P.args, **named: _P.kwargs) -> pygame.Surface:
        return own.get(given, lambda: make(*given, **named))

    return found


def _shrink() -> None:
    while _bytes > _most:
        owner, key = next(iter(_kept))
        owner.drop(key)


def _size(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


# Layers: pictures that are kept between draws, and painted anew only after a change.

Painter = Callable[[Canvas], Iterator[None] | None]
"""Paints a canvas at once (and returns None), or part by part as an iterator."""
_Key = tuple[Hashable, Screen | None, Hashable]
"""The caller's key, the screen, and the language in use."""


class Layer:
    """Keeps one painted picture of the canvas's size, as long as the surface cache has room for it.

    The caller's ``key`` stands for all that the picture depends on, beside screen and language.
    """

    def __init__(self) -> None:
        self._key: _Key = None, None, None
        self._kept = SurfaceCache()

    def prepare(self, canvas: Canvas, key: Hashable, paint: Painter) -> Iterator[None]:
        """Paint the picture for a key step by step, unless it is kept, so that draw() is quick."""
        if self._kept.find(_key(key, canvas.screen)) is None:
            yield from self._painted(canvas, key, paint, _new(canvas))

    def draw(self, canvas: Canvas, key: Hashable, paint: Painter) -> None:
        """Draw the picture; paint it first if key, screen or language have changed."""
        picture = self._kept.find(_key(key, canvas.screen))
        if picture is None:
            picture = self._used(canvas) or _new(canvas)
            self.clear()
            for _part in self._painted(canvas, key, paint, picture):
                pass
        canvas.surface.blit(picture, (0, 0))

    def patch(self, screen: Screen, key: Hashable, paint: Painter, parts: Iterable[Rect]) -> None:
        """Change the kept picture into that for a new key by painting only these parts anew.

        Does nothing if no picture is kept, or if screen or language have changed.
        """
        picture = self._kept.find(self._key)
        if picture is None or self._key != _key(self._key[0], screen):
            return
        for part in parts:
            picture.set_clip(part)
            for _part in paint(Canvas(picture, screen)) or ():
                pass
        picture.set_clip(None)
        self._keep(key, screen, picture)

    @property
    def empty(self) -> bool:
        """True if no picture is kept, so that the next draw has to paint."""
        return self._key not in self._kept

    def hold(self) -> None:
        """Mark the picture as just used, so that the cache drops others first."""
        self._kept.find(self._key)

    def clear(self) -> None:
        """Drop the picture."""
        self._kept.drop(self._key)

    def _used(self, canvas: Canvas) -> pygame.Surface | None:
        """Return the last picture to paint over, or None if its size differs.

        New surfaces for every change would fragment the memory.
        """
        last = self._kept.find(self._key)
        same = last is not None and last.get_size() == canvas.surface.get_size()
        return last if same else None

    def _painted(
        self, canvas: Canvas, key: Hashable, paint: Painter, picture: pygame.Surface
    ) -> Iterator[None]:
        yield from paint(Canvas(picture, canvas.screen)) or ()
        self._keep(key, canvas.screen, picture)

    def _keep(self, key: Hashable, screen: Screen, picture: pygame.Surface) -> None:
        self.clear()
        self._key = _key(key, screen)
        self._kept.put(self._key, picture)


def _key(key: Hashable, screen: Screen) -> _Key:
    return key, screen, i18n.in_use()


def _new(canvas: Canvas) -> pygame.Surface:
    return pygame.Surface(canvas.surface.get_size())
