"""Something that was done is looked at on the board, while all that goes on goes on."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.table.modes import looking_back
from game.tikal.table.modes.above import Above
from game.tikal.table.modes.mode import Mode
from game.tikal.table.modes.turn import Turn
from game.tikal.table.shown.lit import Highlights


@dataclass(frozen=True)
class LookingBack(looking_back.LookingBack[Turn, Mode], Above):
    """A line of the log; the spaces that it touched are lit."""

    def lit(self, hovered: int | None) -> Highlights:
        spaces = self.entry.step.spaces
        if not spaces:
            return self.under.lit(hovered)
        return replace(
            self.under.lit(hovered), selected=spaces[-1], path=spaces if len(spaces) > 1 else ()
        )
