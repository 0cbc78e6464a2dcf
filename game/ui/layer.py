"""A part of the picture that is kept between draws, painted anew only when it changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.ui.screen import Canvas


class Layer:
    """Holds one painted picture of the canvas's size; clear layers lie over what is below."""

    def __init__(self, clear: bool = False) -> None:
        self._clear = clear
        self._key: Hashable = None
        self._picture: pygame.Surface | None = None

    def draw(self, canvas: Canvas, key: Hashable, paint: Callable[[Canvas], None]) -> None:
        """Shows the picture; paints it first if the key or the screen is not the last one's."""
        full = (key, canvas.screen)
        if self._picture is None or self._key != full:
            size = canvas.surface.get_size()
            if self._clear:
                self._picture = pygame.Surface(size, pygame.SRCALPHA)
            else:
                self._picture = pygame.Surface(size).convert()
            paint(Canvas(self._picture, canvas.screen))
            if self._clear:
                self._picture = self._picture.premul_alpha()
            self._key = full
        flags = pygame.BLEND_PREMULTIPLIED if self._clear else 0
        canvas.surface.blit(self._picture, (0, 0), special_flags=flags)
