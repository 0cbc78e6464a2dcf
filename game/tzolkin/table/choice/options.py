"""What a player touches to say what he does: things, and ways that nothing on the table stands
for."""

from dataclasses import dataclass
from typing import Final

from game.table import things
from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.table.things import Thing

_OF_KIND: Final = frozenset({"save", "trade", "sell", "buy"})
"""The verbs of ways that are about a kind of resource."""


@dataclass(frozen=True, slots=True)
class Way(things.Thing):
    """What nothing on the table stands for: a verb, and the number of what it is about."""

    verb: str
    about: int = 0

    @property
    def id(self) -> str:
        return f"way/{self.verb}/{KINDS[self.about] if self.verb in _OF_KIND else self.about}"


Option = Thing | Way
NOTHING: Final = Way("nothing")
DECLINE: Final = Way("decline")
CORN: Final = Way("corn")
WOOD: Final = Way("wood")
BURN: Final = Way("burn")
WHOLE: Final = Way("whole")
"""A building at its whole price: the one of two that architecture does not serve."""
SERVED: Final = Way("served")
"""A building that architecture serves, with nothing to be spared."""
ANEW: Final = Way("anew")
"""A building for which nothing is rebuilt."""
BEG: Final = Way("beg")
END: Final = Way("end")
