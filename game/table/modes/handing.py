"""The device goes to another player."""

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


@dataclass(frozen=True)
class Handing(Mode[TurnT, ThingT, ShownT], Generic[TurnT, ThingT, ShownT, PlaceT]):
    """Whose turn it is, what is wanted of him, and what has changed since he looked last; a button
    begins the turn.

    Attributes:
        wanted: what is wanted of him, in a sentence.
        changes: what has changed.
        page: how often he has asked for the next of them.
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
        """What lies beside the board."""
        rows = rows_of(self.changes, self.turn.players)
        return HandoverCard(self.player, self.wanted, rows, self.page)

    @property
    def numbers(self) -> dict[PlaceT, str]:
        """The numbers of the card's rows, by where they are to be seen on the table."""
        return numbers_of(self.changes)

    @property
    def own_looks(self) -> dict[str, ButtonState]:
        """The buttons of the card, and the arrow that takes the turn before back."""
        return {ids.TOOL_UNDO: self.undo, TAKE: ButtonState(binds=True), MORE: ButtonState()}

    def press(self, button: str) -> GoOn | Self:
        """Begins the turn, or shows the next rows."""
        if button == TAKE:
            return GoOn(left=True)
        return replace(self, page=self.page + 1) if button == MORE else self
