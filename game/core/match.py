"""A match: a position, the actions that led to it, undo and redo. It knows no game.

Every action makes a new position and none is changed afterwards, so that undo, redo and a look
back never replay.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from game.core.outline import HERE, handed_out
from game.core.record import MOST_PLAYED, MOST_TAKEN_BACK
from game.core.veil import veil

OVER: Final = "over"
"""The phase of every game's position when it has ended."""


class Position(Protocol):
    """What a match needs of a position."""

    def copy(self: "PositionT") -> "PositionT":
        """An independent position."""


class Playable(Protocol):
    """What a match needs of an action."""

    @property
    def undoable(self) -> bool:
        """False for what shows something hidden or hands the turn on."""


PositionT = TypeVar("PositionT", bound=Position)
ActionT = TypeVar("ActionT", bound=Playable)
_P_contra = TypeVar("_P_contra", contravariant=True)
_A_contra = TypeVar("_A_contra", contravariant=True)


class Rules(Protocol[_P_contra, _A_contra]):
    """The rules that a match is played by; a module with these functions will do."""

    def check(self, state: _P_contra, action: _A_contra, /) -> None:
        """Raise the rule that ``action`` breaks."""

    def apply(self, state: _P_contra, action: _A_contra, /) -> None:
        """Change ``state`` by a legal action."""


@dataclass(frozen=True, slots=True)
class TakenBack(Generic[ActionT]):
    """Actions that followed on so many others and were taken back by agreement."""

    after: int
    actions: tuple[ActionT, ...]


