"""A part of the picture that is kept between draws, painted anew only when it changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

import pygame

from game.ui.screen import Canvas

Painter = Callable[[Canvas], Iterator[None] | None]
"""Paints all at once, or part by part."""


class Layer:
    """Holds one painted picture of the canvas's size."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._picture: pygame.Surface | None = None

    def prepare(self, canvas: Canvas, key: Hashable, paint: Painter) -> Iterator[None]:
        """Paints the picture part by part, so that it is there when it is to be shown."""
        picture = pygame.Surface(canvas.surface.get_size()).convert()
        yield from paint(Canvas(picture, canvas.screen)) or ()
        self._picture, self._key = picture, (key, canvas.screen)

    def draw(self, canvas: Canvas, key: Hashable, paint: Painter) -> None:
        """Shows the picture; paints it first if the key or the screen is not the last one's."""
        if self._picture is None or self._key != (key, canvas.screen):
            for _part in self.prepare(canvas, key, paint):
                pass
        assert self._picture
        canvas.surface.blit(self._picture, (0, 0))
