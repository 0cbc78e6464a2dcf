"""A match: a state, the actions that led to it, undo and redo. It knows no particular game.

Every action makes a new state and no state changes afterwards, so undo, redo and a look back never
have to replay actions.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, takewhile
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from game.core.message import Refusal
from game.core.outline import LOCAL_SEATS_KEY, shareable_record
from game.core.record import MAX_ACTIONS, MAX_TAKEN_BACK, Record, RecordError, load_object, veil
from game.core.record import parse as parse_frame

OVER: Final = "over"
"""The phase of every game's state once the game has ended."""


class Position(Protocol):
    """What a match needs of a game's state."""

    def copy(self: "PositionT") -> "PositionT":
        """Return an independent copy."""


class Playable(Protocol):
    """What a match needs of an action."""

    @property
    def undoable(self) -> bool:
        """False if the action reveals something hidden or ends the turn."""


PositionT = TypeVar("PositionT", bound=Position)
ActionT = TypeVar("ActionT", bound=Playable)
_P_contra = TypeVar("_P_contra", contravariant=True)
_A_contra = TypeVar("_A_contra", contravariant=True)


class Rules(Protocol[_P_contra, _A_contra]):
    """The rules that a match is played by; a module with these functions will do."""

    def check(self, state: _P_contra, action: _A_contra, /) -> None:
        """Raise an error if the action breaks a rule."""

    def apply(self, state: _P_contra, action: _A_contra, /) -> None:
        """Change the state by a legal action."""


@dataclass(frozen=True, slots=True)
class TakenBack(Generic[ActionT]):
    """Actions that the players agreed to take back.

    Attributes:
        after: the number of actions before them, which stayed.
        actions: the actions that were taken back.
    """

    after: int
    actions: tuple[ActionT, ...]


