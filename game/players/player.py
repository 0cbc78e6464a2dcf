"""What a computer player is: something that decides what to do in a player's view.

Views and actions are the game's own.
"""

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from game.core.game import Action, State


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a decision was taken: a message with named fields, so that scenes can translate it.

    Attributes:
        template: the message in English.
        facts: the values of its fields.
    """

    template: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.template.format(**self.facts)


@dataclass(frozen=True, slots=True)
class Decision:
    """Actions to be played one after another, at least one, and why.

    They end where the turn ends or where something hidden is turned up; the player is asked
    again then.
    """

    actions: tuple[Action, ...]
    reason: Reason


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
