"""What a computer player is: something that decides what to do in a player's view.

Views and actions are the game's own.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Protocol

from game.core.game import Action, State
from game.core.message import Message


@dataclass(frozen=True, slots=True)
class Decision:
    """Actions to be played one after another, at least one, and why.

    They end where the turn ends or where something hidden is turned up; the player is asked
    again then.
    """

    actions: tuple[Action, ...]
    reason: Message


Thinking = Generator[None, None, Decision]
"""Thinking under way: every step is a small piece of work, the decision is what it returns."""


class Player(Protocol):
    """A computer player. Whatever it remembers must not matter: a decision follows from the
    view alone."""

    def think(self, view: State, /) -> Thinking:
        """Think about a player's view, without what is hidden, for the seat to act."""


def decide(player: Player, view: State) -> Decision:
    """Think without a pause, up to the decision."""
    thinking = player.think(view)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            decision: Decision = done.value
            return decision
