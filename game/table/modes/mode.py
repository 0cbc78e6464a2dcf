"""What a mode of any table answers for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeVar

from game.table.guide.places import UNDO
from game.table.modes.look import ButtonState, Moment
from game.table.modes.words import SAID
from game.table.outcome import Outcome, Play
from game.table.overlays.overlay import Looking
from game.table.players import Player
from game.table.shown import Shown
from game.table.watched import Watched
from game.ui.controls.said import Said
from game.ui.sentence import Words

if TYPE_CHECKING:
    from game.table.modes.advice import Advice


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
ThingT = TypeVar("ThingT")
"""What can be touched at a game's table; None with it where a touch beside everything means
something."""
ShownT = TypeVar("ShownT", bound=Shown)
"""What a game's picture is made of."""


@dataclass(frozen=True)
class Mode(Outcome, ABC, Generic[TurnT, ThingT, ShownT]):
    """What is going on at a table; it never changes, another one follows it.

    Attributes:
        turn: the position that is shown, and what may be done in it.
        menu: what the menu offers now beside what it always does.
    """

    turn: TurnT
    menu: ClassVar[Collection[str]] = ("repeat",)

    @property
    def uncovered(self) -> Mode[TurnT, ThingT, ShownT]:
        """The same without an overlay."""
        return self

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
    def looks(self) -> Mapping[str, ButtonState]:
        """The buttons that can be seen, by id."""

    def with_others(self, others: Watched) -> Self:  # noqa: ARG002
        """The same with the others' turns as they are now."""
        return self

    @property
    def undo(self) -> ButtonState:
        """The arrow: what was done last in this turn, else the turn before, if all agree."""
        if self.turn.undo:
            return ButtonState()
        if not self.turn.agreed:
            return ButtonState(enabled=False, why=Said(SAID["nothing-back"], UNDO))
        return ButtonState(label=self.turn.agreed, explained=Said(SAID["asks-all"], UNDO))

    @abstractmethod
    def shown(self, pointed: ThingT | None = None) -> ShownT:
        """All that is to be seen, while the mouse points at something or at nothing."""

    # what comes of touches and of the time

    def touch(self, thing: ThingT) -> Outcome:  # noqa: ARG002
        """A tap on something."""
        return self

    @property
    def offered(self) -> ThingT | None:
        """Where a second tap does more than the one that has just offered it."""
        return None

    @property
    def carried(self) -> ThingT | None:
        """What may be let go of somewhere; None where nothing ever is."""
        return None

    def carries(self, thing: ThingT) -> ThingT | None:  # noqa: ARG002
        """What a drag takes along that begins on something; None where that moves the view."""
        return None

    def held_over(self, what: ThingT, onto: ThingT) -> Mode[TurnT, ThingT, ShownT]:  # noqa: ARG002
        """The same as it is seen while something is carried over something else."""
        return self

    def offer(self, what: ThingT, onto: ThingT) -> Words:  # noqa: ARG002
        """What letting go of something there that is carried would do, where a tap does something
        else; empty where that does nothing of its own."""
        return ""

    def drop(self, what: ThingT, onto: ThingT) -> Outcome:  # noqa: ARG002
        """Something that is carried is let go there."""
        return self

    @property
    def keys(self) -> Mapping[str, ThingT]:
        """What keys touch in this mode alone."""
        return {}

    def press(self, button: str) -> Outcome:  # noqa: ARG002
        """A button that can be touched."""
        return self

    def escape(self) -> Mode[TurnT, ThingT, ShownT] | None:
        """The same with nothing chosen; None if nothing is."""
        return None

    def update(self, moment: Moment) -> Outcome | None:  # noqa: ARG002
        """What comes by itself, None for nothing."""
        return None

    def asking(self) -> Mode[TurnT, ThingT, ShownT]:
        """The same with an advice asked for, which is thought of from now on."""
        return self

    def advised(self, advice: Advice) -> Mode[TurnT, ThingT, ShownT]:  # noqa: ARG002
        """The same once the advice has come; nothing where nobody waits for it."""
        return self

    def after(self, played: Play) -> Mode[TurnT, ThingT, ShownT]:  # noqa: ARG002
        """The same where this was just played."""
        return self

    def followed_by(self, mode: Mode[TurnT, ThingT, ShownT]) -> Mode[TurnT, ThingT, ShownT]:
        """What comes next, where this mode follows from the match alone."""
        return mode

    def keeping(self, begun: Mode[TurnT, ThingT, ShownT]) -> Mode[TurnT, ThingT, ShownT]:  # noqa: ARG002
        """The same with what somebody here had begun in this position before he looked back."""
        return self


AnyMode = Mode[Any, Any, Any]
