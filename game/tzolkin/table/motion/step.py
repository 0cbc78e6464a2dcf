"""A step of a motion: everything that moves at the same time."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pygame import Rect

from game.tzolkin.rules.state import State
from game.tzolkin.table.motion.drawing import PlaceOf, box_of, draw_move
from game.tzolkin.table.motion.moves import Movement
from game.tzolkin.table.motion.turning import Turning
from game.ui import panels
from game.ui.painting.animation import eased, part
from game.ui.screen import Canvas, Screen


@dataclass(frozen=True, slots=True)
class Step:
    """Everything that moves at the same time.

    Attributes:
        length: in seconds, at normal speed.
        moves: the moves, lowest first.
        under: the position to draw below; None for the one that is shown anyway.
        days: how many days ahead of it the gears stand at the beginning and at the end.
        turning: the day that passes; None for gears that turn with plain easing.
        sound: the sound at its beginning; empty for none.
    """

    length: float
    moves: tuple[Movement, ...] = ()
    under: State | None = None
    days: tuple[float, float] = (0.0, 0.0)
    turning: Turning | None = None
    sound: str = ""

    def turned(self, progress: float) -> float:
        """Return the days that the gears stand ahead of the position at ``progress``, 0 to 1."""
        begin, end = self.days
        come = self.turning.come if self.turning else eased
        return begin + (end - begin) * come(progress)

    @property
    def turns(self) -> bool:
        """True if the gears turn during this step."""
        begin, end = self.days
        return begin != end

    def lasting(self, part_of_it: float) -> "Step":
        """Return the step; if the gears turn in it, its length is multiplied by ``part_of_it``."""
        return replace(self, length=self.length * part_of_it) if self.turns else self

    def draw(self, canvas: Canvas, place_of: PlaceOf, progress: float) -> None:
        """Draw what moves, over the picture of what does not."""
        for move, box in self._boxes(canvas.screen, place_of, progress):
            draw_move(canvas, move, box)

    def reach(self, screen: Screen, place_of: PlaceOf, progress: float) -> list[Rect]:
        """Return the rectangles of the window in which anything is drawn at ``progress``."""
        boxes = self._boxes(screen, place_of, progress)
        return [panels.reach(screen, box) for _move, box in boxes]

    def _boxes(
        self, screen: Screen, place_of: PlaceOf, progress: float
    ) -> Iterator[tuple[Movement, Rect]]:
        for move in self.moves:
            begin, end = move.during
            if begin <= progress <= end:
                share = eased(part(progress, begin, end))
                box = box_of(screen, place_of, move, share)
                if box is not None:
                    yield move, box
