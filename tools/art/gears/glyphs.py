"""Twenty signs for the ring of the calendar, of our own invention: heads, shells, suns, bars, dots.

None is a real glyph. Each is drawn as heights: white stands out, black is cut.
"""

import io
import math
from typing import Final

import numpy as np
import resvg_py
from PIL import Image

from tools.art.gears.relief import Field

WIDE, HIGH = 27, 10
"""The grid of a sign with its number."""
_FINE: Final = 12
"""Pixels of a grid's square."""


def _raised(path: str) -> str:
    return f'<path d="{path}" fill="#fff"/>'


def _cut(path: str) -> str:
    return f'<path d="{path}" fill="#000"/>'


def _line(path: str, wide: float = 1.1, colour: str = "#fff") -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{wide}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _groove(path: str, wide: float = 0.8) -> str:
    return _line(path, wide, "#000")


def _disc(x: float, y: float, r: float, colour: str = "#fff") -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{colour}"/>'


def _hole(x: float, y: float, r: float) -> str:
    return _disc(x, y, r, "#000")


def _ring(x: float, y: float, r: float, wide: float = 1.0) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="#fff" stroke-width="{wide}"/>'


def _rays(x: float, y: float, inner: float, outer: float, count: int) -> str:
    parts = []
    for ray in range(count):
        turn, half = ray * 2 * math.pi / count, math.pi / count * 0.62
        points = ((inner, turn - half), (outer, turn), (inner, turn + half))
        parts.append(
            " L ".join(f"{x + r * math.cos(a):.2f} {y + r * math.sin(a):.2f}" for r, a in points)
        )
    return "".join(_raised(f"M {part} Z") for part in parts)


# In a box of 17 by 9, its middle at (8.5, 4.5).
_SUN = _disc(8.5, 4.5, 2.5) + _rays(8.5, 4.5, 2.9, 4.4, 8) + _hole(7.6, 4, 0.5) + _hole(9.4, 4, 0.5)
_SUN += _groove("M 7.5 5.6 Q 8.5 6.3 9.5 5.6", 0.6)
_SHELL = _raised("M 3 6 Q 3 0.4 9 0.4 Q 14.6 0.8 14 5 Q 13.4 8.6 9 8.4 L 2 8.4 Z")
_SHELL += _groove("M 4.6 7 Q 5 2.2 9.2 2.2 Q 12.6 2.6 12 5 Q 11 7 9 6.4 Q 7.6 5.6 8.8 4.4", 1.0)
_HEAD = _raised("M 4 8.6 L 4 3 Q 4.6 0.3 9 0.3 Q 13 0.6 12.6 3.4 L 14.6 5.4 L 12.8 6 L 12.6 8.6 Z")
_HEAD += _hole(10, 3.6, 0.8) + _groove("M 10 6.8 L 13 6.8") + _groove("M 6 1.6 L 6 8", 0.9)
_HAND = _raised("M 4 8.6 L 4 4.4 Q 4 3 5.6 3 L 11 3 Q 12.6 3 12.4 5 L 12 8.6 Z")
_HAND += "".join(_line(f"M {x} 3.6 L {x} 1", 1.5) for x in (5.2, 7.3, 9.4, 11.4))
_HAND += _line("M 12 6.4 L 14.4 4.6", 1.5) + _hole(8, 6, 1.0)
_WATER = "".join(
    _line(f"M 1.6 {y} q 1.7 -2 3.4 0 t 3.4 0 t 3.4 0 t 3.4 0", 1.2) for y in (1.8, 4.6, 7.4)
)
_HILL = _raised("M 1.6 8.6 V 6 H 4 V 3.4 H 6.4 V 0.6 H 10.6 V 3.4 H 13 V 6 H 15.4 V 8.6 Z")
_HILL += _cut("M 7.4 8.6 V 5.4 Q 8.5 4 9.6 5.4 V 8.6 Z")
_MAIZE = _raised("M 8.5 0.2 Q 11.4 2.6 10.6 8.4 L 6.4 8.4 Q 5.6 2.6 8.5 0.2 Z")
_MAIZE += _groove(
    "M 6.6 3 L 10.4 5 M 6.4 5.2 L 10.4 7.2 M 10.4 3 L 6.6 5 M 10.4 5.2 L 6.4 7.2", 0.5
)
_MAIZE += _raised(
    "M 5.4 8.6 Q 1.4 7 2.2 2 Q 5 4 5.4 8.6 Z M 11.6 8.6 Q 15.6 7 14.8 2 Q 12 4 11.6 8.6 Z"
)
_EYE = _raised("M 1.4 4.5 Q 8.5 -2 15.6 4.5 Q 8.5 11 1.4 4.5 Z") + _hole(8.5, 4.5, 2.3)
_EYE += _disc(8.5, 4.5, 1.2)
_PELT = "".join(
    _ring(x, y, 1.25, 1.0)
    for x, y in ((3.2, 2.4), (8.5, 2.2), (13.8, 2.4), (5.8, 6.6), (11.2, 6.6))
)
_SNAKE = _line("M 2 6.8 Q 3.4 1.4 6 3.6 T 10 5.6 Q 11.4 6.4 12 3.8", 2.0)
_SNAKE += _raised("M 10.4 4 Q 10.6 0.4 14 1 Q 16.2 1.8 15.4 4.4 L 12.6 5 Z") + _hole(13.4, 2.6, 0.6)
_MOON = _raised("M 5 0.6 A 4.2 4.2 0 1 0 12.6 6.6 A 5 5 0 0 1 5 0.6 Z") + _disc(11.6, 2.6, 1.2)
_WIND = _raised("M 3 0.6 H 14 V 3.2 H 10.2 V 8.4 H 6.8 V 3.2 H 3 Z") + _hole(8.5, 1.9, 0.7)
_WIND += _ring(3.6, 6.4, 1.2) + _ring(13.4, 6.4, 1.2)
_FLOWER = "".join(
    _disc(8.5 + dx, 4.5 + dy, 1.9) for dx, dy in ((-3, 0), (3, 0), (0, -2.5), (0, 2.5))
)
_FLOWER += _hole(8.5, 4.5, 1.5) + _disc(8.5, 4.5, 0.8)
_HOUSE = _raised("M 1.6 4.2 L 8.5 0.2 L 15.4 4.2 Z M 3.4 4.8 H 13.6 V 8.6 H 3.4 Z")
_HOUSE += _cut("M 7 8.6 V 6 H 10 V 8.6 Z") + _groove("M 5 3.2 L 12 3.2", 0.5)
_SKULL = _raised(
    "M 4.4 4 Q 4.4 0.2 8.5 0.2 Q 12.6 0.2 12.6 4 Q 12.6 5.8 11 6.2"
    " V 8.6 H 6 V 6.2 Q 4.4 5.8 4.4 4 Z"
)
_SKULL += (
    _hole(6.8, 3.8, 1.1) + _hole(10.2, 3.8, 1.1) + _groove("M 7.6 6.8 V 8.4 M 9.4 6.8 V 8.4", 0.6)
)
_BIRD = _raised("M 3 8.6 Q 2.6 0.6 8 0.5 Q 11.6 0.6 12 3 L 15.6 4.8 L 11.8 5.6 Q 11 7 11.6 8.6 Z")
_BIRD += _hole(8.6, 3, 0.9) + _groove("M 4.6 5.6 L 9 7.4 M 4.4 7.4 L 7 8.4", 0.7)
_RAIN = _line("M 2 1.4 H 15", 1.6) + "".join(
    _raised(f"M {x} 3 Q {x + 1.7} 6 {x} 6.6 Q {x - 1.7} 6 {x} 3 Z") for x in (3.6, 8.5, 13.4)
)
_RAIN += _disc(6, 7.4, 0.9) + _disc(11, 7.4, 0.9)
_FLINT = _raised("M 1.6 4.5 L 6 0.8 L 15.6 4.5 L 6 8.2 Z") + _groove("M 4 4.5 L 13 4.5", 0.6)
_FLINT += _groove("M 6 2.6 L 8 4.2 M 6 6.4 L 8 4.8", 0.5)
_MAT = "".join(_line(f"M {x} 8 L {x + 4.6} 1", 1.3) for x in (1.4, 6.2, 11))
_MAT += "".join(_line(f"M {x} 1 L {x + 4.6} 8", 1.3) for x in (1.4, 6.2, 11))
_FROG = _disc(8.5, 5.2, 2.9) + _disc(6.6, 1.9, 1.2) + _disc(10.4, 1.9, 1.2)
_FROG += _line("M 6 4 L 3.4 2 L 2.4 4 M 11 4 L 13.6 2 L 14.6 4 M 6 7 L 3 8.4 M 11 7 L 14 8.4", 1.1)
_FROG += _groove("M 7 6.4 Q 8.5 7.4 10 6.4", 0.6)

