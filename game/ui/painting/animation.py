"""Animation: steps on a timeline, and easing functions. Times are monotonic seconds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class _Step:
    """A step of a timeline: begin and length in seconds, and what it calls with its progress."""

    begin: float
    length: float
    act: Callable[[float], None]


class Timeline:
    """Plays steps one after another, calling each step's act with its progress from 0 to 1.

    Every act ends with exactly one call at 1.0, even if the rest is skipped, so that what a step
    sets up is always finished.

    Attributes:
        still: True for reduced motion: the first update finishes every step at once.
    """

    def __init__(self, still: bool = False) -> None:
        self.still = still
        self._steps: list[_Step] = []
        self._length = 0.0
        self._played = 0.0
        self._last: float | None = None

    def then(self, act: Callable[[float], None], length: float, wait: float = 0.0) -> None:
        """Add a step of this length after the last one, and a pause after it (both in seconds)."""
        self._steps.append(_Step(self._length, length, act))
        self._length += length + wait

    @property
    def done(self) -> bool:
        """True once every step and pause is over."""
        return not self._steps and (self.still or self._played >= self._length)

    def update(self, now: float) -> bool:
        """Play up to now (monotonic seconds); return False if it was done already."""
        if self.done:
            return False
        if self.still:
            self.skip()
            return True
        self._played += now - self._last if self._last is not None else 0.0
        self._last = now
        for step in [step for step in self._steps if step.begin <= self._played]:
            passed = (self._played - step.begin) / step.length if step.length else 1.0
            if passed >= 1:
                self._steps.remove(step)
            step.act(min(1.0, passed))
        return True

    def skip(self) -> None:
        """Finish every step at once."""
        self._played = self._length
        waiting, self._steps = self._steps, []
        for step in waiting:
            step.act(1.0)


# Easing: from the part of the time that has passed to the part of the way, both from 0 to 1


def eased(t: float) -> float:
    """Start and stop softly."""
    return t * t * (3 - 2 * t)


def slowing(t: float) -> float:
    """Start at full speed and stop softly."""
    return 1 - (1 - t) ** 3


def arch(t: float) -> float:
    """Go up and down again: 0 at both ends, 1 in the middle."""
    return 4 * t * (1 - t)


def part(t: float, begin: float, end: float) -> float:
    """Return the progress, from 0 to 1, of a part that lasts from begin to end of a whole at t."""
    return max(0.0, min(1.0, (t - begin) / (end - begin)))
