"""The lines and turns that a log is made of, and the log's texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.table.telling import ActionReport
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import Words, phrases, sentence

WORDS: Final = phrases(
    __name__,
    {
        "taken-back": N_("this turn was taken back, all agreed"),
        "whose": N_("Whose turns"),
        "whose-told": N_("Whose turns are listed: everybody's, or one player's."),
        "all": NC_("button", "All"),
        "again-told": N_("Shows again, step by step, what the others did last."),
        "undo": N_("Undo to here"),
        "undo-told": N_("Undo to here: takes back this and all that came after."),
        "line-told": N_("Choose a line to see on the board where it was done."),
    },
)


@sentence
def times(count: int, cost: Words) -> str:
    """Say what an action cost that was done several times in a row."""
    return _("{count} × {cost}").format(count=count, cost=cost)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line of the log: one action, or the same action done several times in a row.

    Attributes:
        index: the index of its first action.
        seat: the seat that acted.
        step: what was done, as its game tells it.
        count: the number of actions; 0 for a note that a turn was taken back.
        reason: why it was done with the lines before it; empty where no decision ends, or none
            has a reason.
    """

    index: int
    seat: int
    step: ActionReport
    count: int = 1
    reason: Words = ""

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
