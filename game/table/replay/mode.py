"""A match is shown again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.table.modes.look import ButtonState, Moment
from game.table.modes.mode import Mode, ShownT, ThingT, TurnT
from game.table.telling import ToldStep
from game.table.watched import Watch


@dataclass(frozen=True)
class Replaying(Mode[TurnT, ThingT, ShownT]):
    """Nothing can be done at the table; the film may go on by itself.

    Attributes:
        actor: who has acted last.
        steps: what the turn has been so far that is shown.
        turns: the number of that turn, and how many there are.
    """

    actor: int
    steps: tuple[ToldStep, ...]
    turns: tuple[int, int]
    menu = ()

    @property
    def seat(self) -> int:
        return self.actor

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        """None but the film's own."""
        return {}

    def update(self, moment: Moment) -> Watch | None:
        """It goes on, unless something lies over the table."""
        return None if moment.covered else Watch.ON