class Match(Generic[PositionT, ActionT]):
    """One game being played.

    Actions that the player orders together (three workers sent at once) form one order; undo and
    redo can move by actions or by orders.

    Attributes:
        state: the current state.
        actions: all actions played, in order.
        taken_back: the actions taken back by agreement, in order.
    """

    def __init__(self, rules: Rules[PositionT, ActionT], start: PositionT) -> None:
        self._rules = rules
        self._before: list[PositionT] = []
        self._same_order: list[bool] = []
        self._undone: list[tuple[ActionT, bool]] = []
        self.state = start
        self.actions: list[ActionT] = []
        self.taken_back: list[TakenBack[ActionT]] = []

    def play(self, action: ActionT, *, same_order: bool = False) -> None:
        """Play an action and discard all undone ones: they can no longer be redone.

        same_order: True if the action belongs to the same order as the one before it.

        Raises:
            ValueError: the rules refuse the action; the state is unchanged.
        """
        self._rules.check(self.state, action)
        self._apply(action, same_order)
        self._undone.clear()

    def undo(self) -> ActionT:
        """Undo the last action and return it.

        Raises:
            IndexError: it cannot be undone; see ``can_undo``.
        """
        if not self.can_undo:
            raise IndexError("the last action cannot be taken back")
        action = self.actions.pop()
        self.state = self._before.pop()
        self._undone.append((action, self._same_order.pop()))
        return action

    def redo(self) -> ActionT:
        """Redo the action that was undone last and return it.

        Raises:
            IndexError: nothing was undone.
        """
        action, same_order = self._undone.pop()
        self._apply(action, same_order)
        return action

    def undo_order(self) -> None:
        """Undo the actions of the last order, as many as can be undone.

        Raises:
            IndexError: none of them can be undone; see ``can_undo``.
        """
        more = True
        while more:
            more = bool(self._same_order) and self._same_order[-1]
            self.undo()
            more = more and self.can_undo

    def redo_order(self) -> None:
        """Redo the order that was undone last, or the part of it that is still undone.

        Raises:
            IndexError: nothing was undone.
        """
        self.redo()
        while self._undone and self._undone[-1][1]:
            self.redo()

    @property
    def orders(self) -> list[int]:
        """The number of undoable actions in each of the last orders, the oldest first."""
        counts: list[int] = []
        for same_order in self._same_order[self.undo_limit :]:
            if same_order and counts:
                counts[-1] += 1
            else:
                counts.append(1)
        return counts

    def set_orders(self, counts: Sequence[int]) -> None:
        """Set how many actions each of the last orders has, which a match read from a record lacks.

        Raises:
            ValueError: an order has no action, or there are more actions than were played.
        """
        if sum(counts) > len(self.actions) or min(counts, default=1) < 1:
            raise ValueError("orders must have one action at least, and no more than were played")
        first = len(self.actions) - sum(counts)
        begins = set(accumulate(counts, initial=first))
        self._same_order[first:] = [i not in begins for i in range(first, len(self.actions))]

    def undo_to(self, index: int) -> None:
        """Undo actions until ``index`` are left, or until one cannot be undone."""
        while len(self.actions) > index and self.can_undo:
            self.undo()

    def has_room_to_take_back(self, index: int) -> bool:
        """Return True if a record can hold another agreed take-back to ``index`` actions.

        At most half of the actions that a record holds may be taken-back ones.
        """
        gone = [len(turn.actions) for turn in self.taken_back]
        gone.append(len(self.actions) - index)
        return len(gone) <= MAX_TAKEN_BACK and sum(gone) <= MAX_ACTIONS // 2

    def take_back(self, index: int) -> None:
        """Take back all actions from ``index`` on by agreement, whatever they revealed.

        From then on no undo goes further back, and actions undone before can no longer be redone.

        Raises:
            IndexError: there are no actions from ``index`` on.
        """
        if not 0 <= index < len(self.actions):
            raise IndexError("there is nothing to be taken back")
        self.taken_back.append(TakenBack(index, tuple(self.actions[index:])))
        self.state = self._before[index]
        for kept in (self.actions, self._before, self._same_order):
            del kept[index:]
        self._undone.clear()

    def before(self, index: int) -> PositionT:
        """Return the state before action ``index``, the current one if there is no such action.

        It is always the same object and must not be changed.
        """
        return self._before[index] if index < len(self._before) else self.state

    @property
    def can_undo(self) -> bool:
        """True if the last action can be undone: it revealed nothing and did not end the turn."""
        last = len(self.actions) - 1
        return last >= self._agreed and self.undoable(last)

    @property
    def _agreed(self) -> int:
        """The number of actions that stayed at the last agreed take-back."""
        return self.taken_back[-1].after if self.taken_back else 0

    def undoable(self, index: int) -> bool:
        """Return True if action ``index`` could be undone if it were the last one.

        A game where this depends on the state overrides this method.
        """
        return self.actions[index].undoable

    def would_bind(self, actions: Iterable[ActionT]) -> bool:
        """Return True if one of these actions, played now one after another, could not be undone.

        A game where this depends on the state overrides this method.
        """
        return any(not one.undoable for one in actions)

    def take(self, action: ActionT, after: PositionT) -> None:
        """Add an action that was played elsewhere, with the state after it as it was sent."""
        self._add(action, after, same_order=False)
        self._undone.clear()

    def mark(self) -> Callable[[], None]:
        """Return a function that brings the match back to how it stands now, whatever follows."""
        kept = [[*one] for one in self._lists]
        state = self.state

        def back() -> None:
            self.state = state
            for one, before in zip(self._lists, kept, strict=True):
                one[:] = before

        return back

    @property
    def _lists(self) -> tuple[list[Any], ...]:
        return self.actions, self._before, self._same_order, self._undone, self.taken_back

    @property
    def undone(self) -> ActionT | None:
        """The action that would be redone next, or None."""
        return self._undone[-1][0] if self._undone else None

    @property
    def can_redo(self) -> bool:
        """True if there is an undone action to redo."""
        return bool(self._undone)

    @property
    def undo_limit(self) -> int:
        """The number of actions from the start that cannot be undone."""
        index = len(self.actions)
        while index > self._agreed and self.undoable(index - 1):
            index -= 1
        return index

    def _apply(self, action: ActionT, same_order: bool) -> None:
        """Make the state after an action and put it on top of the history."""
        after = self.state.copy()
        self._rules.apply(after, action)
        self._add(action, after, same_order=same_order)

    def _add(self, action: ActionT, after: PositionT, *, same_order: bool) -> None:
        self._before.append(self.state)
        self.state = after
        self.actions.append(action)
        self._same_order.append(same_order)


