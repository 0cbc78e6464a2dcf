"""A match: a position, the actions that led to it, undo and redo. It knows no game.

Snapshots are kept before every action, so that undo, redo and a look back never replay.
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

OVER: Final = "over"
"""The phase of every game's position when it has ended."""


class Position(Protocol):
    """What a match needs of a position."""

    def copy(self: "PositionT") -> "PositionT":
        """An independent position."""


class Move(Protocol):
    """What a match needs of an action."""

    @property
    def undoable(self) -> bool:
        """False for what shows something hidden or hands the turn on."""


PositionT = TypeVar("PositionT", bound=Position)
ActionT = TypeVar("ActionT", bound=Move)
_P_contra = TypeVar("_P_contra", contravariant=True)
_A_contra = TypeVar("_A_contra", contravariant=True)


class Rules(Protocol[_P_contra, _A_contra]):
    """The rules that a match is played by; a module with these functions will do."""

    def check(self, state: _P_contra, action: _A_contra, /) -> None:
        """Raise the rule that ``action`` breaks."""

    def apply(self, state: _P_contra, action: _A_contra, /) -> None:
        """Change ``state`` by a legal action."""


class Match(Generic[PositionT, ActionT]):
    """One game being played.

    Attributes:
        state: the position now.
        actions: everything played, in order.
    """

    def __init__(self, rules: Rules[PositionT, ActionT], start: PositionT) -> None:
        self._rules = rules
        self._before: list[PositionT] = []
        self._undone: list[ActionT] = []
        self.state = start
        self.actions: list[ActionT] = []

    def play(self, action: ActionT) -> None:
        """Play an action; what was undone before can no longer be redone.

        Raises:
            ValueError: the rules' own error, with the position unchanged.
        """
        self._rules.check(self.state, action)
        self._apply(action)
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
        self._undone.append(action)
        return action

    def redo(self) -> ActionT:
        """Play the action that was undone last again and return it.

        Raises:
            IndexError: nothing was undone.
        """
        action = self._undone.pop()
        self._apply(action)
        return action

    def undo_to(self, index: int) -> None:
        """Take back actions until ``index`` are left, or as far as they can be."""
        while len(self.actions) > index and self.can_undo:
            self.undo()

    def before(self, index: int) -> PositionT:
        """The position before action ``index``; it must not be changed."""
        return self._before[index] if index < len(self._before) else self.state

    @property
    def can_undo(self) -> bool:
        """True if the last action neither showed anything nor handed the turn on."""
        return bool(self.actions) and self.undoable(len(self.actions) - 1)

    def undoable(self, index: int) -> bool:
        """True if action number ``index`` can be taken back when it is the last.

        A game in which that depends on the position says so instead of its actions.
        """
        return self.actions[index].undoable

    @property
    def can_redo(self) -> bool:
        """True if an undone action can be played again."""
        return bool(self._undone)

    @property
    def undo_limit(self) -> int:
        """The number of actions that cannot be taken back."""
        index = len(self.actions)
        while index and self.undoable(index - 1):
            index -= 1
        return index

    def _apply(self, action: ActionT) -> None:
        before = self.state.copy()
        self._rules.apply(self.state, action)
        self._before.append(before)
        self.actions.append(action)


class GameMatch(Match[PositionT, ActionT], ABC):
    """A match of one of the games: it knows its set-up and can be written down.

    Attributes:
        game: the game's name in records.
        setup: who plays (``players``, ``first_player``), and what else it began with.
    """

    game: ClassVar[str]
    setup: Any

    @property
    def over(self) -> bool:
        """True when the game has ended."""
        phase: str = self.state.phase  # type: ignore[attr-defined]
        return phase == OVER

    @abstractmethod
    def record(self) -> str:
        """The match as a record; reading it gives back the same match."""
