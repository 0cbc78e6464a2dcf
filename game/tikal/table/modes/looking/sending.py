"""Somebody at another device is to act: the match goes there as a link."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.table.by_link.sending import LEAVE, SEND
from game.table.modes import Look, Moment
from game.tikal.table.board import Highlights
from game.tikal.table.modes.looking.watching import Watching
from game.tikal.table.modes.mode import Outcome
from game.ui.i18n import gettext as _


@dataclass(frozen=True)
class Sending(Watching):
    """Nothing goes on here until the link has come back; two buttons send it and lead away."""

    busy = False
    steps = ()
    reason = ""

    @property
    def seat(self) -> int:
        return self.view.seat

    @property
    def task(self) -> tuple[str, str]:
        return _("{player}'s turn").format(player=self.player.name), _("at another device")

    def buttons(self) -> Mapping[str, Look]:
        return {
            LEAVE: Look(at=self._place("auction/pause") or "watch/pause"),
            SEND: Look(at=self._place("auction/skip") or "watch/skip"),
        }

    def lit(self, hovered: int | None) -> Highlights:  # noqa: ARG002
        return Highlights()

    def tap(self, space: int | None) -> Outcome:  # noqa: ARG002
        return self

    def update(self, moment: Moment) -> Outcome | None:  # noqa: ARG002
        return None
