"""A layer of the picture that is kept between draws, and painted anew only after a change."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator

import pygame
from pygame import Rect

from game.ui import i18n
from game.ui.painting.cache import SurfaceCache
from game.ui.screen import Canvas, Screen

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
