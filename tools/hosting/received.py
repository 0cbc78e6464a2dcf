"""A match as a guest without a browser hears of it."""

from __future__ import annotations

from typing import Any

from game.core.game import Action, State
from game.core.match import OVER
from game.games import game_by_id
from game.table.guest.received import Received


class Heard:
    """What a guest has heard of a match.

    Attributes:
        match: the match; None before it has begun.
    """

    match: Received | None = None

    @property
    def n(self) -> int:
        """The number of the entry that comes next."""
        return self.match.n if self.match else 0

    @property
    def view(self) -> State:
        """The latest view."""
        assert self.match
        return self.match.match.state

    @property
    def actions(self) -> list[str]:
        """The notations of all actions."""
        return [str(action) for action in self.match.match.actions] if self.match else []

    @property
    def asked(self) -> frozenset[int] | None:
        """The seats that agree to take something back; None if nobody is asked."""
        asked = self.match.agreement.asked if self.match else None
        return asked.agreed if asked else None

    @property
    def seal(self) -> str:
        """The seal of the draw."""
        return self.match.seal if self.match else ""

    @property
    def record(self) -> str:
        """What opens the seal, once the match is over; empty before."""
        return self.match.record if self.match else ""

    @property
    def over(self) -> bool:
        """Whether the match has ended, and the seal of its draw is open."""
        return bool(self.record)

    @property
    def seat(self) -> int | None:
        """The seat to act; None before the match begins and after its end."""
        return self.view.seat if self.match and self.view.phase != OVER else None

    @property
    def legal_actions(self) -> list[Action]:
        """The legal actions of the seat to act, which a guest works out by himself."""
        assert self.match
        return self.match.rules.engine.legal_actions(self.view)

    def hear(self, message: dict[str, Any]) -> None:
        """Take over what the host says of the match."""
        if not message.keys() & {"entries", "entry", "record"}:
            return
        if self.match:
            for entry in message.get("entries", [message]):
                self.match.hear(entry)
        elif "first_player" in message:
            game = game_by_id(message["game"])
            assert game
            self.match = Received(game.rules(), message)
