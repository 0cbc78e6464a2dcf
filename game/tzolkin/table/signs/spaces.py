"""The signs of action spaces, quick actions and technology levels."""

from typing import Final

from game.tzolkin.rules.data import board, expansion
from game.tzolkin.rules.data.board import MOST_LEVELS, TECH_COST, TRACKS
from game.tzolkin.rules.effects.gear_actions import CHOSEN_ACTION_COST, PRAYER_COST
from game.tzolkin.rules.effects.tracks import BONUS_CUBES, BONUS_POINTS
from game.tzolkin.table.signs import sign
from game.tzolkin.table.signs.sign import OR, TO, Line, Sign, Signs, counted, each, more, points, up
from game.tzolkin.table.signs.tiles import favour

EMBLEMS: Final = (sign.CORN, sign.STONE, sign.BUILDING, sign.MARKET, sign.CHICHEN)
"""The sign of each gear."""

_STEP: Final = up(sign.TECHNOLOGY)
_OFFERED: Final = ((Sign(sign.BUILDING), Sign(sign.BUILDING)), (OR, Sign(sign.MONUMENT)))
_SPACES: Final[dict[tuple[int, int], Signs]] = {
    (board.YAXCHILAN, 1): ((Sign(sign.WOOD),),),
    (board.YAXCHILAN, 2): ((Sign(sign.STONE), Sign(sign.CORN, "1")),),
    (board.YAXCHILAN, 3): ((Sign(sign.GOLD), Sign(sign.CORN, "2")),),
    (board.YAXCHILAN, 4): ((Sign(sign.SKULL),),),
    (board.YAXCHILAN, 5): ((Sign(sign.GOLD), Sign(sign.STONE), Sign(sign.CORN, "2")),),
    (board.TIKAL, 1): (_STEP,),
    (board.TIKAL, 2): ((Sign(sign.BUILDING),),),
    (board.TIKAL, 3): (_STEP * 2,),
    (board.TIKAL, 4): _OFFERED,
    (board.TIKAL, 5): ((Sign(sign.CUBE), TO), up(sign.TEMPLE, 2)),
    (board.UXMAL, 1): ((*counted(sign.CORN, PRAYER_COST), TO, *up(sign.TEMPLE)),),
    (board.UXMAL, 2): ((Sign(sign.MARKET),),),
    (board.UXMAL, 3): ((Sign(sign.HIRE),),),
    (board.UXMAL, 4): ((Sign(sign.CORN), TO, Sign(sign.BUILDING)),),
    (board.UXMAL, 5): ((*counted(sign.CORN, CHOSEN_ACTION_COST), TO, Sign(sign.ACTIONS)),),
}
_SHORT: Final[dict[tuple[int, int], Signs]] = {
    (board.YAXCHILAN, 5): ((Sign(sign.GOLD), Sign(sign.STONE)), (Sign(sign.CORN, "2"),)),
    (board.TIKAL, 3): ((Sign(sign.TECHNOLOGY, "2", step=1),),),
    (board.TIKAL, 4): ((Sign(sign.BUILDING, "2"), OR, Sign(sign.MONUMENT)),),
    (board.UXMAL, 1): ((*counted(sign.CORN, PRAYER_COST),), up(sign.TEMPLE)),
    (board.UXMAL, 5): ((*counted(sign.CORN, CHOSEN_ACTION_COST),), (Sign(sign.ACTIONS),)),
}
"""Shorter forms, for cells that are too narrow."""


def space(gear: int, number: int) -> Signs:
    """Return the signs of a space's action; empty for space 0, which has none."""
    if not number:
        return ()
    if number > board.HIGHEST_ACTION[gear]:
        return ((Sign(sign.ACTION),),)
    if gear == board.PALENQUE:
        return _harvest(number)
    return _offering(number) if gear == board.CHICHEN else _SPACES[gear, number]


def ways_to_say(gear: int, number: int) -> tuple[Signs, ...]:
    """Return the action of a space in forms for different cells: usual, in one line, short."""
    whole = space(gear, number)
    joined = (tuple(one for line in whole for one in line),) if whole else ()
    return whole, joined, _SHORT.get((gear, number), whole)


def _harvest(number: int) -> Signs:
    """Return the corn, with the wood below that may be taken instead."""
    corn = counted(sign.CORN, board.HARVEST_CORN[number] or board.FISHING_CORN)
    return (
        (corn, (OR, *counted(sign.WOOD, board.LOGGING_WOOD[number])))
        if board.LOGGING_WOOD[number]
        else (corn,)
    )


def _offering(number: int) -> Signs:
    temple = up(board.TEMPLES[board.OFFERING_TEMPLE[number]])
    return (
        (
            points(board.OFFERING_POINTS[number]),
            *temple,
            *each(sign.CUBE, board.OFFERING_CUBES[number]),
        ),
    )


_QUICK: Final[dict[str, Signs]] = {
    expansion.CORN3: ((Sign(sign.CORN, "3"),),),
    expansion.WOOD1_CORN1: ((Sign(sign.WOOD), Sign(sign.CORN, "1")),),
    expansion.STONE1: ((Sign(sign.STONE),),),
    expansion.GOLD1: ((Sign(sign.GOLD),),),
    expansion.TECH_PAY: (_STEP,),
    expansion.QUICK_MARKET: ((Sign(sign.MARKET),),),
    expansion.PAY1CORN_BUILD: ((Sign(sign.CORN, "1"), TO, Sign(sign.BUILDING)),),
}


def quick(tile: str) -> Signs:
    """Return what a quick action brings, by the tile's name."""
    return _QUICK[tile]


# Technologies: what each level does, and the bonus beyond the last.

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
