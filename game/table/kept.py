"""What is kept of a table: all that lies around the board, in one picture that is mended."""

import time
from collections.abc import Iterable, Iterator
from typing import Final

from pygame import Rect

from game.ui.painting.damage import Damage
from game.ui.painting.layer import Layer, Painter
from game.ui.screen import Canvas, Screen

_KEY: Final = "around"
_ROWS: Final = 256
"""Rows that are painted at once."""


class CachedPicture:
    """A picture that a painter paints, and paints anew where it is not right any more."""

    def __init__(self, paint: Painter) -> None:
        self._paint = paint
        self._layer = Layer()
        self._stale = Damage()
        self._mended: list[Rect] = []

    def change(self, part: Rect) -> None:
        """It is not right any more in this part of the window."""
        self._stale.add(part)

    def mend(self, screen: Screen, seconds: float) -> list[Rect]:
        """Paints it anew where it is not right, band by band: one, and more for so long. Returns
        where all is right then; nothing while there is more to paint, for no button is to be seen
        by halves."""
        end, bands = time.perf_counter() + seconds, _bands(self._stale.take())
        for band in bands:
            self._layer.patch(screen, _KEY, self._paint, [band])
            self._mended.append(band)
            if time.perf_counter() >= end:
                break
        for band in bands:
            self._stale.add(band)
        if self._stale:
            return []
        mended, self._mended = self._mended, []
        return mended

    def draw(self, canvas: Canvas) -> None:
        """Shows it."""
        self._layer.draw(canvas, _KEY, self._paint)

    def prepare(self, canvas: Canvas) -> Iterator[None]:
        """Paints all of it, part by part, unless it is there and right, and shows it."""
        if self._stale.take():
            self._layer.clear()
        yield from self._layer.prepare(canvas, _KEY, self._paint)
        self.draw(canvas)

    def hold(self) -> None:
        """Keeps it as if it had just been shown."""
        self._layer.hold()

    def leave(self) -> None:
        """Gives it back."""
        self._layer.clear()


def _bands(parts: Iterable[Rect]) -> Iterator[Rect]:
    """The same in parts of so many rows at most, what lies highest first."""
    for part in sorted(parts, key=lambda part: part.top):
        for top in range(part.top, part.bottom, _ROWS):
            yield Rect(part.x, top, part.w, min(_ROWS, part.bottom - top))
