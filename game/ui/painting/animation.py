"""Motion as a function of the time passed in (seconds of a monotonic clock)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class _Step:
    begin: float
    length: float
    act: Callable[[float], None]


class Timeline:
    """Steps one after another; each act is called with its progress from 0 to 1.

    Every act ends with exactly one call at 1.0, also when the rest is skipped, so that what
    a step sets up is always finished. still plays nothing and finishes at the first update
    (reduced motion).
    """

    def __init__(self, still: bool = False) -> None:
        self.still = still
        self._steps: list[_Step] = []
        self._length = 0.0
        self._played = 0.0
        self._last: float | None = None

    def then(self, act: Callable[[float], None], length: float, wait: float = 0.0) -> None:
        """Adds a step after the last one, and a pause after it (seconds)."""
        self._steps.append(_Step(self._length, length, act))
        self._length += length + wait

    @property
    def done(self) -> bool:
        return not self._steps and (self.still or self._played >= self._length)

    def update(self, now: float) -> bool:
        """Plays on up to now; True while anything moved or is still to come."""
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
        """Finishes every step at once."""
        self._played = self._length
        waiting, self._steps = self._steps, []
        for step in waiting:
            step.act(1.0)


# How far something has come at a moment of its motion, both from 0 to 1


def eased(t: float) -> float:
    """Sets out and arrives softly."""
    return t * t * (3 - 2 * t)


def slowing(t: float) -> float:
    """Sets out at once and arrives softly."""
    return 1 - (1 - t) ** 3


def arch(t: float) -> float:
    """Up and down again: 0 at both ends, 1 in the middle."""
    return 4 * t * (1 - t)


def part(t: float, begin: float, end: float) -> float:
    """The progress of what lasts from begin to end, while the whole has come to t."""
    return max(0.0, min(1.0, (t - begin) / (end - begin)))
