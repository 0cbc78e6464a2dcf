"""The signs of the technologies: what each level does, and the bonus beyond the last."""

from typing import Final

from game.tzolkin.rules.data.board import MOST_LEVELS, TECH_COST, TRACKS
from game.tzolkin.rules.effects.technologies import BONUS_CUBES, BONUS_POINTS
from game.tzolkin.table.signs import sign
from game.tzolkin.table.signs.sign import TO, Line, Sign, each, more, points, up
from game.tzolkin.table.signs.tiles import favour

_CUBES: Final = (sign.WOOD, sign.STONE, sign.GOLD)
_LEVELS: Final[tuple[tuple[Line, ...], ...]] = (
    (
        (more(sign.CORN, 1),),
        (Sign(sign.CORN_TILE, struck=True), Sign(sign.CORN)),
        (more(sign.CORN, 2),),
        up(sign.TEMPLE),
    ),
    (*((more(kind, 1),) for kind in _CUBES), each(sign.CUBE, BONUS_CUBES)),
    (
        (more(sign.CORN, 1),),
        (points(2),),
        (more(sign.CUBE, -1),),
        (points(BONUS_POINTS),),
    ),
    ((Sign(sign.AHEAD),), favour(), (more(sign.SKULL, 1),), (Sign(sign.SKULL),)),
)
"""By track: the three levels and the bonus."""


def level(track: int, number: int) -> Line:
    """Return what a level does, counted from 1; the one above the last is the bonus.

    Empty for level 0.
    """
    return _LEVELS[track][number - 1] if number else ()


def short_level(track: int, number: int) -> Line:
    """Return a level's signs for a narrow cell, without the arrow between payment and gain."""
    return tuple(one for one in level(track, number) if one != TO)


def price(number: int) -> Line:
    """Return the price of the step to a level, in cubes of choice; the bonus is above the last.

    Empty for any other level.
    """
    return each(sign.CUBE, TECH_COST[number - 1]) if 0 < number <= MOST_LEVELS + 1 else ()


def technology(track: int) -> Sign:
    """Return the sign of a technology."""
    return Sign(TRACKS[track])
