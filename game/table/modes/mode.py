"""The base class of every mode: all that a table asks its mode."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeVar

from game.table.keys import TableKey
from game.table.modes.words import SAID
from game.table.news import Interlude
from game.table.outcome import OthersState, Outcome, Play
from game.table.overlay import OpenOverlay
from game.table.players import Player
from game.table.rule_names import UNDO
from game.table.telling import PlayedAction
from game.ui.sentence import NO_TEXT, RuleText, Words

if TYPE_CHECKING:
    from game.table.modes.deciding import Advice


@dataclass(frozen=True, slots=True)
class ButtonState:
    """How a visible button looks, and what it says when it is touched.

    Attributes:
        enabled: False for a button that is grey.
        chosen: True for a button that is highlighted as chosen.
        label: its text; empty for the button's usual label.
        note: its second line.
        at: the key of the rectangle in which it lies; empty for its own id.
        icon: its sprite; empty for the button's usual icon.
        cost: the action points on its chip; empty for the button's usual cost.
        why: why it is disabled, told when it is tapped while it is grey.
        explained: its explanation; empty for the button's usual one.
        binds: True if the action ends the turn or cannot be undone: the button takes a tap only
            after a short wait.
        final: True if the action cannot be undone; the button is marked so.
        calm: True for a red button that is not red now: it is not yet what comes next.
    """

    enabled: bool = True
    chosen: bool = False
    label: Words = ""
    note: Words = ""
    at: str = ""
    icon: str = ""
    cost: Words = ""
    why: RuleText = NO_TEXT
    explained: RuleText = NO_TEXT
    binds: bool = False
    final: bool = False
    calm: bool = False


@dataclass(frozen=True, slots=True)
class Moment:
    """One pass of the main loop, as a mode's ``update`` is given it.

    Attributes:
        now: the time, in monotonic seconds.
        moving: True while an animation runs.
        covered: True while a dialog lies over the table.
        steps_done: how many steps of the running animation are over.
    """

    now: float
    moving: bool
    covered: bool
    steps_done: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """What every picture draws at one moment; a game's own class adds more.

    Attributes:
        players: the players at the table, by seat.
        seat: the seat whose turn is shown.
        words: the ribbon's headline and hint.
        looks: the states of all visible buttons, by id.
    """

    players: Sequence[Player]
    seat: int
    words: tuple[Words, Words]
    looks: Mapping[str, ButtonState]


class AnyView(Protocol):
    """A position as one seat may see it."""

    @property
    def seat(self) -> int:
        """The seat to act."""


class AnyTurn(Protocol):
    """The position that is shown, with what may be undone in it."""

    @property
    def view(self) -> AnyView:
        """The position as it is seen at this table."""

    @property
    def players(self) -> Sequence[Player]:
        """The players at the table, by seat."""

    @property
    def undo(self) -> bool:
        """True if an action can be undone."""

    @property
    def redo(self) -> bool:
        """True if an undone action can be played again."""

    @property
    def agreed(self) -> Words:
        """The undo arrow's label where it asks all players to agree to take back the previous turn.

        Empty where that cannot be asked.
        """


TurnT = TypeVar("TurnT", bound=AnyTurn)
ThingT = TypeVar("ThingT")
"""A thing at a game's table; also None where a touch beside everything has a meaning."""
ShownT = TypeVar("ShownT", bound=Shown)
"""The frozen value that a game's picture draws."""


@dataclass(frozen=True)
class ModeFacts(Generic[TurnT]):
    """All facts that determine the mode at one moment.

    Attributes:
        turn: the position that is shown, with what may be undone in it.
        interlude: what is to be looked at before anything else goes on; None for nothing.
        unseen: the actions shown since the player to whom the device goes last looked.
        others: the others' turns.
        people: the seats for which people at this table decide.
        still: True under reduced motion.
        undone: the action that was undone last; None for none.
        explains: True while somebody learns here: what others score waits to be read.
    """

    turn: TurnT
    interlude: Interlude | None
    unseen: tuple[PlayedAction[Any, Any], ...]
    others: OthersState
    people: Collection[int]
    still: bool
    undone: Any = None
    explains: bool = False


