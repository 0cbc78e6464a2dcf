"""The device goes to another player."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.table.modes import GoOn, Look
from game.table.turns.handing import Told
from game.tikal.table.modes.looks import at_rest
from game.tikal.table.modes.mode import Mode, Outcome
from game.tikal.table.panels import HandedOver, Panel
from game.tikal.words.places import TURN
from game.ui.controls.said import Said
from game.ui.i18n import gettext as _

TAKE = "hand-over/take"


@dataclass(frozen=True)
class Handing(Mode):
    """Whose turn it is, and what the others did since his last one; a tap takes that away.

    Attributes:
        told: what they did.
    """

    told: tuple[Told, ...]

    spaces = ()
    menu = ("repeat", "back")

    @property
    def task(self) -> tuple[str, str]:
        return _("{player}'s turn").format(player=self.player.name), _("tap to begin")

    @property
    def panel(self) -> Panel:
        return HandedOver(self.view, self.player, self.told)

    @property
    def looks(self) -> Mapping[str, Look]:
        label = self.task[0]
        return {**at_rest(self.view, Said(label, TURN)), TAKE: Look(label=label, binds=True)}

    def press(self, button: str) -> Outcome:
        return GoOn(left=True) if button == TAKE else self
