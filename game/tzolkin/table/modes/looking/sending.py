"""Somebody at another device is to act: the match goes there as a link."""

from dataclasses import dataclass

from game.table.modes import sending
from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.modes.looking.watching import Watching
from game.tzolkin.table.modes.mode import Mode, Outcome
from game.tzolkin.table.modes.turn import Turn


@dataclass(frozen=True)
class Sending(sending.Sending[Turn, Mode], Watching):
    """What the others did is told until the link has come back."""

    def touch(self, thing: Option) -> Outcome:  # noqa: ARG002
        return self
