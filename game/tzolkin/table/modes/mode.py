"""The base of the table's modes: a mode answers for all that depends on what is going on."""

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
"""A mode of which only what every game's table has is used."""


@dataclass(frozen=True, slots=True)
class Rewind(Outcome):
    """The outcome that the match goes back to an action of the turn, then plays these lines.

    Attributes:
        index: the number of the action.
        lines: played afterwards, as far as they are legal.
    """

    index: int
    lines: tuple[Action, ...] = ()


@dataclass(frozen=True)
class Mode(AnyMode):
    """What is going on at the table.

    Cards of the tray are touched as well as the buttons in ``looks``.
    """

    @property
    def view(self) -> State:
        """The position that is shown."""
        return self.turn.view

    @property
    def seen(self) -> Seen:
        """What is seen of the position."""
        return Seen(state=self.view, seat=self.turn.viewer)

    @property
    @abstractmethod
    def tray(self) -> Tray:
        """The contents of the tray."""

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
        """Touch a card of the tray, by its id and the option that it stands for."""
        return self.touch(option)
