"""What a mode of any table answers for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from game.table.guide.places import UNDO
from game.table.modes.look import Look
from game.table.modes.words import SAID
from game.table.overlays.overlay import Looking
from game.table.players import Player
from game.table.watched import Watched
from game.ui.controls.said import Said
from game.ui.sentence import Words


class AnyView(Protocol):
    """A position as it is seen."""

    @property
    def seat(self) -> int:
        """Whose turn it is."""


class AnyTurn(Protocol):
    """A position that is shown, and what may be done in it."""

    @property
    def view(self) -> AnyView:
        """The position."""

    @property
    def players(self) -> Sequence[Player]:
        """Who sits at the table."""

    @property
    def undo(self) -> bool:
        """True if an action can be taken back."""

    @property
    def redo(self) -> bool:
        """True if one that was taken back can be played again."""

    @property
    def agreed(self) -> Words:
        """What takes back the turn before, if all agree, in words; empty where there is none."""


TurnT = TypeVar("TurnT", bound=AnyTurn)


@dataclass(frozen=True)
class Mode(ABC, Generic[TurnT]):
    """What is going on at a table; it never changes, another one follows it.

    Attributes:
        turn: the position that is shown, and what may be done in it.
        menu: what the menu offers now beside what it always does.
    """

    turn: TurnT
    menu: ClassVar[Collection[str]] = ("repeat",)

    @property
    def overlay(self) -> Looking | None:
        """The overlay that lies over it; None for none."""
        return None

    @property
    def decider(self) -> int | None:
        """The seat that somebody decides for here and now; None while nobody does."""
        return None

    @property
    def busy(self) -> bool:
        """True while something is worked on that cannot be seen yet."""
        return False

    @property
    def looked_at(self) -> int | None:
        """The number of the first of the actions that are looked back at."""
        return None

    @property
    def seat(self) -> int:
        """Whose turn is shown."""
        return self.turn.view.seat

    @property
    def player(self) -> Player:
        """Who that is."""
        return self.turn.players[self.seat]

    @property
    @abstractmethod
    def task(self) -> tuple[Words, Words]:
        """What is done, or to be done, now: a headline and a hint."""

    @property
    def words(self) -> tuple[Words, Words]:
        """What the ribbon tells of it."""
        return self.task

    @property
    @abstractmethod
    def looks(self) -> Mapping[str, Look]:
        """The buttons that can be seen, by id."""

    def with_others(self, others: Watched) -> Self:  # noqa: ARG002
        """The same with the others' turns as they are now."""
        return self

    @property
    def undo(self) -> Look:
        """The arrow: what was done last in this turn, else the turn before, if all agree."""
        if self.turn.undo:
            return Look()
        if not self.turn.agreed:
            return Look(enabled=False, why=Said(SAID["nothing-back"], UNDO))
        return Look(label=self.turn.agreed, explained=Said(SAID["asks-all"], UNDO))
