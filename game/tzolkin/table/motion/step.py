"""A step of a motion: all that moves at the same time."""

from collections.abc import Iterator
from dataclasses import dataclass

from pygame import Rect

from game.tzolkin.rules.state import State
from game.tzolkin.table.motion.drawing import PlaceOf, box_of, draw_move
from game.tzolkin.table.motion.moves import Move, Ride
from game.ui import panels
from game.ui.painting.animation import eased, part
from game.ui.screen import Canvas, Screen


@dataclass(frozen=True, slots=True)
class Step:
    """What moves at the same time.

    Attributes:
        length: in seconds, at normal speed.
        moves: the lowest first.
        under: the position to be drawn below; None for the one that is shown anyway.
        days: how far the gears stand ahead of it when the step begins, and when it ends.
        turn: the part of one eased turn of the gears that this is.
        sound: what is heard as it begins; nothing if it is empty.
    """

    length: float
    moves: tuple[Move, ...] = ()
    under: State | None = None
    days: tuple[float, float] = (0.0, 0.0)
    turn: tuple[float, float] = (0.0, 1.0)
    sound: str = ""

    def turned(self, progress: float) -> float:
        """Days by which the gears stand ahead of the position when it has come so far, 0 to 1."""
        begin, end = self.days
        return begin + (end - begin) * self._come(progress)

    def _come(self, progress: float) -> float:
        """How far the gears have come in it, from 0 to 1."""
        first, last = self.turn
        return part(eased(first + (last - first) * progress), eased(first), eased(last))

    @property
    def turns(self) -> bool:
        """True if the gears turn in it."""
        begin, end = self.days
        return begin != end

    def draw(self, canvas: Canvas, place_of: PlaceOf, progress: float) -> None:
        """What moves, over the picture of what does not."""
        for move, box in self._boxes(canvas.screen, place_of, progress):
            draw_move(canvas, move, box)

    def reach(self, screen: Screen, place_of: PlaceOf, progress: float) -> list[Rect]:
        """Where in the window anything is drawn then."""
        boxes = self._boxes(screen, place_of, progress)
        return [panels.reach(screen, box) for _move, box in boxes]

    def _boxes(
        self, screen: Screen, place_of: PlaceOf, progress: float
    ) -> Iterator[tuple[Move, Rect]]:
        for move in self.moves:
            begin, end = move.during
            if begin <= progress <= end:
                rides = isinstance(move, Ride)
                share = self._come(progress) if rides else eased(part(progress, begin, end))
                box = box_of(screen, place_of, move, share)
                if box is not None:
                    yield move, box
