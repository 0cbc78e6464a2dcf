"""Workers and dummies, always upright."""

from typing import Final

from game.tzolkin.rules.state import DUMMY
from game.tzolkin.table.board.geometry.teeth import Point
from game.ui import sprites
from game.ui.screen import Canvas

WIDTH: Final = 3.3
"""A worker's picture in modules."""


def draw_worker(
    canvas: Canvas, mark: str | None, foot: Point, width: float, alpha: float = 1
) -> None:
    """A worker of a seat, or the grey peg of a dummy (None), about a point of a tooth.

    width: in pixels.
    """
    sprites.draw(canvas, picture(mark), foot, width, alpha)


def picture(mark: str | None) -> str:
    """The picture of a seat's worker, by its mark, or of a dummy."""
    return f"tzolkin/figure_{mark}" if mark else "tzolkin/dummy"


def mark_of(marks: tuple[str, ...], occupant: int) -> str | None:
    """Whose figure stands on a tooth."""
    return None if occupant == DUMMY else marks[occupant]
