"""A mode that shows an earlier action on the board while the mode below it goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from game.table.log.entry import LogEntry
from game.table.modes.above import Above
from game.table.modes.mode import Mode, ShownT, ThingT, TurnT
from game.table.words import did
from game.ui.sentence import Words


@dataclass(frozen=True)
class LookingBack(Above[TurnT, ThingT, ShownT]):
    """Shows on the board where a line of the log was played; the next touch puts it away.

    Attributes:
        entry: the line of the log.
    """

    entry: LogEntry

    @classmethod
    def over(cls, mode: Mode[TurnT, ThingT, ShownT], entry: LogEntry) -> Self:
        """Return a mode that shows a line of the log over ``mode``.

        If ``mode`` already shows another line, that one is put away.
        """
        under = mode.under if isinstance(mode, cls) else mode
        return cls(under.turn, under, entry)

    @property
    def looked_at(self) -> int:
        return self.entry.index

    @property
    def words(self) -> tuple[Words, Words]:
        """What was done as the headline; the headline of the mode below as the hint."""
        name, what = self.turn.players[self.entry.seat].name, self.entry.step.words
        return did(name, what), self.under.words[0]
