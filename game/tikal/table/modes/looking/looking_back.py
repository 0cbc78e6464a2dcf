"""Something that was done is looked at on the board, while all that goes on goes on."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.table.log import Entry
from game.tikal.table.board import Highlights
from game.tikal.table.modes.above import Above
from game.tikal.table.modes.mode import Mode
from game.ui.i18n import gettext as _


def look_back(mode: Mode, entry: Entry) -> LookingBack:
    """A mode with a line of the log looked at; another line that was looked at is put away."""
    under = mode.under if isinstance(mode, LookingBack) else mode
    return LookingBack(under.turn, under, entry)


@dataclass(frozen=True)
class LookingBack(Above):
    """A line of the log; whatever is done next puts it away.

    Attributes:
        entry: what is looked at.
    """

    entry: Entry

    @property
    def looked_at(self) -> int:
        return self.entry.index

    @property
    def words(self) -> tuple[str, str]:
        """What was done; below it what there is to do."""
        name, what = self.turn.players[self.entry.seat].name, self.entry.step.words
        return _("{player}: {what}").format(player=name, what=what), self.under.words[0]

    def lit(self, hovered: int | None) -> Highlights:
        spaces = self.entry.step.spaces
        if not spaces:
            return self.under.lit(hovered)
        return replace(
            self.under.lit(hovered), selected=spaces[-1], path=spaces if len(spaces) > 1 else ()
        )
