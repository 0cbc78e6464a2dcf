"""A step of a motion: everything that moves at the same time, and how it is drawn."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pygame import Rect

from game.table import telling
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.hidden import View
from game.tzolkin.rules.state import State
from game.tzolkin.table.motion import light
from game.tzolkin.table.motion.moves import Movement, PlaceOf, Pose
from game.tzolkin.table.motion.turning import DayOfTurning
from game.tzolkin.table.things import Calendar
from game.ui.painting.animation import ease_in_out, partial_progress
from game.ui.screen import Canvas, Screen

Played = telling.PlayedAction[View, Action]
"""An action of Tzolk'in, with the views before and after it."""


@dataclass(frozen=True, slots=True)
class Step:
    """Everything that moves at the same time.

    Attributes:
        length: in seconds, at normal speed.
        moves: the moves, lowest first.
        state: the position to draw below; None for the one that is shown anyway.
        days: how many days ahead of it the gears stand at the beginning and at the end.
        turning: the day that passes; None for gears that turn with plain easing.
        sound: the sound at its beginning; empty for none.
        paced: True if it is shorter at a faster pace.
    """

    length: float
    moves: tuple[Movement, ...] = ()
    state: State | None = None
    days: tuple[float, float] = (0.0, 0.0)
    turning: DayOfTurning | None = None
    sound: str = ""
    paced: bool = False

    def turned(self, progress: float) -> float:
        """Return the days that the gears stand ahead of the position at ``progress``, 0 to 1."""
        begin, end = self.days
        come = self.turning.progress_at if self.turning else ease_in_out
        return begin + (end - begin) * come(progress)

    @property
    def turns_gears(self) -> bool:
        """True if the gears turn during this step."""
        begin, end = self.days
        return begin != end

    def slowed(self, part_of_it: float) -> "Step":
        """Return the step; if it goes by the pace, its length is multiplied by ``part_of_it``."""
        by_pace = self.paced or self.turns_gears
        return replace(self, length=self.length * part_of_it) if by_pace else self

    def draw(self, canvas: Canvas, place_of: PlaceOf, progress: float) -> None:
        """Draw what moves, over the picture of what does not."""
        if self.turning and (face := self._lit_face(place_of)):
            light.pass_over(canvas, face, self.turning.part_at(progress))
        for move, pose in self._poses(canvas.screen, place_of, progress):
            move.draw(canvas, pose)

    def reach(self, screen: Screen, place_of: PlaceOf, progress: float) -> list[Rect]:
        """Return the rectangles of the window in which anything is drawn at ``progress``."""
        poses = self._poses(screen, place_of, progress)
        found = [move.reach(screen, pose) for move, pose in poses]
        face = self._lit_face(place_of)
        return [*found, light.reach(face)] if face else found

    def _lit_face(self, place_of: PlaceOf) -> Rect | None:
        """Return the wheel's face, if a day's light passes over it; it is not seen unrolled."""
        face = place_of(Calendar()) if self.turning else None
        return face if face and face.w == face.h else None

    def _poses(
        self, screen: Screen, place_of: PlaceOf, progress: float
    ) -> Iterator[tuple[Movement, Pose]]:
        for move in self.moves:
            begin, end = move.during
            if begin <= progress <= end:
                share = partial_progress(progress, begin, end)
                pose = move.pose(screen, place_of, share)
                if pose is not None:
                    yield move, pose
