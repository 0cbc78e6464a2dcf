"""The rectangles of a picture that have to be drawn again."""

from __future__ import annotations

from pygame import Rect


class Damage:
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

    def take(self) -> list[Rect]:
        """Return all rectangles added since the last call, and forget them."""
        parts, self._parts = self._parts, []
        return parts
