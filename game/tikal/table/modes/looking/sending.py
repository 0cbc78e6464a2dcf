"""Somebody at another device is to act: the match goes there as a link."""

from dataclasses import dataclass

from game.table.modes import sending
from game.tikal.table.modes.looking.watching import Watching
from game.tikal.table.modes.mode import Mode, Outcome
from game.tikal.table.modes.turn import Turn
from game.tikal.table.shown.lit import Highlights


@dataclass(frozen=True)
class Sending(sending.Sending[Turn, Mode], Watching):
    """Nothing is told of what the others did, and nothing is lit."""

    steps = ()
    reason = ""

    def lit(self, hovered: int | None) -> Highlights:  # noqa: ARG002
        return Highlights()

    def touch(self, space: int | None) -> Outcome:  # noqa: ARG002
        return self
