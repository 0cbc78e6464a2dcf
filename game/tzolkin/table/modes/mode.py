"""What a mode of the table is: it answers for all that depends on what is going on."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from game.table.modes import mode
from game.table.outcome import Outcome
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.state import State
from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.shown import Shown
from game.tzolkin.table.tray.card import Tray

AnyMode = mode.Mode[Turn, Option, Shown]
"""One of them, also where nothing but what any table has is asked of it."""


@dataclass(frozen=True, slots=True)
class Rewind(Outcome):
    """The turn is to go back to an action's number; then these lines, as far as they are legal."""

    index: int
    lines: tuple[Action, ...] = ()


@dataclass(frozen=True)
class Mode(AnyMode):
    """What is going on at the table; the buttons of the tray lie beside those of ``looks``."""

    @property
    def view(self) -> State:
        """The position that is shown."""
        return self.turn.view

    @property
    def seen(self) -> Seen:
        """What there is to be seen of the position."""
        return Seen(state=self.view, seat=self.turn.viewer)

    @property
    @abstractmethod
    def tray(self) -> Tray:
        """What lies in the tray."""

    def shown(self, pointed: Option | None = None) -> Shown:  # noqa: ARG002
        return Shown(
            players=self.turn.players,
            seat=self.seat,
            words=self.words,
            looks=self.looks,
            seen=self.seen,
            tray=self.tray,
        )

    def pick(self, card: str, option: Option) -> Outcome:  # noqa: ARG002
        """A card of the tray, by its id, and what it stands for."""
        return self.touch(option)
