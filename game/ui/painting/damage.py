"""What of a picture is not right any more and is to be drawn again."""

from __future__ import annotations

from pygame import Rect


class Damage:
    """Rectangles that have changed; no two of them overlap."""

    def __init__(self) -> None:
        self._parts: list[Rect] = []

    def __bool__(self) -> bool:
        return bool(self._parts)

    def add(self, part: Rect) -> None:
        """This has changed, too; nothing where it has no size."""
        if not part.w or not part.h:
            return
        part = part.copy()
        while (hit := part.collidelist(self._parts)) >= 0:
            part.union_ip(self._parts.pop(hit))
        self._parts.append(part)

    def take(self) -> list[Rect]:
        """All that has changed since this was asked last."""
        parts, self._parts = self._parts, []
        return parts
