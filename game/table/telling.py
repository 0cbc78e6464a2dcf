"""What a table asks its game about actions: how they are told, heard, and shown as steps."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

from game.core.match import Playable, Position
from game.core.message import Message
from game.players.player import Decision
from game.table.news import News
from game.table.players import Player
from game.ui.sentence import Words


class Seated(Protocol):
    """A value that knows the seat to act."""

    seat: int


class SeatedPosition(Seated, Position, Protocol):
    """A position that knows the seat to act."""


PositionT = TypeVar("PositionT", bound=SeatedPosition)
ViewT = TypeVar("ViewT", bound=Seated)
ActionT = TypeVar("ActionT", bound=Playable)


class PlayedAction(NamedTuple, Generic[ViewT, ActionT]):
    """An action with the views before and after it; what it turned up is in the view after it."""

    before: ViewT
    action: ActionT
    after: ViewT


@dataclass(frozen=True, slots=True)
class ActionReport:
    """One action as others are told of it.

    Attributes:
        words: what was done.
        cost: what it cost; empty for nothing.
        spaces: the numbers of the spaces that it touched.
        icon: the sprite of its kind; empty for none.
    """

    words: Words
    cost: Words = ""
    spaces: tuple[int, ...] = ()
    icon: str = ""


class Telling(Protocol[ViewT, ActionT]):
    """What a game tells its table about actions and views.

    A module with these functions will do.
    """

    def is_over(self, view: ViewT, /) -> bool:
        """Return True when the match has ended."""

    def ends_turn(self, action: ActionT, /) -> bool:
        """Return True for an action after which a turn begins, even of the same seat."""

    def is_bid(self, action: ActionT, /) -> bool:
        """Return True for a bid in an auction, which can be taken back by itself."""

    def begins_turn(self, played: PlayedAction[ViewT, ActionT], /) -> bool:
        """Return True if the next seat begins a turn.

        False if it is only asked for a bid, for example, in a turn that goes on.
        """

    def is_secret(self, view: ViewT, /) -> bool:
        """Return True if only the seat to act may see what it chooses from."""

    def sound(self, played: PlayedAction[ViewT, ActionT], /) -> str:
        """Return the name of an action's sound."""

    def greeting(self, player: Player, /) -> Words:
        """Return what a player is told whose turn begins or goes on."""

    def news(
        self,
        played: PlayedAction[ViewT, ActionT],
        players: Sequence[Player],
        people: Collection[int],
        /,
    ) -> Iterable[News]:
        """Return the news of an action, in order; empty words are not told."""

    def step(
        self, played: PlayedAction[ViewT, ActionT], players: Sequence[Player], /
    ) -> ActionReport:
        """Return an action as it is told while others act, and in the log."""

    def reason(self, view: ViewT, reason: Message, /) -> Words:
        """Return why another player decided so in a position; empty if that is secret."""

    def advice(
        self, seen: ViewT, decision: Decision, players: Sequence[Player]
    ) -> tuple[Words, Words]:
        """Return what a strong player would do in a position, and why."""
