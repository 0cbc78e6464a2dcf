"""The device goes to another player."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.table.modes import Look, handing
from game.tikal.table.modes.looks import at_rest
from game.tikal.table.modes.mode import Mode
from game.tikal.table.modes.turn import Turn
from game.tikal.table.panels import HandedOver, Panel
from game.tikal.words.places import TURN
from game.ui.controls.said import Said


@dataclass(frozen=True)
class Handing(handing.Handing[Turn], Mode):
    """A card over the board tells whose turn it is."""

    spaces = ()

    @property
    def panel(self) -> Panel:
        return HandedOver(self.view, self.player, self.told)

    @property
    def looks(self) -> Mapping[str, Look]:
        label = self.task[0]
        return {
            **at_rest(self.view, Said(label, TURN)),
            handing.TAKE: Look(label=label, binds=True),
        }
