"""The signs of buildings, monuments and wealth tiles, from what they are in the rules."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from game.tzolkin.rules.data.board import MOST_LEVELS, TEMPLES, TRACKS, WORKERS
from game.tzolkin.rules.data.tiles import (
    ACTION,
    ANY,
    BUILDINGS,
    EXTRA_BUILDING,
    FAVOUR,
    LEARN,
    M05_EACH,
    M07_POINTS,
    M08_EACH,
    M09_POINTS,
    M12_EACH,
    M13_EACH,
    MARKET,
    MONUMENT,
    MONUMENT_EACH,
    MONUMENTS,
    RELEARN,
    STEPS_UP,
    WEALTH,
    Building,
    Cost,
    Effect,
    Goods,
    Wealth,
)
from game.tzolkin.rules.effects.spaces import ERRAND
from game.tzolkin.table.signs import sign
from game.tzolkin.table.signs.sign import (
    TO,
    Line,
    Sign,
    Signs,
    counted,
    down,
    each,
    more,
    points,
    up,
)


def goods(given: Goods) -> Line:
    """What is gained at once; cubes one by one."""
    return (
        *counted(sign.CORN, given.corn),
        *each(sign.WOOD, given.wood),
        *each(sign.STONE, given.stone),
        *each(sign.GOLD, given.gold),
        *each(sign.SKULL, given.skulls),
        *each(sign.HIRE, given.workers),
        *((points(given.points),) if given.points else ()),
    )


def cost(price: Cost) -> Line:
    """What is paid, one by one."""
    return (
        *each(sign.WOOD, price.wood),
        *each(sign.STONE, price.stone),
        *each(sign.GOLD, price.gold),
        *each(sign.SKULL, price.skulls),
    )


def in_figures(line: Line) -> Line:
    """The same with a number before each kind of which there are several."""
    counts = Counter(line)
    return tuple(
        replace(one, number=str(count)) if count > 1 else one for one, count in counts.items()
    )


def favour() -> Line:
    """Pay a cube of choice for a temple step of choice."""
    return (Sign(sign.CUBE), TO, *up(sign.TEMPLE))


_ONCE: Final[dict[int, Line]] = {
    EXTRA_BUILDING: (Sign(sign.BUILDING),),
    MARKET: (Sign(sign.MARKET),),
    ACTION: (*counted(sign.CORN, ERRAND), TO, Sign(sign.ACTIONS)),
    MONUMENT: (Sign(sign.MONUMENT),),
    FAVOUR: favour(),
}
"""Effects that are the same on every tile."""


def effect(one: Effect) -> Line:
    """What a tile does after its goods."""
    if one.kind == STEPS_UP:
        return up(sign.TEMPLE if one.which == ANY else TEMPLES[one.which], one.steps)
    if one.kind == LEARN:
        return up(sign.TECHNOLOGY if one.which == ANY else TRACKS[one.which], one.steps)
    if one.kind == RELEARN:
        return (down(sign.TECHNOLOGY), *up(sign.TECHNOLOGY, one.steps))
    return _ONCE[one.kind]


def _effects(tile: Building | Wealth) -> Line:
    return tuple(part for one in tile.effects for part in effect(one))


def _fed(free: int) -> Line:
    """Workers that eat nothing."""
    return (Sign(sign.WORKER, str(free)), Sign(sign.BOWL)) if free else ()


def _harvest(days: Iterable[Goods]) -> Line:
    """What each food day brings: a ring for what may be rebuilt, a bowl, the goods."""
    different = list(dict.fromkeys(part for day in days for part in goods(day)))
    return (Sign(sign.REBUILD), Sign(sign.BOWL), *different) if different else ()


def building_cost(number: int) -> Line:
    """What a building costs."""
    return cost(BUILDINGS[number].cost)


def building(number: int) -> Line:
    """What a building does."""
    tile = BUILDINGS[number]
    less = (Sign(sign.WORKER), more(sign.CORN, -tile.less)) if tile.less else ()
    return (*goods(tile.goods), *_fed(tile.free), *less, *_effects(tile), *_harvest(tile.harvest))


def building_whole(number: int) -> Line:
    """A building in one line: kind, cost, and what it does."""
    tile = BUILDINGS[number]
    return (Sign(tile.kind), *cost(tile.cost), TO, *building(number))


_COUNTED: Final = {
    "M01": Sign("tomb"),
    "M02": Sign(sign.BUILDING),
    "M03": Sign(sign.CORN_TILE),
    "M04": Sign(sign.WOOD_TILE),
    "M06": Sign("city"),
    "M10": Sign("shrine"),
}
"""What a monument with points for each of a thing counts."""


def _first_points(table: Iterable[int]) -> int:
    return next(value for value in table if value)


def monument(number: int, seats: int) -> Line:
    """What a monument scores: points and what they are for. The fifth depends on the seats."""
    id_ = MONUMENTS[number].id
    if id_ in _COUNTED:
        return (points(MONUMENT_EACH[id_]), _COUNTED[id_])
    return {
        "M05": (points(M05_EACH[seats]), Sign(sign.MONUMENT)),
        "M07": (
            points(_first_points(M07_POINTS)),
            Sign(sign.TECHNOLOGY),
            Sign("", str(MOST_LEVELS)),
        ),
        "M08": (points(M08_EACH), *up(sign.TECHNOLOGY)),
        "M09": (points(_first_points(M09_POINTS.values())), Sign(sign.WORKER, _least_workers())),
        "M11": tuple(Sign(temple) for temple in TEMPLES),
        "M12": (points(M12_EACH), *up(sign.TEMPLE)),
        "M13": (points(M13_EACH), Sign(sign.SKULL)),
    }[id_]


def _least_workers() -> str:
    """The fewest workers that a monument pays for."""
    return str(next(number for number in range(WORKERS + 1) if M09_POINTS.get(number)))


def monument_cost(number: int) -> Line:
    """What a monument costs."""
    return cost(MONUMENTS[number].cost)


def monument_whole(number: int, seats: int) -> Line:
    """A monument in one line: kind, cost, and what it scores."""
    tile = MONUMENTS[number]
    return (Sign(tile.kind), *cost(tile.cost), TO, *monument(number, seats))


def wealth(number: int) -> Signs:
    """What a wealth tile gives."""
    tile = WEALTH[number]
    return ((*goods(tile.goods), *_effects(tile), *_fed(tile.free)),)
