"""How the gears turn: they are heavy, so they set out slowly, run on by half a tooth and fall back.

All wheels look the same after every tooth, so that half of one is as far as any of them is ever
turned from its picture (``board.wheels``), running on as well.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from game.ui import theme
from game.ui.painting.animation import eased

_SLOW_START: Final = 1.3
"""By this power of the time they are behind an even start."""
_MOMENTS: Final = 1000
"""Of a turn, to find the one at which a day is over."""


@dataclass(frozen=True, slots=True)
class Turning:
    """One of the days that pass at once, through which the gears turn without a stop.

    Attributes:
        day: which one, from 0.
        days: so many pass.
    """

    day: int
    days: int

    @property
    def length(self) -> float:
        """Seconds in which this day passes."""
        begin, end = self._during
        return (end - begin) * _whole(self.days)

    def come(self, progress: float) -> float:
        """How far the gears have come, by the part of its time that is over: 0 when the day begins,
        1 when it has passed; the last one has run on a little in between."""
        begin, end = self._during
        return _turned(self.days, begin + (end - begin) * progress) - self.day

    @property
    def _during(self) -> tuple[float, float]:
        """The part of the whole turn."""
        return _reached(self.days, self.day), _reached(self.days, self.day + 1)


def _whole(days: int) -> float:
    """Seconds that so many days take together."""
    return theme.DAY + (days - 1) * theme.DAY_MORE


def _turned(days: int, part: float) -> float:
    """Teeth by which the gears have turned after this part of the time."""
    settling = theme.DAY_SETTLES / _whole(days)
    running = 1 - settling
    if part >= 1:
        return float(days)
    if part < running:
        return (days + theme.DAY_RUNS_ON) * eased((part / running) ** _SLOW_START)
    return days + theme.DAY_RUNS_ON * (1 - eased((part - running) / settling))


@cache
def _reached(days: int, day: int) -> float:
    """The part of the time after which so many days have passed; all of them when the gears lie
    still."""
    if day == days:
        return 1.0
    return next(at / _MOMENTS for at in range(_MOMENTS) if _turned(days, at / _MOMENTS) >= day)
