"""Somebody looks on at what another window plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.table.modes.look import Look
from game.table.modes.mode import TurnT
from game.table.modes.told import ModeT
from game.table.modes.watching import Watching
from game.ui.i18n import gettext as _


@dataclass(frozen=True)
class LookingOn(Watching[TurnT, ModeT]):
    """What the other window plays is watched; two buttons lead away from it.

    Attributes:
        leave: leads to the title.
        take: has the game go on here.
    """

    leave: Callable[[], None]
    take: Callable[[], None]

    @property
    def words(self) -> tuple[str, str]:
        """What is done, and where."""
        headline, why = super().words
        return headline, why or _("You watch; another window plays.")

    @property
    def buttons(self) -> Mapping[str, Look]:
        left, right = self.feet
        return {"look-on/leave": Look(at=left), "look-on/take": Look(at=right)}

    def hurry(self, button: str) -> None:
        leads = {"look-on/leave": self.leave, "look-on/take": self.take}
        lead = leads.get(button)
        lead() if lead else super().hurry(button)
