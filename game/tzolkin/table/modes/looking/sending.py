"""Somebody at another device is to act: the match goes there as a link."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.table.by_link.sending import LEAVE, SEND
from game.table.modes import Look, Moment
from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.modes.looking.watching import Watching
from game.tzolkin.table.modes.mode import Outcome
from game.ui.i18n import gettext as _


@dataclass(frozen=True)
class Sending(Watching):
    """Nothing goes on here until the link has come back; two buttons send it and lead away."""

    busy = False

    @property
    def seat(self) -> int:
        return self.view.seat

    @property
    def task(self) -> tuple[str, str]:
        return _("{player}'s turn").format(player=self.player.name), _("at another device")

    def buttons(self) -> Mapping[str, Look]:
        return {LEAVE: Look(at="watch/pause"), SEND: Look(at="watch/skip")}

    def touch(self, thing: Option) -> Outcome:  # noqa: ARG002
        return self

    def update(self, moment: Moment) -> Outcome | None:  # noqa: ARG002
        return None
