"""The mode in which a match is replayed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.table.modes.look import ButtonState, Moment
from game.table.modes.mode import Mode, ShownT, ThingT, TurnT
from game.table.telling import ToldStep
from game.table.watched import Watch


@dataclass(frozen=True)
class Replaying(Mode[TurnT, ThingT, ShownT]):
    """Shows the match as a film; nothing can be done at the table itself.

    Attributes:
        actor: the seat that acted last.
        steps: what has been shown of the present turn.
        turns: the number of that turn, from 1, and the number of turns.
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
        """No buttons but those of the replay."""
        return {}

    def update(self, moment: Moment) -> Watch | None:
        """Let the film go on, unless a dialog lies over the table."""
        return None if moment.covered else Watch.ON
