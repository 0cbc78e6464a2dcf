"""What a log is made of: its lines, turn by turn."""

from __future__ import annotations

from dataclasses import dataclass

from game.table.log.words import times
from game.table.telling import ToldStep
from game.ui.sentence import Words


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line: one action, or the same done several times in a row.

    Attributes:
        index: the number of its first action.
        seat: who did it.
        step: what was done, as its game tells it.
        count: how many actions it is; 0 for a note that a turn was taken back.
    """

    index: int
    seat: int
    step: ToldStep
    count: int = 1

    @property
    def end(self) -> int:
        """The number of the first action after it."""
        return self.index + self.count

    @property
    def cost(self) -> Words:
        """What it cost, as it is written."""
        cost = self.step.cost
        return times(self.count, cost) if self.count > 1 and cost else cost


@dataclass(frozen=True, eq=False, slots=True)
class LogTurn:
    """What one seat did in a row; it is the same object as long as nothing is added to it."""

    seat: int
    entries: tuple[LogEntry, ...]

    @property
    def end(self) -> int:
        """The number of the first action after it."""
        return self.entries[-1].end
