"""What moves over the picture: the steps of what was played, one after another."""

from collections.abc import Callable, Sequence

from pygame import Rect

from game.table.playing import Playing
from game.tzolkin.table.motion import Played, Step, steps_of
from game.tzolkin.table.part import Seen
from game.tzolkin.table.things import Thing
from game.ui.screen import Canvas
from game.ui.sound import speaker


class Moving:
    """Plays steps, and tells how the table is to be pictured meanwhile."""

    def __init__(self, marks: Sequence[str]) -> None:
        self._marks = tuple(marks)
        self._playing: Playing[Step] = Playing()

    @property
    def done(self) -> bool:
        """True when nothing moves."""
        return self._playing.done

    @property
    def flies(self) -> bool:
        """True if what moves may be anywhere in the window; else the gears turn alone."""
        step = self._playing.step
        return step is not None and bool(step.moves)

    def begin(self, played: Sequence[Played]) -> None:
        """Show how these actions come about; what moved before ends."""
        self._playing = Playing(steps_of(played, self._marks))

    def skip(self) -> None:
        """Ends what moves."""
        self._playing.skip()

    def update(self, now: float) -> tuple[bool, bool]:
        """Plays on: whether anything has moved, and whether a step began or ended with it."""
        moved = self._playing.update(now)
        step = self._playing.step
        if self._playing.changed and step and step.sound:
            speaker.play(step.sound)
        return moved, self._playing.changed

    def pictured(self, seen: Seen) -> Seen:
        """What is to be seen while something moves: the position below it, and nothing lit."""
        step = self._playing.step
        if step is None:
            return seen
        state, turned = step.under or seen.state, step.turned(self._playing.progress)
        return Seen(state=state, seat=seen.seat, turned=turned)

    def draw(self, canvas: Canvas, place_of: Callable[[Thing], Rect | None]) -> None:
        """What moves."""
        if step := self._playing.step:
            step.draw(canvas, place_of, self._playing.progress)
