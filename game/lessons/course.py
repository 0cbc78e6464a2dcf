"""Where somebody stands in a lesson."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Any, Final

from game.lessons.lesson import Lesson, Step
from game.ui import theme

_WRONG: Final = 2
"""So many refusals in a step, and help comes by itself."""

Position = Callable[[int], Any]
"""The position after so many actions, as every player sees it."""


class Standing(Enum):
    """What the learner has before him."""

    TOLD = auto()
    """Something to read."""
    ASKED = auto()
    """Something to do."""
    LOST = auto()
    """The same, but it cannot be done any more from here."""
    LEARNT = auto()
    """Nothing: the lesson is over."""


class Course:
    """Follows the positions of a lesson's match: forwards where a goal is reached in whatever way,
    and back with what is taken back.

    Attributes:
        lesson: what is learnt.
        standing: what there is to do.
        helped: whether the step's hint is shown.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.standing = Standing.TOLD
        self.helped = False
        self._begun = [0]
        self._wrong = 0
        self._since: float | None = None

    @property
    def number(self) -> int:
        """How many steps are behind."""
        return len(self._begun) - 1

    @property
    def step(self) -> Step:
        """The step at hand, in the end the last one."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    def follow(self, view: Any, played: int) -> None:  # noqa: ANN401 (any game's)
        """The position after so many actions is there now."""
        self._skip_reading(view, played)
        if not self._go_on(view, played):
            while self.number and self._begun[-1] > played:
                self._leave_step()
            self._go_on(view, played)
        self.standing = self._standing(view)

    def read_on(self, view: Any, played: int) -> None:  # noqa: ANN401 (any game's)
        """What was told has been read; the next step begins where this one did."""
        if self.standing is Standing.TOLD:
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
        found = (count for count in reversed(self._begun) if step.open(position(count)))
        return next(found, 0)

    def refuse(self) -> None:
        """Something was tried that the rules refuse."""
        self._wrong += 1
        self.helped = self.helped or self._asks_for_help

    def ask(self) -> None:
        """The hint is wanted, or not any more."""
        self.helped = not self.helped

    def stir(self) -> None:
        """The learner does something: he is not idle."""
        self._since = None

    def update(self, now: float) -> bool:
        """Moves on to this time (monotonic seconds); True if the hint comes by itself."""
        if self._since is None:
            self._since = now
        idle = now - self._since >= theme.STUCK
        if self.helped or not idle or self.standing is not Standing.ASKED:
            return False
        self.helped = bool(self.step.hint)
        return self.helped

    @property
    def _asks_for_help(self) -> bool:
        return self._wrong >= _WRONG and self.standing is Standing.ASKED and bool(self.step.hint)

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

    def _standing(self, view: Any) -> Standing:  # noqa: ANN401 (any game's)
        if self._over:
            return Standing.LEARNT
        if self.step.goal is None:
            return Standing.TOLD
        return Standing.ASKED if self.step.open(view) else Standing.LOST

    def _begin_step(self, played: int) -> None:
        self._begun.append(played)
        self._forget()

    def _leave_step(self) -> None:
        self._begun.pop()
        self._forget()

    def _forget(self) -> None:
        self.helped, self._wrong, self._since = False, 0, None
