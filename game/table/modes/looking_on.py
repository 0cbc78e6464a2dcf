"""The mode of a window that watches a match which another window plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.table import ids
from game.table.modes.look import ButtonState
from game.table.modes.mode import ShownT, ThingT, TurnT
from game.table.modes.watching import Watching
from game.table.modes.words import SAID
from game.table.outcome import Outcome
from game.table.watched import Watch
from game.ui.sentence import Words


@dataclass(frozen=True)
class LookingOn(Watching[TurnT, ThingT, ShownT]):
    """Watches what the other window plays; two buttons leave the table or play on here."""

    @property
    def words(self) -> tuple[Words, Words]:
        """What is being done and why; without a reason, that another window plays."""
        headline, why = super().words
        return headline, why or SAID["looking-on"]

    @property
    def buttons(self) -> Mapping[str, ButtonState]:
        left, right = self.feet
        return {ids.LOOK_ON_LEAVE: ButtonState(at=left), ids.LOOK_ON_TAKE: ButtonState(at=right)}

    def press(self, button: str) -> Outcome:
        """Leave for the title, or take the match over into this window."""
        meant = {ids.LOOK_ON_LEAVE: Watch.LEAVE, ids.LOOK_ON_TAKE: Watch.TAKE}
        return meant.get(button) or super().press(button)
