"""What every action is."""

from dataclasses import dataclass
from typing import ClassVar, Final

NONE: Final = -1
"""No tile, no cube, nobody."""


@dataclass(frozen=True, slots=True)
class Action:
    """One decision of a player; ``str(action)`` is its notation.

    Whether it can be taken back depends on the position (``TzolkinMatch``).
    """

    verb: ClassVar[str]
    undoable: ClassVar[bool] = True

    def __str__(self) -> str:
        return self.verb
