"""How the gears turn when days pass."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from game.ui import theme
from game.ui.painting.animation import ease_in_out

# Heavily: they start slowly, overrun by half a tooth and fall back. No wheel is ever turned by more
# than half a tooth from its picture (``board.wheels``).

_SLOW_START: Final = 1.3
"""The power of the elapsed time that makes the start slower than an even one."""
_MOMENTS: Final = 1000
"""The number of moments of a turn that are tried to find the end of a day."""


@dataclass(frozen=True, slots=True)
class DayOfTurning:
    """One of several days that pass at once, through which the gears turn without a stop.

    Attributes:
        day: the number of this day, from 0.
        days: how many days pass.
    """

    day: int
    days: int

    @property
    def length(self) -> float:
        """The seconds that this day takes."""
        begin, end = self._during
        return (end - begin) * _whole(self.days)

    def progress_at(self, progress: float) -> float:
        """Return how far the gears have come at ``progress``: 0 when the day begins, 1 at its end.

        On the last day it exceeds 1 for a while, as the gears overrun.
        """
        return _turned(self.days, self.part_at(progress)) - self.day

    def part_at(self, progress: float) -> float:
        """Return the part of the whole turn, all days together, that is over at ``progress``."""
        begin, end = self._during
        return begin + (end - begin) * progress

    @property
    def _during(self) -> tuple[float, float]:
        """The beginning and end of this day, as parts of the whole turn."""
        return _reached(self.days, self.day), _reached(self.days, self.day + 1)


def _whole(days: int) -> float:
    """Return the seconds that so many days take together."""
    return theme.DAY + (days - 1) * theme.DAY_MORE


def _turned(days: int, part: float) -> float:
    """Return the teeth by which the gears have turned after this part of the time."""
    settling = theme.DAY_SETTLES / _whole(days)
    running = 1 - settling
    if part >= 1:
        return float(days)
    if part < running:
        return (days + theme.DAY_RUNS_ON) * ease_in_out((part / running) ** _SLOW_START)
    return days + theme.DAY_RUNS_ON * (1 - ease_in_out((part - running) / settling))


@cache
def _reached(days: int, day: int) -> float:
    """Return the part of the time after which so many days have passed.

    For all of them, it is when the gears have come to rest.
    """
    if day == days:
        return 1.0
    return next(at / _MOMENTS for at in range(_MOMENTS) if _turned(days, at / _MOMENTS) >= day)
