"""An animation whose steps run one after another."""

from collections.abc import Sequence
from functools import partial
from typing import Generic, Protocol, TypeVar

from game.ui.painting.animation import Timeline


class Timed(Protocol):
    """A step of an animation."""

    @property
    def length(self) -> float:
        """The duration at normal speed, in seconds."""


StepT = TypeVar("StepT", bound=Timed)


class Playing(Generic[StepT]):
    """Plays steps in order, with a pause of ``wait`` seconds after each.

    With ``still`` none of them is played, but all are counted.

    Attributes:
        step: the step that runs now; None between steps and at the end.
        progress: how far that step is, from 0 to 1.
        passed: how many steps are over.
        changed: True if the last update began or ended a step.
    """

    def __init__(self, steps: Sequence[StepT] = (), wait: float = 0.0, still: bool = False) -> None:
        self.step: StepT | None = None
        self.progress = 0.0
        self.passed = 0
        self.changed = False
        self._timeline = Timeline(still)
        for step in steps:
            self._timeline.then(partial(self._play, step), step.length, wait)

    @property
    def done(self) -> bool:
        """True when all steps are over."""
        return self._timeline.done

    def update(self, now: float) -> bool:
        """Advance to ``now`` (monotonic seconds); return True if a step runs or has just ended."""
        step, passed = self.step, self.passed
        self._timeline.update(now)
        self.changed = self.step is not step or self.passed != passed
        return self.changed or self.step is not None

    def skip(self) -> None:
        """End all steps at once."""
        self._timeline.skip()

    def _play(self, step: StepT, progress: float) -> None:
        over = progress >= 1
        self.step, self.progress = None if over else step, progress
        self.passed += over
