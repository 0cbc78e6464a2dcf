"""What a table asks its game: how actions are told, heard, and shown as steps."""

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
    """What says whose turn it is."""

    seat: int


class SeatedPosition(Seated, Position, Protocol):
    """A position that says whose turn it is."""


PositionT = TypeVar("PositionT", bound=SeatedPosition)
ViewT = TypeVar("ViewT", bound=Seated)
ActionT = TypeVar("ActionT", bound=Playable)


class PlayedAction(NamedTuple, Generic[ViewT, ActionT]):
    """An action, and what is seen before and after it: what it has turned up shows afterwards."""

    before: ViewT
    action: ActionT
    after: ViewT


@dataclass(frozen=True, slots=True)
class ToldStep:
    """One action as it is told to others: what was done, what it cost in words, empty for nothing,
    the spaces it touched, and the sprite of its kind, empty for none."""

    words: Words
    cost: Words = ""
    spaces: tuple[int, ...] = ()
    icon: str = ""


class Telling(Protocol[ViewT, ActionT]):
    """What a game's table knows, of what can be seen alone; a module with these functions will
    do."""

    def is_over(self, view: ViewT, /) -> bool:
        """True when the game has ended."""

    def ends_turn(self, action: ActionT, /) -> bool:
        """True for an action after which a turn begins, be it the same seat's."""

    def is_bid(self, action: ActionT, /) -> bool:
        """True for somebody's word in an auction: it can be taken back without the rest."""

    def begins_turn(self, played: PlayedAction[ViewT, ActionT], /) -> bool:
        """True if the seat to act afterwards begins something, and is not only asked for its word
        in what goes on."""

    def is_secret(self, view: ViewT, /) -> bool:
        """True if only the seat to act may see what it chooses from."""

    def sound(self, played: PlayedAction[ViewT, ActionT], /) -> str:
        """The name of the sound of an action."""

    def greeting(self, player: Player, /) -> Words:
        """What a player is told whose turn begins or goes on."""

    def news(
        self,
        played: PlayedAction[ViewT, ActionT],
        players: Sequence[Player],
        people: Collection[int],
        /,
    ) -> Iterable[News]:
        """What is to be told of an action, in order; empty words are not told."""

    def step(self, played: PlayedAction[ViewT, ActionT], players: Sequence[Player], /) -> ToldStep:
        """An action as it is told while others act, and in the log."""

    def reason(self, view: ViewT, reason: Message, /) -> Words:
        """Why somebody else decided as he did in a position, empty if that is his secret."""

    def advice(
        self, seen: ViewT, decision: Decision, players: Sequence[Player]
    ) -> tuple[Words, Words]:
        """What a strong player would do in a position, and why."""
