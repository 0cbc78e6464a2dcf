"""The window as the game sees it: its measures, rectangles that divide it, and what has changed."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import pygame
from pygame import Rect

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
        insets: margins that notches, system bars or a banner cover, in device pixels: top,
            right, bottom, left.
        text_size: how much larger than usual text is to be drawn, where it has room.
        left_handed: True if what is touched is to lie at the left.
    """

    width: int
    height: int
    ratio: float = 1.0
    insets: tuple[int, int, int, int] = (0, 0, 0, 0)
    left_handed: bool = False
    text_size: float = 1.0

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
    def rect(self) -> Rect:
        return Rect(0, 0, self.width, self.height)

    @property
    def safe(self) -> Rect:
        """The window without its insets; the whole window if nothing would be left."""
        top, right, bottom, left = self.insets
        room = Rect(left, top, self.width - left - right, self.height - top - bottom)
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


class DirtyRects:
    """Rectangles that have changed; no two of them overlap."""

    def __init__(self) -> None:
        self._parts: list[Rect] = []

    def __bool__(self) -> bool:
        return bool(self._parts)

    def add(self, part: Rect) -> None:
        """Add a rectangle, merged with those that it overlaps; ignore one without a size."""
        if not part.w or not part.h:
            return
        part = part.copy()
        while (hit := part.collidelist(self._parts)) >= 0:
            part.union_ip(self._parts.pop(hit))
        self._parts.append(part)

    def take_all(self) -> list[Rect]:
        """Return all rectangles added since the last call, and forget them."""
        parts, self._parts = self._parts, []
        return parts


# Dividing a rectangle into rows, bands and cells.


def row(area: Rect, count: int, gap: int) -> list[Rect]:
    """Return rectangles of equal width side by side, filling the area."""
    edges = [area.x + round(i * (area.w + gap) / count) for i in range(count + 1)]
    return [Rect(a, area.y, max(1, b - a - gap), area.h) for a, b in itertools.pairwise(edges)]


def grid(area: Rect, columns: int, rows: int, gap: int) -> list[Rect]:
    """Return cells of equal size, row by row, filling the area."""
    edges = [area.y + round(i * (area.h + gap) / rows) for i in range(rows + 1)]
    bands = [Rect(area.x, a, area.w, max(1, b - a - gap)) for a, b in itertools.pairwise(edges)]
    return [cell for band in bands for cell in row(band, columns, gap)]


def stack(area: Rect, heights: Mapping[str, int], gap: int) -> dict[str, Rect]:
    """Return bands of these heights, by the same names, from the area's top down."""
    bands: dict[str, Rect] = {}
    y = area.y
    for name, height in heights.items():
        bands[name] = Rect(area.x, y, area.w, height)
        y += height + gap
    return bands


def split(area: Rect, width: int, gap: int) -> tuple[Rect, Rect]:
    """Cut this width off an area's right end; return the rest (less the gap) and the end."""
    width = min(width, area.w - gap - 1)
    end = Rect(area.right - width, area.y, width, area.h)
    return Rect(area.x, area.y, area.w - width - gap, area.h), end


def around(hole: Rect, room: Rect) -> list[Rect]:
    """Return a rectangle without a hole, as up to four strips; all of it if they do not overlap."""
    hole = hole.clip(room)
    if not hole.size[0] or not hole.size[1]:
        return [room]
    strips = [
        Rect(room.x, room.y, room.w, hole.top - room.y),
        Rect(room.x, hole.bottom, room.w, room.bottom - hole.bottom),
        Rect(room.x, hole.top, hole.left - room.x, hole.h),
        Rect(hole.right, hole.top, room.right - hole.right, hole.h),
    ]
    return [strip for strip in strips if strip.w and strip.h]
