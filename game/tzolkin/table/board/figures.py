"""Pictures of workers and dummies, always drawn upright."""

from typing import Final

from game.tzolkin.rules.state import DUMMY
from game.tzolkin.table.board.geometry.teeth import Point
from game.ui import sprites
from game.ui.screen import Canvas

WIDTH: Final = 3.3
"""The width of a worker's picture, in modules."""


def draw_worker(
    canvas: Canvas, mark: str | None, foot: Point, width: float, alpha: float = 1
) -> None:
    """Draw a seat's worker, or a dummy's grey peg if ``mark`` is None, around a tooth's point.

    ``width`` is in pixels.
    """
    sprites.draw(canvas, picture(mark), foot, width, alpha)


def picture(mark: str | None) -> str:
    """Return the picture's name for a seat's worker, or for a dummy if the mark is None."""
    return f"tzolkin/figure_{mark}" if mark else "tzolkin/dummy"


def mark_of(marks: tuple[str, ...], occupant: int) -> str | None:
    """Return the mark of the seat whose worker stands on a tooth; None for a dummy."""
    return None if occupant == DUMMY else marks[occupant]