class Match(Generic[PositionT, ActionT]):
    """One game being played.

    Attributes:
        state: the position now.
        actions: everything played, in order.
        taken_back: what was taken back by agreement, in order.
    """

    def __init__(self, rules: Rules[PositionT, ActionT], start: PositionT) -> None:
        self._rules = rules
        self._before: list[PositionT] = []
        self._goes_on: list[bool] = []
        self._undone: list[tuple[ActionT, bool]] = []
        self.state = start
        self.actions: list[ActionT] = []
        self.taken_back: list[TakenBack[ActionT]] = []

    def play(self, action: ActionT, *, goes_on: bool = False) -> None:
        """Play an action; what was undone before can no longer be redone.

        One that ``goes_on`` belongs to the same order as the action before it: three workers sent
        together are one order of many actions.

        Raises:
            ValueError: the rules' own error, with the position unchanged.
        """
        self._rules.check(self.state, action)
        self._apply(action, goes_on)
        self._undone.clear()

    def undo(self) -> ActionT:
        """Take back the last action and return it.

        Raises:
            IndexError: it cannot be taken back, see ``can_undo``.
        """
        if not self.can_undo:
            raise IndexError("the last action cannot be taken back")
        action = self.actions.pop()
        self.state = self._before.pop()
        self._undone.append((action, self._goes_on.pop()))
        return action

    def redo(self) -> ActionT:
        """Play the action that was undone last again and return it.

        Raises:
            IndexError: nothing was undone.
        """
        action, goes_on = self._undone.pop()
        self._apply(action, goes_on)
        return action

    def undo_order(self) -> None:
        """Take back the last order, as far as it can be.

        Raises:
            IndexError: nothing of it can be taken back, see ``can_undo``.
        """
        more = True
        while more:
            more = bool(self._goes_on) and self._goes_on[-1]
            self.undo()
            more = more and self.can_undo

    def redo_order(self) -> None:
        """Play again the order that was undone last, or what is left to be redone of it.

        Raises:
            IndexError: nothing was undone.
        """
        self.redo()
        while self._undone and self._undone[-1][1]:
            self.redo()

    @property
    def orders(self) -> list[int]:
        """How many actions each order has that can be taken back, the oldest first."""
        counts: list[int] = []
        for goes_on in self._goes_on[self.undo_limit :]:
            if goes_on and counts:
                counts[-1] += 1
            else:
                counts.append(1)
        return counts

    def set_orders(self, counts: Sequence[int]) -> None:
        """Say how many actions each of the last orders has: a match that was read does not know.

        Raises:
            ValueError: that are more actions than there are, or an order of none.
        """
        if sum(counts) > len(self.actions) or min(counts, default=1) < 1:
            raise ValueError("orders must have one action at least, and no more than were played")
        first = len(self.actions) - sum(counts)
        begins = set(accumulate(counts, initial=first))
        self._goes_on[first:] = [i not in begins for i in range(first, len(self.actions))]

    def undo_to(self, index: int) -> None:
        """Take back actions until ``index`` are left, or as far as they can be."""
        while len(self.actions) > index and self.can_undo:
            self.undo()

    def has_room_to_take_back(self, index: int) -> bool:
        """True if a record holds it when all actions but the first ``index`` are taken back, and
        half of all that a record holds is left for the game itself."""
        gone = [len(turn.actions) for turn in self.taken_back]
        gone.append(len(self.actions) - index)
        return len(gone) <= MOST_TAKEN_BACK and sum(gone) <= MOST_PLAYED // 2

    def take_back(self, index: int) -> None:
        """Take back all actions but the first ``index`` by agreement, whatever they showed; no undo
        goes further back from then on, and what was undone before can no longer be redone.

        Raises:
            IndexError: there are no more.
        """
        if not 0 <= index < len(self.actions):
            raise IndexError("there is nothing to be taken back")
        self.taken_back.append(TakenBack(index, tuple(self.actions[index:])))
        self.state = self._before[index]
        for kept in (self.actions, self._before, self._goes_on):
            del kept[index:]
        self._undone.clear()

    def before(self, index: int) -> PositionT:
        """The position before action ``index``, always the same object; it must not be changed."""
        return self._before[index] if index < len(self._before) else self.state

    @property
    def can_undo(self) -> bool:
        """True if the last action neither showed anything nor handed the turn on."""
        last = len(self.actions) - 1
        return last >= self._agreed and self.undoable(last)

    @property
    def _agreed(self) -> int:
        """How many actions stayed when a turn was taken back for the last time."""
        return self.taken_back[-1].after if self.taken_back else 0

    def undoable(self, index: int) -> bool:
        """True if action number ``index`` can be taken back when it is the last.

        A game in which that depends on the position says so instead of its actions.
        """
        return self.actions[index].undoable

    @property
    def undone(self) -> ActionT | None:
        """The action that would be redone first."""
        return self._undone[-1][0] if self._undone else None

    @property
    def can_redo(self) -> bool:
        """True if an undone action can be played again."""
        return bool(self._undone)

    @property
    def undo_limit(self) -> int:
        """The number of actions that cannot be taken back."""
        index = len(self.actions)
        while index > self._agreed and self.undoable(index - 1):
            index -= 1
        return index

    def _apply(self, action: ActionT, goes_on: bool) -> None:
        after = self.state.copy()
        self._rules.apply(after, action)
        self._before.append(self.state)
        self.state = after
        self.actions.append(action)
        self._goes_on.append(goes_on)


class GameMatch(Match[PositionT, ActionT], ABC):
    """A match of one of the games: it knows its set-up and can be written down.

    Attributes:
        game: the game's name in records.
        setup: who plays (``players``, ``first_player``), and what else it began with.
        hidden: the keys of its record that tell what nobody knows while the game goes on.
        extra: the keys of its record that its game does not know, kept as they are.
    """

    game: ClassVar[str]
    hidden: ClassVar[Collection[str]] = ()
    setup: Any
    extra: dict[str, Any]

    @property
    def here(self) -> list[int]:
        """The seats at this device, where others play at other devices; else none."""
        seats = self.extra.get(HERE)
        known = range(len(self.setup.players))
        return [seat for seat in known if seat in seats] if isinstance(seats, list) else []

    @here.setter
    def here(self, seats: Sequence[int]) -> None:
        self.extra[HERE] = list(seats)

    @property
    def over(self) -> bool:
        """True when the game has ended."""
        phase: str = self.state.phase  # type: ignore[attr-defined]
        return phase == OVER

    @abstractmethod
    def record(self) -> str:
        """The match as a record; reading it gives back the same match."""

    def record_to_hand_out(self, *, named: bool = False) -> str:
        """The same for other eyes: nobody reads by chance in it what is still hidden. What the
        game is called here stays here, unless it is ``named`` for its player's own file."""
        record = handed_out(self.record(), named=named)
        return record if self.over else veil(record, self.hidden)
