"""A match is shown again."""

from dataclasses import dataclass

from game.table.replay import mode
from game.tzolkin.table.modes.mode import Mode
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.part import Seen
from game.tzolkin.table.things import Space
from game.tzolkin.table.tray.card import Tray
from game.ui.i18n import gettext as _


@dataclass(frozen=True)
class Replaying(mode.Replaying[Turn], Mode):
    """The tray has room for the film's own controls."""

    @property
    def task(self) -> tuple[str, str]:
        if not self.steps:
            return _("The beginning"), ""
        told = _("{player}: {what}").format(player=self.player.name, what=self.steps[-1].words)
        return told, self._turn

    @property
    def _turn(self) -> str:
        turn, count = self.turns
        told = _("Day {day}, turn {turn} of {count}")
        return told.format(day=self.view.tooth + 1, turn=turn, count=count)

    @property
    def seen(self) -> Seen:
        """With what the last action touched."""
        touched = self.steps[-1].spaces if self.steps else ()
        return Seen(state=self.view, seat=self.seat, chosen=tuple(map(Space, touched)))

    @property
    def tray(self) -> Tray:
        return Tray()
