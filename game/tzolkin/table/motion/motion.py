"""What moves over the picture: the steps of played actions, and gears turned by hand."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from pygame import Rect

from game.table.picture import StepAnimation
from game.tzolkin.table.motion.ahead import draw_ahead
from game.tzolkin.table.motion.moves import PlaceOf
from game.tzolkin.table.motion.step import Played, Step
from game.tzolkin.table.motion.steps import steps_of
from game.tzolkin.table.seen import Seen
from game.ui import theme
from game.ui.screen import Canvas, Screen
from game.ui.sound import speaker


class Motion:
    """Plays steps, and says how the table looks meanwhile.

    Attributes:
        turned: True if, at the last update, the gears were turning or had just come to rest.
    """

    def __init__(self, marks: Sequence[str]) -> None:
        self._marks = tuple(marks)
        self._playing: StepAnimation[Step] = StepAnimation()
        self._stood = 0.0
        self._held: float | None = None
        self._was_held: float | None = None
        self.gears_turned = False

    @property
    def done(self) -> bool:
        """True when nothing moves."""
        return self._playing.done

    @property
    def _turns(self) -> bool:
        return self._playing.step is not None and self._playing.step.turns_gears

    def reach(self, screen: Screen, place_of: PlaceOf) -> list[Rect]:
        """Return the rectangles of the window in which something moves over the picture."""
        step = self._playing.step
        return step.reach(screen, place_of, self._playing.progress) if step else []

    def begin(self, played: Sequence[Played], lasting: float = 1.0) -> None:
        """Show these actions step by step; earlier motion ends.

        ``lasting`` is the part of their usual time that days take.
        """
        steps = steps_of(played, self._marks)
        self._playing = StepAnimation([step.slowed(lasting) for step in steps])

    def hold(self, days: float | None) -> None:
        """Hold the gears so many days ahead; None lets them go."""
        if days is None and self._held is not None:
            self._stood = self._held
        self._held = days

    def turn_to(self, days: float, still: bool) -> None:
        """Set how many days ahead the gears are to stand.

        They turn there, unless something else moves, somebody holds them, or ``still`` is True.
        """
        if self._held is None:
            if days != self._stood and self._playing.done and not still:
                self._playing = StepAnimation([Step(theme.SLOW, days=(self._stood, days))])
            self._stood = days

    def skip(self) -> None:
        """End all motion."""
        self._playing.skip()

    def update(self, now: float) -> bool:
        """Play on to the time ``now`` in seconds; return True if a step began or ended."""
        held, turned = self._held != self._was_held, self._turns
        self._was_held = self._held
        self._playing.update(now)
        self.gears_turned = held or turned or self._turns
        step = self._playing.step
        if self._playing.changed and step and step.sound:
            speaker.play(step.sound)
        return self._playing.changed

    def seen_meanwhile(self, seen: Seen) -> Seen:
        """Return what is seen during a motion: the position below it, with nothing lit."""
        step = self._playing.step
        if step is None:
            return seen if self._held is None else replace(seen, turned=self._held)
        turned = step.turned(self._playing.progress)
        if step.state is None:
            return replace(seen, turned=turned)
        return Seen(state=step.state, seat=seen.seat, turned=turned)

    def ahead(self, canvas: Canvas, place_of: PlaceOf) -> Iterator[None]:
        """Draw whatever may move once, part by part, into a canvas that nobody sees."""
        return draw_ahead(canvas, place_of, self._marks)

    def draw(self, canvas: Canvas, place_of: PlaceOf) -> None:
        """Draw what moves."""
        if step := self._playing.step:
            step.draw(canvas, place_of, self._playing.progress)
