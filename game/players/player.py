"""The interface of a computer player: it looks at a view and decides what to do.

Views and actions are each game's own.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Protocol

from game.core.game import Action, State
from game.core.message import Message


@dataclass(frozen=True, slots=True)
class Decision:
    """One or more actions to play one after another, and the reason.

    Only the last action may end the turn or reveal something hidden; then the player is asked
    again.
    """

    actions: tuple[Action, ...]
    reason: Message


Thinking = Generator[None, None, Decision]
"""A generator that thinks: each step is a small piece of work, the return value is the decision."""


class Player(Protocol):
    """A computer player.

    Its decision must depend on the view alone, not on anything that it remembers.
    """

    def think(self, view: State, /) -> Thinking:
        """Think about a view, which lacks what is hidden, and decide for the seat to act."""


def decide(player: Player, view: State) -> Decision:
    """Let a player think without a pause, and return its decision."""
    thinking = player.think(view)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            decision: Decision = done.value
            return decision
