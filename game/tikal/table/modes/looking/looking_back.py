"""The mode in which an entry of the log is shown on the board while the match goes on."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.table.modes import looking_back
from game.table.sign import choosing
from game.tikal.table.modes.turn import Turn
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import SPACE, Thing


@dataclass(frozen=True)
class LookingBack(looking_back.LookingBack[Turn, Thing | None, Shown]):
    """An entry of the log on the board: its space is chosen, a walk is drawn as a path."""

    def shown(self, pointed: Thing | None = None) -> Shown:
        shown, touched = super().shown(pointed), self.entry.step.spaces
        if not touched:
            return shown
        things = choosing(shown.things, SPACE[touched[-1]])
        return replace(shown, things=things, look=replace(shown.look, path=touched))
