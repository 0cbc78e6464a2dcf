"""A step of a motion: all that moves at the same time."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from game.tzolkin.rules.state import State
from game.tzolkin.table.motion.drawing import draw_move
from game.tzolkin.table.motion.moves import Move
from game.tzolkin.table.things import Thing
from game.ui.painting.animation import eased, part
from game.ui.screen import Canvas


@dataclass(frozen=True, slots=True)
class Step:
    """What moves at the same time.

    Attributes:
        length: in seconds, at normal speed.
        moves: the lowest first.
        under: the position to be drawn below; None for the one that is shown anyway.
        days: how far the gears stand ahead of it when the step begins, and when it ends.
        sound: what is heard as it begins; nothing if it is empty.
    """

    length: float
    moves: tuple[Move, ...] = ()
    under: State | None = None
    days: tuple[float, float] = (0.0, 0.0)
    sound: str = ""

    def turned(self, progress: float) -> float:
        """Days by which the gears stand ahead of the position when it has come so far, 0 to 1."""
        begin, end = self.days
        return begin + (end - begin) * eased(progress)

    def draw(
        self, canvas: Canvas, place_of: Callable[[Thing], Rect | None], progress: float
    ) -> None:
        """What moves, over the picture of what does not."""
        for move in self.moves:
            begin, end = move.during
            if begin <= progress <= end:
                draw_move(canvas, place_of, move, part(progress, begin, end))
