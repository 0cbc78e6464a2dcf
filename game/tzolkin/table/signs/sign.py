"""The language of signs: what a space or a tile says without words.

A number stands before its sign; an arrow means pay to get; what stands in an octagon are points; a
triangle at the foot is one step, up or down; a question mark is of choice; a comet a disaster.
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
"""``ACTION`` is any of this gear, ``ACTIONS`` any of four gears."""
AHEAD, BACK, SKIP, CHICHEN = "ahead", "back", "skip", "chichen"
QUICK, REBUILD, COMET, TRIBE, WEALTH = "quick", "rebuild", "comet", "tribe", "wealth"
FIRST, LIGHT, DARK, DAY, STAR, LOOK = "first", "light", "dark", "day", "star", "look"
POINTS: Final = "points"


@dataclass(frozen=True, slots=True)
class Sign:
    """A picture with what stands before and about it.

    Attributes:
        icon: a picture of the set; none for a number alone.
        number: before the picture; points have theirs in it.
        step: 1 or -1 for a triangle at its foot.
        struck: it does not hold.
    """

    icon: str = ""
    number: str = ""
    step: int = 0
    struck: bool = False


Line = tuple[Sign, ...]
Signs = tuple[Line, ...]
"""Lines below one another."""

TO: Final = Sign(ARROW)
OR: Final = Sign("", "/")
"""Between what is to be had one instead of the other."""


def counted(icon: str, number: int) -> Line:
    """So many of a thing: a number before it, or nothing at all."""
    return (Sign(icon, str(number)),) if number else ()


def each(icon: str, number: int) -> Line:
    """So many of a thing, one by one."""
    return (Sign(icon),) * number


def more(icon: str, number: int) -> Sign:
    """So many more or fewer."""
    return Sign(icon, f"+{number}" if number >= 0 else f"−{-number}")


def up(icon: str, steps: int = 1) -> Line:
    """Steps up on a temple or technology, one by one."""
    return (Sign(icon, step=1),) * steps


def down(icon: str) -> Sign:
    """A step down."""
    return Sign(icon, step=-1)


def struck(sign: Sign) -> Sign:
    """The sign, struck out."""
    return replace(sign, struck=True)


def points(number: int) -> Sign:
    """Points in their octagon."""
    return Sign(POINTS, str(number))
