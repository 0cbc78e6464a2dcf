"""The lines and turns that a log is made of."""

from __future__ import annotations

from dataclasses import dataclass

from game.table.log.words import times
from game.table.telling import ToldStep
from game.ui.sentence import Words


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line of the log: one action, or the same action done several times in a row.

    Attributes:
        index: the index of its first action.
        seat: the seat that acted.
        step: what was done, as its game tells it.
        count: the number of actions; 0 for a note that a turn was taken back.
    """

    index: int
    seat: int
    step: ToldStep
    count: int = 1

    @property
    def end(self) -> int:
        """The index of the first action after the line."""
        return self.index + self.count

    @property
    def cost(self) -> Words:
        """What all its actions cost, in words; empty for nothing."""
        cost = self.step.cost
        return times(self.count, cost) if self.count > 1 and cost else cost


@dataclass(frozen=True, eq=False, slots=True)
class LogTurn:
    """The actions of one seat in a row; it stays the same object as long as it does not change."""

    seat: int
    entries: tuple[LogEntry, ...]

    @property
    def end(self) -> int:
        """The index of the first action after the turn."""
        return self.entries[-1].end
