"""The cached picture of all that lies around the board; only what changes is painted again."""

import time
from collections.abc import Iterable, Iterator
from typing import Final

from pygame import Rect

from game.ui.painting.damage import Damage
from game.ui.painting.layer import Layer, Painter
from game.ui.screen import Canvas, Screen

_KEY: Final = "around"
_ROWS: Final = 256
"""The greatest height of a band that is painted at once, in device pixels."""


class CachedPicture:
    """A picture that is painted once and then repaired where it has become out of date."""

    def __init__(self, paint: Painter) -> None:
        self._paint = paint
        self._layer = Layer()
        self._stale = Damage()
        self._mended: list[Rect] = []

    def change(self, part: Rect) -> None:
        """Mark a part of the window as out of date."""
        self._stale.add(part)

    def mend(self, screen: Screen, seconds: float) -> list[Rect]:
        """Paint parts that are out of date, band by band: one, and more until ``seconds`` are over.

        Returns the repaired rectangles once everything is up to date. Returns nothing while more is
        left to paint, so that no button is shown half painted.
        """
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
        """Draw the picture."""
        self._layer.draw(canvas, _KEY, self._paint)

    def prepare(self, canvas: Canvas) -> Iterator[None]:
        """Paint all of it, part by part, unless it is up to date, and draw it."""
        if self._stale.take():
            self._layer.clear()
        yield from self._layer.prepare(canvas, _KEY, self._paint)
        self.draw(canvas)

    def hold(self) -> None:
        """Keep the picture in the cache as if it had just been drawn."""
        self._layer.hold()

    def leave(self) -> None:
        """Free the picture's memory."""
        self._layer.clear()


def _bands(parts: Iterable[Rect]) -> Iterator[Rect]:
    """Split rectangles into bands of at most ``_ROWS`` rows, the topmost first."""
    for part in sorted(parts, key=lambda part: part.top):
        for top in range(part.top, part.bottom, _ROWS):
            yield Rect(part.x, top, part.w, min(_ROWS, part.bottom - top))