@dataclass(frozen=True)
class Mode(Outcome, ABC, Generic[TurnT, ThingT, ShownT]):
    """What is going on at a table, as a frozen value: a touch leads to another mode.

    Attributes:
        turn: the position that is shown, with what may be undone in it.
        menu: the menu's optional entries that are offered in this mode: "hint", "repeat", "back".
    """

    turn: TurnT
    menu: ClassVar[Collection[str]] = ("repeat",)

    @property
    def uncovered(self) -> Mode[TurnT, ThingT, ShownT]:
        """This mode without an overlay."""
        return self

    @property
    def overlay(self) -> OpenOverlay | None:
        """The overlay that lies over this mode; None for none."""
        return None

    @property
    def decider(self) -> int | None:
        """The seat for which a player here decides now; None while nobody here does."""
        return None

    @property
    def busy(self) -> bool:
        """True while something is being worked on that cannot be seen yet."""
        return False

    @property
    def hinted(self) -> bool:
        """True while a hint is shown, or is being thought of."""
        return False

    @property
    def looked_at(self) -> int | None:
        """The index of the first action of the log's line that is looked back at; None for none."""
        return None

    @property
    def seat(self) -> int:
        """The seat whose turn is shown."""
        return self.turn.view.seat

    @property
    def player(self) -> Player:
        """The player at that seat."""
        return self.turn.players[self.seat]

    @property
    @abstractmethod
    def task(self) -> tuple[Words, Words]:
        """What is being done, or what is to be done, as a headline and a hint."""

    @property
    def words(self) -> tuple[Words, Words]:
        """The ribbon's headline and hint; those of the task unless a mode has others."""
        return self.task

    @property
    def aloud(self) -> tuple[Words, ...]:
        """What whoever listens is told instead of the ribbon's words, if that is another thing."""
        return ()

    @property
    @abstractmethod
    def looks(self) -> Mapping[str, ButtonState]:
        """The states of all visible buttons, by id."""

    def with_others(self, others: OthersState) -> Self:  # noqa: ARG002
        """Return this mode with the present state of the others' turns.

        Modes that do not show the others' turns return themselves.
        """
        return self

    @property
    def undo(self) -> ButtonState:
        """The state of the undo arrow.

        It undoes the last order of this turn. Where nothing of the turn is left, it asks whether
        all agree to take back the previous turn.
        """
        if self.turn.undo:
            return ButtonState()
        if not self.turn.agreed:
            return ButtonState(enabled=False, why=RuleText(SAID["nothing-back"], UNDO))
        return ButtonState(label=self.turn.agreed, explained=RuleText(SAID["asks-all"], UNDO))

    @abstractmethod
    def shown(self, pointed: ThingT | None = None) -> ShownT:
        """Return all that the picture draws while the mouse points at a thing, or at None."""

    # what touches and time lead to

    def touch(self, thing: ThingT) -> Outcome:  # noqa: ARG002
        """Return the outcome of a tap on a thing."""
        return self

    @property
    def offered(self) -> ThingT | None:
        """The thing on which a second tap would do more than the tap that has just offered it.

        None if there is no such thing. The table uses it to ignore accidental double taps.
        """
        return None

    @property
    def carried(self) -> ThingT | None:
        """The thing that is picked up and can be dropped somewhere; None for none."""
        return None

    def carries(self, thing: ThingT) -> ThingT | None:  # noqa: ARG002
        """Return what a drag that begins on a thing carries; None if the drag moves the view."""
        return None

    def held_over(self, what: ThingT, onto: ThingT) -> Mode[TurnT, ThingT, ShownT]:  # noqa: ARG002
        """Return this mode as it looks while ``what`` is carried over ``onto``."""
        return self

    def offer(self, what: ThingT, onto: ThingT) -> Words:  # noqa: ARG002
        """Return what dropping ``what`` on ``onto`` would do, in words.

        Empty where dropping it would do no more than a tap.
        """
        return ""

    def drop(self, what: ThingT, onto: ThingT) -> Outcome:  # noqa: ARG002
        """Return the outcome of dropping ``what``, which is carried, on ``onto``."""
        return self

    @property
    def keys(self) -> tuple[TableKey, ...]:
        """The keys that mean something in this mode alone."""
        return ()

    def press(self, button: str) -> Outcome:  # noqa: ARG002
        """Return the outcome of pressing an enabled button, by its id."""
        return self

    def escape(self) -> Mode[TurnT, ThingT, ShownT] | None:
        """Return this mode with the current choice put down; None if nothing is chosen."""
        return None

    def update(self, moment: Moment) -> Outcome | None:  # noqa: ARG002
        """Return the outcome of time passing; None for nothing. Called in every frame."""
        return None

    def with_pending_hint(self) -> Mode[TurnT, ThingT, ShownT]:
        """Return this mode with a hint being thought of."""
        return self

    def with_hint(self, advice: Advice) -> Mode[TurnT, ThingT, ShownT]:  # noqa: ARG002
        """Return this mode with a completed hint; unchanged where nobody waits for one."""
        return self

    def after(self, played: Play) -> Mode[TurnT, ThingT, ShownT]:  # noqa: ARG002
        """Return this mode, which was made from the match, as it begins right after ``played``."""
        return self

    def followed_by(self, mode: Mode[TurnT, ThingT, ShownT]) -> Mode[TurnT, ThingT, ShownT]:
        """Return the mode that follows this one.

        ``mode`` is the one that the match alone leads to.
        """
        return mode

    def restoring(self, begun: Mode[TurnT, ThingT, ShownT]) -> Mode[TurnT, ThingT, ShownT]:  # noqa: ARG002
        """Return this mode, keeping what a player here had begun before looking back.

        ``begun`` is the mode in this position to which the player returns.
        """
        return self


AnyMode = Mode[Any, Any, Any]
