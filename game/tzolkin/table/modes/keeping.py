"""Tribe and wealth tiles are chosen, in secret (2, 15)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.table.modes import Look, Outcome
from game.tzolkin.table import ids
from game.tzolkin.table.modes.choosing import Choosing
from game.tzolkin.table.tray.card import Tray
from game.tzolkin.table.tray.keeping import tray_of_keeping
from game.tzolkin.words.labels import LABELS
from game.tzolkin.words.trays import RED


@dataclass(frozen=True)
class Keeping(Choosing):
    """Only who chooses sees what there is; all is shown together when all have chosen.

    Attributes:
        away: True while what there is to choose is put away, to look at the table.
    """

    away: bool = False

    @property
    def tray(self) -> Tray:
        return tray_of_keeping(self.choice, large=not self.away)

    @property
    def own_looks(self) -> Mapping[str, Look]:
        red = super().own_looks[ids.DO]
        label = LABELS[ids.DO if self.away else ids.LOOK_AT_TABLE]
        keep = Look(red.enabled, label=RED["keep"], why=red.why, binds=True, final=True)
        return {ids.DO: keep, ids.LOOK_AT_TABLE: Look(label=label)}

    def press(self, button: str) -> Outcome:
        return (
            replace(self, away=not self.away)
            if button == ids.LOOK_AT_TABLE
            else super().press(button)
        )
