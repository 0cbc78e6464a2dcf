"""Something that was done is looked at on the board, while all that goes on goes on."""

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
    """A line of the log; whatever is done next puts it away.

    Attributes:
        entry: what is looked at.
    """

    entry: LogEntry

    @classmethod
    def over(cls, mode: Mode[TurnT, ThingT, ShownT], entry: LogEntry) -> Self:
        """A line is looked at over a mode; another one that was looked at is put away."""
        under = mode.under if isinstance(mode, cls) else mode
        return cls(under.turn, under, entry)

    @property
    def looked_at(self) -> int:
        return self.entry.index

    @property
    def words(self) -> tuple[Words, Words]:
        """What was done; below it what there is to do."""
        name, what = self.turn.players[self.entry.seat].name, self.entry.step.words
        return did(name, what), self.under.words[0]
