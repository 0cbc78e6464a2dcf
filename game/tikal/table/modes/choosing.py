"""The turn is paid: a hexagon of the display is to be chosen."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.table.modes import Look
from game.tikal.rules.actions import CHOOSE
from game.tikal.table.modes.looks import displayed
from game.tikal.table.modes.mode import LookAt, Outcome, Play
from game.tikal.table.modes.offered import Offered
from game.tikal.table.panels import Auction, Panel
from game.tikal.words.places import AUCTION
from game.ui.i18n import gettext as _


@dataclass(frozen=True)
class Choosing(Offered):
    """A tap on a hexagon of the display takes it."""

    @property
    def task(self) -> tuple[str, str]:
        headline = _("{player}: choose a hexagon").format(player=self.player.name)
        return headline, _("tap the one to place")

    @property
    def rule(self) -> str:
        return AUCTION

    @property
    def panel(self) -> Panel:
        return Auction(self.view, self.turn.players)

    @property
    def looks(self) -> Mapping[str, Look]:
        return {**super().looks, **displayed(self.view, binds=True)}

    def press(self, button: str) -> Outcome:
        came = super().press(button)
        return Play((CHOOSE[came.hexagon],)) if isinstance(came, LookAt) else came
