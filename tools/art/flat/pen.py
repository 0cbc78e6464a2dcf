"""A pen on a square sheet: coordinates from 0 to ``side``, edges smoothed."""

from collections.abc import Iterable

from PIL import Image, ImageDraw

from tools.art.palette import INK

Points = Iterable[tuple[float, float]]
Fill = str | tuple[int, int, int, int]

NOTHING: Fill = (0, 0, 0, 0)
"""As a fill it rubs out."""
_FINER = 8


class Pen:
    """Draws at 8 times the size wanted; ``picture`` is smoothed down to it."""

    def __init__(self, size: int, side: float) -> None:
        """``size`` in pixels, ``side`` in the units of the coordinates."""
        self._size = size
        self._scale = size * _FINER / side
        self._sheet = Image.new("RGBA", (size * _FINER, size * _FINER), NOTHING)
        self._draw = ImageDraw.Draw(self._sheet)

    @property
    def picture(self) -> Image.Image:
        """What was drawn, at its size."""
        return self._sheet.resize((self._size, self._size), Image.Resampling.LANCZOS)

    def polygon(self, points: Points, fill: Fill = INK) -> None:
        """A filled polygon."""
        self._draw.polygon([(x * self._scale, y * self._scale) for x, y in points], fill=fill)

    def disc(self, x: float, y: float, radius: float, fill: Fill = INK) -> None:
        """A filled circle round (x, y)."""
        self.oval(x, y, radius, radius, fill)

    def oval(self, x: float, y: float, across: float, down: float, fill: Fill = INK) -> None:
        """A filled ellipse round (x, y) with two half axes."""
        self._draw.ellipse(self._scaled(x - across, y - down, x + across, y + down), fill=fill)

    def box(self, left: float, top: float, right: float, bottom: float, fill: Fill = INK) -> None:
        """A filled rectangle."""
        self._draw.rectangle(self._scaled(left, top, right, bottom), fill=fill)

    def line(self, points: Points, width: float, fill: Fill = INK) -> None:
        """A line through the points."""
        path = [(x * self._scale, y * self._scale) for x, y in points]
        self._draw.line(path, fill=fill, width=round(width * self._scale), joint="curve")

    def arc(
        self, around: tuple[float, float, float, float], start: float, end: float, width: float
    ) -> None:
        """A part of the ellipse in the box ``around``, clockwise, degrees from three o'clock."""
        stroke = round(width * self._scale)
        self._draw.arc(self._scaled(*around), start, end, fill=INK, width=stroke)

    def _scaled(
        self, left: float, top: float, right: float, bottom: float
    ) -> tuple[float, float, float, float]:
        k = self._scale
        return left * k, top * k, right * k, bottom * k
