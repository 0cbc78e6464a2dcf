"""The window as the game sees it: size, density, and margins that a device may cover."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import pygame

# In CSS pixels: if the shorter side is below TIGHT everything shrinks, above ROOMY it all grows,
# to LARGEST times at most.
TIGHT = 320
ROOMY = (1600, 1000)
LARGEST = 2.0


@dataclass(frozen=True)
class Screen:
    """A window's measures.

    Attributes:
        width, height: its size in device pixels.
        ratio: device pixels per CSS pixel.
        insets: margins that notches, system bars or a standing line cover, in device pixels: top,
            right, bottom, left.
    """

    width: int
    height: int
    ratio: float = 1.0
    insets: tuple[int, int, int, int] = (0, 0, 0, 0)

    @cached_property
    def scale(self) -> float:
        """Device pixels per dp; a dp is a CSS pixel unless the window is tiny or huge."""
        short, wide, high = (
            min(self.width, self.height) / self.ratio,
            self.width / self.ratio / ROOMY[0],
            self.height / self.ratio / ROOMY[1],
        )
        fit = min(1.0, max(short, 1.0) / TIGHT) * min(LARGEST, max(1.0, min(wide, high)))
        return self.ratio * fit

    def px(self, dp: float) -> int:
        """Return the device pixels of a size in dp, at least 1."""
        return max(1, round(dp * self.scale))

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def rect(self) -> pygame.Rect:
        return pygame.Rect(0, 0, self.width, self.height)

    @property
    def safe(self) -> pygame.Rect:
        """The window without its insets; the whole window if nothing would be left."""
        top, right, bottom, left = self.insets
        room = pygame.Rect(left, top, self.width - left - right, self.height - top - bottom)
        return room if room.w > 0 and room.h > 0 else self.rect

    @property
    def portrait(self) -> bool:
        return self.height > self.width

    @property
    def compact(self) -> bool:
        """True for a window of a phone's size: the shorter side is under 600 dp."""
        return min(self.width, self.height) < 600 * self.scale


@dataclass(frozen=True)
class Canvas:
    """What a scene draws on: a surface and the screen that gives its sizes."""

    surface: pygame.Surface
    screen: Screen

    def px(self, dp: float) -> int:
        """Return the device pixels of a size in dp, at least 1."""
        return self.screen.px(dp)
