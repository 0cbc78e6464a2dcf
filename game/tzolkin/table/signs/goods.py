"""Goods and workers as small rendered things; where they would be too small, as flat signs."""

from typing import Final

from pygame import Rect

from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.table.signs.sign import CORN, SKULL
from game.ui import sprites
from game.ui.screen import Canvas

_WORKER: Final = "worker"
GOODS: Final = frozenset({CORN, *KINDS, SKULL})
LEAST: Final = 24
"""The height in device pixels from which a thing is told as surely as its sign, and"""
LEAST_WORKER: Final = 56
"""that from which a worker's figure is."""


def worker(mark: str) -> str:
    """Return the name under which a seat's worker is counted and drawn here."""
    return f"{_WORKER}/{mark}"


def sprite(icon: str, high: float) -> str:
    """Return the picture of a sign that is this many pixels high.

    A good's is the thing itself, a worker's his figure, unless they would be too small.
    """
    name, _slash, mark = icon.partition("/")
    if name == _WORKER and mark:
        return f"tzolkin/{'figure' if high >= LEAST_WORKER else 'pawn'}_{mark}"
    kind = "good" if icon in GOODS and high >= LEAST else "sign"
    return f"tzolkin/{kind}_{icon}"


def draw(canvas: Canvas, icon: str, box: Rect, alpha: float = 1) -> Rect:
    """Draw a good or another sign as large as it fits into the box; return its rectangle."""
    return sprites.draw_in(canvas, sprite(icon, box.h), box, alpha)