GLYPHS: Final = (
    _SUN, _SHELL, _HEAD, _WATER, _PELT, _HILL, _EYE, _SNAKE, _MAIZE, _HAND,
    _MOON, _FLOWER, _BIRD, _WIND, _SKULL, _RAIN, _HOUSE, _FLINT, _FROG, _MAT,
)  # fmt: skip


def heights(number: int) -> Field:
    """The heights, 0 to 1, of a sign in its frame, with the bars and dots of its number."""
    frame = '<rect x="8.2" y="0.35" width="18.2" height="9.3" rx="2.6" fill="#777"/>'
    inside = f'<g transform="translate(8.9 0.6) scale(0.98)">{GLYPHS[number]}</g>'
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" '
        f'width="{WIDE * _FINE}" height="{HIGH * _FINE}">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="#000"/>{frame}{_count(number)}{inside}</svg>'
    )
    png = resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True)
    return np.asarray(Image.open(io.BytesIO(bytes(png))).convert("L"), "float32") / 255


def _count(number: int) -> str:
    """A number from 0 to 19: a bar for five, a dot for one, a shell for none."""
    bars, dots = divmod(number, 5)
    left = 6.6 - 1.9 * bars
    drawn = "".join(_line(f"M {7 - 1.9 * bar} 1.6 V 8.4", 1.3) for bar in range(bars))
    if not number:
        return _raised("M 2.4 5 Q 4.6 1.6 6.8 5 Q 4.6 8.4 2.4 5 Z") + _groove("M 3 5 H 6.2", 0.6)
    first = 5 - 1.15 * (dots - 1)
    return drawn + "".join(_disc(left, first + 2.3 * dot, 0.9) for dot in range(dots))
