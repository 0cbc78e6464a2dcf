"""The mode in which a player at another device is to act: the match goes there as a link."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.table.modes.look import ButtonState, Moment
from game.table.modes.mode import ShownT, ThingT, TurnT
from game.table.modes.watching import Watching
from game.table.modes.words import SAID
from game.table.outcome import Outcome
from game.table.words import turn_of
from game.ui.sentence import Words

SEND: Final = "link/send"
LEAVE: Final = "link/leave"
"""The ids of the mode's buttons: send the link, and leave for the title."""


@dataclass(frozen=True)
class Sending(Watching[TurnT, ThingT, ShownT]):
    """Waits until a link comes back; two buttons send the link and leave for the title."""

    busy = False

    @property
    def seat(self) -> int:
        return self.turn.view.seat

    @property
    def task(self) -> tuple[Words, Words]:
        return turn_of(self.player.name), SAID["elsewhere"]

    @property
    def buttons(self) -> Mapping[str, ButtonState]:
        left, right = self.feet
        return {LEAVE: ButtonState(at=left), SEND: ButtonState(at=right)}

    def touch(self, thing: ThingT) -> Outcome:  # noqa: ARG002
        return self

    def update(self, moment: Moment) -> None:
        """Return None: nothing happens by itself."""
