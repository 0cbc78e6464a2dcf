"""Something that was done is looked at on the board, while all that goes on goes on."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.table.modes import looking_back
from game.table.sign import choosing
from game.tikal.table.modes.turn import Turn
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import SPACE, Thing


@dataclass(frozen=True)
class LookingBack(looking_back.LookingBack[Turn, Thing | None, Shown]):
    """A line of the log; the space that it touched is chosen, a walk shown as its way."""

    def shown(self, pointed: Thing | None = None) -> Shown:
        shown, touched = super().shown(pointed), self.entry.step.spaces
        if not touched:
            return shown
        things = choosing(shown.things, SPACE[touched[-1]])
        return replace(shown, things=things, look=replace(shown.look, path=touched))
