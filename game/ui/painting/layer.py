"""A part of the picture that is kept between draws, painted anew only when it changes or when
another language is in use."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator

import pygame
from pygame import Rect

from game.ui import i18n
from game.ui.painting.cache import SurfaceCache
from game.ui.screen import Canvas, Screen

Painter = Callable[[Canvas], Iterator[None] | None]
"""Paints all at once, or part by part."""
_Key = tuple[Hashable, Screen | None, Hashable]
"""What is painted, for which screen, and in which language."""


class Layer:
    """Remembers one painted picture of the canvas's size, as long as the store has room for it."""

    def __init__(self) -> None:
        self._key: _Key = None, None, None
        self._kept = SurfaceCache()

    def prepare(self, canvas: Canvas, key: Hashable, paint: Painter) -> Iterator[None]:
        """Paints the picture part by part, unless it is there, so that it can be shown at once."""
        if self._kept.find(_key(key, canvas.screen)) is None:
            yield from self._painted(canvas, key, paint, _new(canvas))

    def draw(self, canvas: Canvas, key: Hashable, paint: Painter) -> None:
        """Shows the picture; paints it first if key, screen or language are not the last one's."""
        picture = self._kept.find(_key(key, canvas.screen))
        if picture is None:
            picture = self._used(canvas) or _new(canvas)
            self.clear()
            for _part in self._painted(canvas, key, paint, picture):
                pass
        canvas.surface.blit(picture, (0, 0))

    def patch(self, screen: Screen, key: Hashable, paint: Painter, parts: Iterable[Rect]) -> None:
        """Paints these parts of the last picture anew, in which that for the key is different."""
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
        """True if the next draw paints."""
        return self._key not in self._kept

    def hold(self) -> None:
        """Keeps the picture as one that was just drawn."""
        self._kept.find(self._key)

    def clear(self) -> None:
        """Forgets the picture."""
        self._kept.drop(self._key)

    def _used(self, canvas: Canvas) -> pygame.Surface | None:
        """The last picture, to be painted over: a new one each time would leave holes in memory."""
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
