"""Something that was done is looked at on the board, while all that goes on goes on."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.table.modes import looking_back
from game.tzolkin.table.modes.looking.above import Above
from game.tzolkin.table.modes.mode import Mode
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.things import Space


@dataclass(frozen=True)
class LookingBack(looking_back.LookingBack[Turn, Mode], Above):
    """A line of the log; the spaces that it touched are lit."""

    @property
    def seen(self) -> Seen:
        spaces = tuple(map(Space, self.entry.step.spaces))
        return replace(self.under.seen, chosen=spaces)
