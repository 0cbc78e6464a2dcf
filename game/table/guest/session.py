"""A session whose match is received: what is played here goes to the host."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.core.game import NOBODY
from game.core.message import Message
from game.table.guest.received import Received
from game.table.guest.words import WORDS
from game.table.news import News
from game.table.players import players_of
from game.table.session import Session
from game.table.telling import Telling
from game.ui.sentence import Words


class GuestSession(Session[Any, Any, Any]):
    """A guest's session; nothing of it is kept on this device."""

    def __init__(self, received: Received, telling: Telling[Any, Any]) -> None:
        """Make the session; all that has been received counts as shown."""
        match = received.match
        players = players_of(match.setup.players)
        super().__init__(
            match,
            players,
            frozenset(match.local_seats),
            telling,
            view=received.rules.view,
            keep=lambda: None,
        )
        self.received = received
        self.reasons = received.reasons

    def seat_computers(self, kinds: Mapping[int, str]) -> None:
        """Seat the computer players who play on for people, by seat; all others play again."""
        self.players = tuple(
            replace(one, kind=kinds.get(seat, began["kind"]))
            for seat, (one, began) in enumerate(
                zip(self.players, self.received.match.setup.players, strict=True)
            )
        )

    def play(self, actions: Sequence[Any], reason: Message | None = None) -> None:  # noqa: ARG002
        for rank, action in enumerate(actions):
            self.received.play(action, same_order=rank > 0)

    def take_news(self) -> list[News]:
        """Take the news; whoever sits here alone is not told of himself by his name."""
        own = self._own_greeting
        return [WORDS["turn-begins"] if own and one == own else one for one in super().take_news()]

    def greetings(self, *, beside: int | None = None) -> list[Words]:
        told = super().greetings(beside=beside)
        return told if beside == self.received.seat else [*told, WORDS["turn-begins"]]

    @property
    def _own_greeting(self) -> Words:
        """What others are told when the guest's own turn begins; empty for who looks on."""
        seat = self.received.seat
        return "" if seat == NOBODY else self.telling.greeting(self.players[seat])

    def undo(self, *, step: bool = False) -> None:
        for _action in range(1 if step else self.match.orders[-1]):
            self.received.undo()
        self._changed()

    def redo(self, *, step: bool = False) -> None:
        count, put_back = len(self.match.actions), self.match.mark()
        self.match.redo() if step else self.match.redo_order()
        again = len(self.match.actions) - count
        put_back()
        for _action in range(again):
            self.received.redo()
        self._changed()

    def undo_to(self, index: int) -> None:
        while len(self.match.actions) > index and self.match.can_undo:
            self.received.undo()
        self._changed()

    @property
    def last_turn_start(self) -> int | None:
        """The index of the first action of the guest's own last turn; None if it cannot go back.

        All turns after it go back with it.
        """
        match, seat = self.match, self.received.seat
        begin = self.turn_start(len(match.actions))
        while begin:
            begin = self.turn_start(begin - 1)
            if match.before(begin).seat == seat:
                return begin if match.has_room_to_take_back(begin) else None
        return None

    def take_back_turn(self) -> None:
        """Ask all people to take back the guest's own last turn."""
        if (index := self.last_turn_start) is not None:
            self.received.ask_back(index)

    def hear(self, message: Mapping[str, Any]) -> bool:
        """Take over what the host sends; return True if it changes what is to be shown."""
        changed = self.received.hear(message)
        self.shown = min(self.shown, len(self.match.actions))
        return changed

    def put_back(self) -> None:
        """Put back own actions that the host has refused."""
        self.received.put_back()
        self._played.clear()
        self._changed()
