"""The language of signs: what a space or a tile says without words.

A number stands before its sign. An arrow means: pay the left to get the right. A number in an
octagon is points. A triangle at the foot is one step, up or down. A question mark means of choice,
and a comet a disaster.
"""

from dataclasses import dataclass, replace
from typing import Final

CORN, WOOD, STONE, GOLD, SKULL = "corn", "wood", "stone", "gold", "skull"
CUBE: Final = "cube"
"""A resource of choice."""
CHAAC, QUETZALCOATL, KUKULCAN, TEMPLE = "chaac", "quetzalcoatl", "kukulcan", "temple"
TECHNOLOGY: Final = "technology"
BUILDING, MONUMENT = "building", "monument"
CORN_TILE, WOOD_TILE, BURN = "corn_tile", "wood_tile", "burn"
WORKER, HIRE, BOWL, HAND, BEG = "worker", "hire", "bowl", "hand", "beg"
MARKET, SWAP, ARROW, ACTION, ACTIONS = "market", "swap", "arrow", "action", "actions"
"""``ACTION`` is any action of this gear, ``ACTIONS`` any action of four gears."""
AHEAD, BACK, SKIP, CHICHEN = "ahead", "back", "skip", "chichen"
QUICK, REBUILD, COMET, TRIBE, WEALTH = "quick", "rebuild", "comet", "tribe", "wealth"
FIRST, LIGHT, DARK, DAY, STAR, LOOK = "first", "light", "dark", "day", "star", "look"
POINTS: Final = "points"


@dataclass(frozen=True, slots=True)
class Sign:
    """A picture with a number and marks.

    Attributes:
        icon: the picture's name; empty for a number alone.
        number: stands before the picture; for points, inside it.
        step: 1 or -1 for a triangle at its foot, up or down.
        struck: True if it is struck out.
    """

    icon: str = ""
    number: str = ""
    step: int = 0
    struck: bool = False


Line = tuple[Sign, ...]
Signs = tuple[Line, ...]
"""Lines, one below the other."""

TO: Final = Sign(ARROW)
OR: Final = Sign("", "/")
"""The sign between alternatives."""


def counted(icon: str, number: int) -> Line:
    """Return a sign with a number before it; empty for 0."""
    return (Sign(icon, str(number)),) if number else ()


def each(icon: str, number: int) -> Line:
    """Return a sign as many times as there are things."""
    return (Sign(icon),) * number


def more(icon: str, number: int) -> Sign:
    """Return a sign with so many more (+) or fewer (−)."""
    return Sign(icon, f"+{number}" if number >= 0 else f"−{-number}")


def up(icon: str, steps: int = 1) -> Line:
    """Return steps up on a temple or technology, one by one."""
    return (Sign(icon, step=1),) * steps


def down(icon: str) -> Sign:
    """Return a step down on a temple or technology."""
    return Sign(icon, step=-1)


def struck(sign: Sign) -> Sign:
    """Return the sign, struck out."""
    return replace(sign, struck=True)


def points(number: int) -> Sign:
    """Return points in their octagon."""
    return Sign(POINTS, str(number))
