"""The mode in which the device is handed over to another player."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Generic, Self

from game.table import ids
from game.table.modes.look import ButtonState
from game.table.modes.mode import Mode, ShownT, ThingT, TurnT
from game.table.outcome import GoOn
from game.table.turns.handing import Change, HandoverCard, PlaceT, numbers_of, rows_of
from game.table.words import turn_of
from game.ui.sentence import Words

TAKE: Final = "hand-over/take"
MORE: Final = "hand-over/more"
"""The ids of the card's buttons: begin the turn, and show the next rows."""


@dataclass(frozen=True)
class Handing(Mode[TurnT, ThingT, ShownT], Generic[TurnT, ThingT, ShownT, PlaceT]):
    """Tells the next player whose turn it is, what to do, and what has changed meanwhile.

    A button begins the turn.

    Attributes:
        wanted: what the player is to do, in a sentence.
        changes: what has changed since the player last looked.
        page: how many times the player has asked for the next rows; the card shows it modulo its
            pages.
    """

    wanted: Words
    changes: tuple[Change[PlaceT], ...]
    page: int = 0

    menu = ("repeat", "back")

    @property
    def task(self) -> tuple[Words, Words]:
        return turn_of(self.player.name), self.wanted

    @property
    def card(self) -> HandoverCard:
        """The card beside the board."""
        rows = rows_of(self.changes, self.turn.players)
        return HandoverCard(self.player, self.wanted, rows, self.page)

    @property
    def numbers(self) -> dict[PlaceT, str]:
        """The numbers of the card's rows, by the place on the table where a change can be seen."""
        return numbers_of(self.changes)

    @property
    def own_looks(self) -> dict[str, ButtonState]:
        """The states of the card's buttons and of the undo arrow, by id.

        The undo arrow offers to take back the previous turn.
        """
        return {ids.TOOL_UNDO: self.undo, TAKE: ButtonState(binds=True), MORE: ButtonState()}

    def press(self, button: str) -> GoOn | Self:
        """Begin the turn, or show the next rows of the card."""
        if button == TAKE:
            return GoOn(left=True)
        return replace(self, page=self.page + 1) if button == MORE else self
