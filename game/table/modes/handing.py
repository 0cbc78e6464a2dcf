"""The device goes to another player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from game.table.modes.look import GoOn
from game.table.modes.mode import Mode, TurnT
from game.table.turns.handing import Told
from game.ui.i18n import gettext as _

TAKE: Final = "hand-over/take"


@dataclass(frozen=True)
class Handing(Mode[TurnT]):
    """Whose turn it is, and what the others did since his last one; a tap takes that away.

    Attributes:
        told: what they did.
    """

    told: tuple[Told, ...]

    menu = ("repeat", "back")

    @property
    def task(self) -> tuple[str, str]:
        return _("{player}'s turn").format(player=self.player.name), _("tap to begin")

    def press(self, button: str) -> GoOn | Self:
        """Takes it away."""
        return GoOn(left=True) if button == TAKE else self
