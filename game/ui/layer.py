"""A part of the picture that is kept between draws, painted anew only when it changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

import pygame

from game.ui.screen import Canvas


class Layer:
    """Holds one painted picture of the canvas's size."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._picture: pygame.Surface | None = None

    def prepare(
        self, canvas: Canvas, key: Hashable, paint: Callable[[Canvas], Iterator[None]]
    ) -> Iterator[None]:
        """Paints the picture part by part, so that it is there when it is to be shown."""
        picture = pygame.Surface(canvas.surface.get_size()).convert()
        yield from paint(Canvas(picture, canvas.screen))
        self._picture, self._key = picture, (key, canvas.screen)

    def draw(self, canvas: Canvas, key: Hashable, paint: Callable[[Canvas], None]) -> None:
        """Shows the picture; paints it first if the key or the screen is not the last one's."""
        full = (key, canvas.screen)
        if self._picture is None or self._key != full:
            self._picture = pygame.Surface(canvas.surface.get_size()).convert()
            paint(Canvas(self._picture, canvas.screen))
            self._key = full
        canvas.surface.blit(self._picture, (0, 0))