class GameMatch(Match[PositionT, ActionT], ABC):
    """A match of a particular game, which has a set-up and can be written as a record.

    Attributes:
        game: the game's id.
        hidden: the keys of the record with information that is secret during the game.
        setup: who plays (``players``, ``first_player``), and everything else the game began with.
        extra: the entries of the record that the game does not know, kept unchanged.
    """

    game: ClassVar[str]
    hidden: ClassVar[Collection[str]] = ()
    setup: Any
    extra: dict[str, Any]

    @property
    def local_seats(self) -> list[int]:
        """The seats at this device in a game played by link; empty in any other game."""
        seats = self.extra.get(LOCAL_SEATS_KEY)
        known = range(len(self.setup.players))
        return [seat for seat in known if seat in seats] if isinstance(seats, list) else []

    @local_seats.setter
    def local_seats(self, seats: Sequence[int]) -> None:
        self.extra[LOCAL_SEATS_KEY] = list(seats)

    @property
    def over(self) -> bool:
        """True once the game has ended."""
        phase: str = self.state.phase  # type: ignore[attr-defined]
        return phase == OVER

    @abstractmethod
    def record(self) -> str:
        """Return the match as a record; reading it gives an equal match."""

    def record_for_sharing(self, *, with_names: bool = False) -> str:
        """Return the record to give to other people, with secrets veiled while the game goes on.

        with_names: keep the name and the dates, for a file that players save for themselves.
        """
        record = shareable_record(self.record(), with_names=with_names)
        return record if self.over else veil(record, self.hidden)


def catch_up(
    match: GameMatch[Any, Any], ours: Record, theirs: Record, play: Callable[[int, str], None]
) -> bool:
    """Bring a match up to date with a later record of it, by undoing and playing actions.

    Returns False if the records differ in more than their actions, or if an action would have to be
    undone that cannot be; other actions may have been undone by then.

    Args:
        match: the match to change.
        ours: the match's own record.
        theirs: the later record.
        play: plays an action, given its number (from 1) and its notation.

    Raises:
        RecordError: ``play`` refuses an action.
    """
    if replace(ours, actions=[]) != replace(theirs, actions=[]):
        return False
    pairs = zip(ours.actions, theirs.actions, strict=False)
    alike = sum(1 for _pair in takewhile(lambda pair: pair[0] == pair[1], pairs))
    match.undo_to(alike)
    if len(match.actions) != alike:
        return False
    for number, notation in enumerate(theirs.actions[alike:], start=alike + 1):
        play(number, notation)
    return True


def catch_up_with(match: GameMatch[Any, Any], parse: Callable[[str], Any], source: str) -> bool:
    """Bring a match up to date like ``catch_up``, given the text of the later record.

    Only for games whose records change in nothing but their actions.

    Raises:
        RecordError: the record, or an action of it, is refused.
    """
    own = match.record()
    format_ = load_object(own)["format"]
    has_variants = "variant" in load_object(own)
    ours, theirs = (
        parse_frame(text, format_, match.game, has_variants=has_variants) for text in (own, source)
    )

    def play(number: int, notation: str) -> None:
        try:
            match.play(parse(notation))
        except Refusal as error:
            raise RecordError.of_action(match.game, number, notation, error) from error

    return catch_up(match, ours, theirs, play)
