"""A position as everybody sees it: the only way in which one leaves the host."""

from typing import Any

from game.core.game import NOBODY, GameRules, State
from game.core.position_values import values_of


class Seen:
    """A position and its views, which are made once and only if somebody is told of them.

    Attributes:
        rules: the rules of the game.
        state: the position, with all that is hidden; it never changes.
    """

    def __init__(self, rules: GameRules, state: State) -> None:
        self.rules = rules
        self.state = state
        self._views: dict[int, dict[str, Any]] = {}

    def by(self, seat: int) -> dict[str, Any]:
        """Return all that a seat (or ``NOBODY``) sees, as values that JSON can hold."""
        if seat not in self._views:
            self._views[seat] = values_of(self.rules.view(self.state, seat))
        return self._views[seat]

    @property
    def is_secret(self) -> bool:
        """True if the seat to act sees more than everybody: others must not know its choice."""
        return self.by(self.state.seat) != self.by(NOBODY)
