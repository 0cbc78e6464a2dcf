"""What a table asks its game: how actions are told, heard, and shown as steps."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

from game.core.match import Move, Position
from game.players.player import Reason
from game.table.news import News
from game.table.players import Player


class Seated(Position, Protocol):
    """A position that says whose turn it is."""

    seat: int


PositionT = TypeVar("PositionT", bound=Seated)
ViewT = TypeVar("ViewT")
_ViewT_co = TypeVar("_ViewT_co", covariant=True)
ActionT = TypeVar("ActionT", bound=Move)


class Played(NamedTuple, Generic[PositionT, ActionT]):
    """An action and the real positions around it: a player sees less of them."""

    before: PositionT
    action: ActionT
    after: PositionT


@dataclass(frozen=True, slots=True)
class Step:
    """One action as it is told to others: what was done, what it cost in words, empty for nothing,
    the spaces it touched, and the sprite of its kind, empty for none."""

    words: str
    cost: str = ""
    spaces: tuple[int, ...] = ()
    icon: str = ""


class Telling(Protocol[PositionT, _ViewT_co, ActionT]):
    """What a game's table knows; a module with these functions will do."""

    def view(self, state: PositionT, /) -> _ViewT_co:
        """The position as every player sees it."""

    def is_over(self, state: PositionT, /) -> bool:
        """True when the game has ended."""

    def ends_turn(self, action: ActionT, /) -> bool:
        """True for an action after which a turn begins, be it the same seat's."""

    def begins_turn(self, played: Played[PositionT, ActionT], /) -> bool:
        """True if the seat to act afterwards begins something, and is not only asked for its word
        in what goes on."""

    def is_secret(self, state: PositionT, /) -> bool:
        """True if only the seat to act may see what it chooses from."""

    def sound(self, played: Played[PositionT, ActionT], /) -> str:
        """The name of the sound of an action."""

    def greeting(self, player: Player, /) -> str:
        """What a player is told whose turn begins or goes on."""

    def news(
        self,
        played: Played[PositionT, ActionT],
        players: Sequence[Player],
        people: Collection[int],
        /,
    ) -> Iterable[News]:
        """What is to be told of an action, in order; empty words are not told."""

    def step(self, played: Played[PositionT, ActionT], players: Sequence[Player], /) -> Step:
        """An action as it is told while others act, and in the log."""

    def reason(self, before: PositionT, reason: Reason, /) -> str:
        """Why somebody else decided as he did in a position, empty if that is his secret."""
