"""Dividing a rectangle into rows, bands and cells."""

import itertools
from collections.abc import Mapping

from pygame import Rect


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
