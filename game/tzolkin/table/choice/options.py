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
class OptionWay(things.Thing):
    """What nothing on the table stands for: a verb, and the number of what it is about."""

    verb: str
    about: int = 0

    @property
    def id(self) -> str:
        return f"way/{self.verb}/{KINDS[self.about] if self.verb in _OF_KIND else self.about}"


Option = Thing | OptionWay
NOTHING: Final = OptionWay("nothing")
DECLINE: Final = OptionWay("decline")
CORN: Final = OptionWay("corn")
WOOD: Final = OptionWay("wood")
BURN: Final = OptionWay("burn")
WHOLE: Final = OptionWay("whole")
"""A building at its whole price: the one of two that architecture does not serve."""
SERVED: Final = OptionWay("served")
"""A building that architecture serves, with nothing to be spared."""
ANEW: Final = OptionWay("anew")
"""A building for which nothing is rebuilt."""
BEG: Final = OptionWay("beg")
END: Final = OptionWay("end")
