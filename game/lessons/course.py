"""Where somebody stands in a lesson."""

from collections.abc import Callable
from enum import Enum, auto
from math import inf
from typing import Any, Final

from game.lessons.lesson import Lesson, LessonStep
from game.ui import theme
from game.ui.sentence import Words

_WRONG: Final = 2
"""So many refusals with nothing done between them, and help comes by itself."""
_UNSEEN: Final = 1.0
"""After a turn of the loop that took so many seconds nobody saw what there is: another window lay
over it, or the device slept."""

Position = Callable[[int], Any]
"""The position after so many actions, as every player sees it."""


class LessonState(Enum):
    """What the learner has before him."""

    TOLD = auto()
    """Something to read."""
    ASKED = auto()
    """Something to do."""
    LOST = auto()
    """The same, but it cannot be done any more from here."""
    LEARNT = auto()
    """Nothing: the lesson is over."""


class LessonProgress:
    """Follows the positions of a lesson's match: forwards where a goal is reached in whatever way,
    and back with what is taken back.

    Attributes:
        lesson: what is learnt.
        standing: what there is to do.
        lost: what made the goal one that cannot be reached any more; empty while it can.
        helped: whether the step's hint is shown.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.standing = LessonState.TOLD
        self.lost: Words = ""
        self.helped = False
        self._begun = [0]
        self._played = 0
        self._wrong = 0
        self._refused = -inf
        self._idle = 0.0
        self._now = 0.0

    @property
    def number(self) -> int:
        """How many steps are behind."""
        return len(self._begun) - 1

    @property
    def step(self) -> LessonStep:
        """The step at hand, in the end the last one."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    def follow(self, view: Any, played: int) -> None:  # noqa: ANN401 (any game's)
        """The position after so many actions is there now."""
        if played != self._played:
            self._played, self._wrong = played, 0
        self._skip_reading(view, played)
        if not self._go_on(view, played):
            while self.number and self._begun[-1] > played:
                self._leave_step()
            self._go_on(view, played)
        self.lost = "" if self._over else self.step.lost(view)
        self.standing = self._standing

    def read_on(self, view: Any, played: int) -> None:  # noqa: ANN401 (any game's)
        """What was told has been read; the next step begins where this one did."""
        if self.standing is LessonState.TOLD:
            self._begin_step(self._begun[-1])
            self.follow(view, played)

    def begin(self) -> None:
        """From the first step on, once more."""
        self._begun = [0]
        self._forget()

    def way_back(self, position: Position) -> int:
        """How many actions are left when the step begins anew: as many as when it began, or fewer
        where its goal was out of reach then."""
        step = self.step
        found = (count for count in reversed(self._begun) if not step.lost(position(count)))
        return next(found, 0)

    def refuse(self) -> None:
        """Something was tried that the rules refuse; both taps of a double one are one."""
        if self._now - self._refused >= theme.SETTLE_BINDING:
            self._wrong += 1
        self._refused = self._now
        self.helped = self.helped or self._asks_for_help

    def ask(self) -> None:
        """The hint is wanted, or not any more."""
        self.helped = not self.helped

    def stir(self) -> None:
        """The learner does something, or can do nothing: he is not idle."""
        self._idle = 0.0

    def update(self, now: float) -> bool:
        """Moves on to this time (monotonic seconds); True if the hint comes by itself."""
        passed, self._now = now - self._now, now
        self._idle += passed if passed < _UNSEEN else 0.0
        reading = len(self.step.words.split()) * theme.READ_WORD
        stuck = self._idle >= theme.STUCK + reading
        if self.helped or not stuck or self.standing is not LessonState.ASKED:
            return False
        self.helped = bool(self.step.hint)
        return self.helped

    @property
    def _asks_for_help(self) -> bool:
        return self._wrong >= _WRONG and self.standing is LessonState.ASKED and bool(self.step.hint)

    @property
    def _over(self) -> bool:
        return self.number >= len(self.lesson.steps)

    def _skip_reading(self, view: Any, played: int) -> None:  # noqa: ANN401 (any game's)
        """Whoever has done already what comes behind the reading has read enough."""
        ahead = self.lesson.steps[self.number :]
        asks = next((rank for rank, step in enumerate(ahead) if step.goal), None)
        if asks and played != self._begun[-1] and (goal := ahead[asks].goal) and goal(view):
            for _step in range(asks):
                self._begin_step(self._begun[-1])

    def _go_on(self, view: Any, played: int) -> bool:  # noqa: ANN401 (any game's)
        """Past all goals that are reached; True if there is any."""
        before = self.number
        while not self._over and self.step.goal and self.step.goal(view):
            self._begin_step(played)
        return self.number > before

    @property
    def _standing(self) -> LessonState:
        if self._over:
            return LessonState.LEARNT
        if self.step.goal is None:
            return LessonState.TOLD
        return LessonState.LOST if self.lost else LessonState.ASKED

    def _begin_step(self, played: int) -> None:
        self._begun.append(played)
        self._forget()

    def _leave_step(self) -> None:
        self._begun.pop()
        self._forget()

    def _forget(self) -> None:
        self.helped, self._wrong, self._idle = False, 0, 0.0
