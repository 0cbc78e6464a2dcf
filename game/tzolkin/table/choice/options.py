"""What a player touches to choose: things on the table, and ways that no thing stands for."""

from dataclasses import dataclass
from typing import Final

from game.table import things
from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.table.things import Thing

_OF_KIND: Final = frozenset({"save", "trade", "sell", "buy"})
"""The verbs whose number ``about`` is a kind of resource."""


@dataclass(frozen=True, slots=True)
class OptionWay(things.Thing):
    """An option that no thing on the table stands for: a verb, and the number that it is about."""

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
"""Build at the full price, without the saving of architecture."""
SERVED: Final = OptionWay("served")
"""Build with architecture where it saves no cube."""
ANEW: Final = OptionWay("anew")
"""Build without rebuilding another building."""
BEG: Final = OptionWay("beg")
END: Final = OptionWay("end")
