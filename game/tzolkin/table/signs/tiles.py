"""The signs of buildings, monuments and wealth tiles, from what they are in the rules."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from game.tzolkin.rules.data import tiles
from game.tzolkin.rules.data.board import MOST_LEVELS, TEMPLES, TRACKS, WORKERS
from game.tzolkin.rules.effects.spaces import ERRAND
from game.tzolkin.table.signs import sign


def goods(given: tiles.Goods) -> sign.Line:
    """What is gained at once; cubes one by one."""
    return (
        *sign.counted(sign.CORN, given.corn),
        *sign.each(sign.WOOD, given.wood),
        *sign.each(sign.STONE, given.stone),
        *sign.each(sign.GOLD, given.gold),
        *sign.each(sign.SKULL, given.skulls),
        *sign.each(sign.HIRE, given.workers),
        *((sign.points(given.points),) if given.points else ()),
    )


def cost(price: tiles.Cost) -> sign.Line:
    """What is paid, one by one."""
    return (
        *sign.each(sign.WOOD, price.wood),
        *sign.each(sign.STONE, price.stone),
        *sign.each(sign.GOLD, price.gold),
        *sign.each(sign.SKULL, price.skulls),
    )


def in_figures(line: sign.Line) -> sign.Line:
    """The same with a number before each kind of which there are several."""
    counts = Counter(line)
    return tuple(
        replace(one, number=str(count)) if count > 1 else one for one, count in counts.items()
    )


def favour() -> sign.Line:
    """Pay a cube of choice for a temple step of choice."""
    return (sign.Sign(sign.CUBE), sign.TO, *sign.up(sign.TEMPLE))


_ONCE: Final[dict[int, sign.Line]] = {
    tiles.EXTRA_BUILDING: (sign.Sign(sign.BUILDING),),
    tiles.MARKET: (sign.Sign(sign.MARKET),),
    tiles.ACTION: (*sign.counted(sign.CORN, ERRAND), sign.TO, sign.Sign(sign.ACTIONS)),
    tiles.MONUMENT: (sign.Sign(sign.MONUMENT),),
    tiles.FAVOUR: favour(),
}
"""Effects that are the same on every tile."""


def effect(one: tiles.Effect) -> sign.Line:
    """What a tile does after its goods."""
    if one.kind == tiles.STEPS_UP:
        return sign.up(sign.TEMPLE if one.which == tiles.ANY else TEMPLES[one.which], one.steps)
    if one.kind == tiles.LEARN:
        return sign.up(sign.TECHNOLOGY if one.which == tiles.ANY else TRACKS[one.which], one.steps)
    if one.kind == tiles.RELEARN:
        return (sign.down(sign.TECHNOLOGY), *sign.up(sign.TECHNOLOGY, one.steps))
    return _ONCE[one.kind]


def _effects(tile: tiles.Building | tiles.Wealth) -> sign.Line:
    return tuple(part for one in tile.effects for part in effect(one))


def _fed(free: int) -> sign.Line:
    """Workers that eat nothing."""
    return (sign.Sign(sign.WORKER, str(free)), sign.Sign(sign.BOWL)) if free else ()


def _harvest(days: Iterable[tiles.Goods]) -> sign.Line:
    """What each food day brings: a ring for what may be rebuilt, a bowl, the goods."""
    different = list(dict.fromkeys(part for day in days for part in goods(day)))
    return (sign.Sign(sign.REBUILD), sign.Sign(sign.BOWL), *different) if different else ()


def building_cost(number: int) -> sign.Line:
    """What a building costs."""
    return cost(tiles.BUILDINGS[number].cost)


def building(number: int) -> sign.Line:
    """What a building does."""
    tile = tiles.BUILDINGS[number]
    less = (sign.Sign(sign.WORKER), sign.more(sign.CORN, -tile.less)) if tile.less else ()
    return (*goods(tile.goods), *_fed(tile.free), *less, *_effects(tile), *_harvest(tile.harvest))


def building_whole(number: int) -> sign.Line:
    """A building in one line: kind, cost, and what it does."""
    tile = tiles.BUILDINGS[number]
    return (sign.Sign(tile.kind), *cost(tile.cost), sign.TO, *building(number))


_COUNTED: Final = {
    "M01": sign.Sign("tomb"),
    "M02": sign.Sign(sign.BUILDING),
    "M03": sign.Sign(sign.CORN_TILE),
    "M04": sign.Sign(sign.WOOD_TILE),
    "M06": sign.Sign("city"),
    "M10": sign.Sign("shrine"),
}
"""What a monument with points for each of a thing counts."""


def _first_points(table: Iterable[int]) -> int:
    return next(value for value in table if value)


def monument(number: int, seats: int) -> sign.Line:
    """What a monument scores: points and what they are for. The fifth depends on the seats."""
    id_ = tiles.MONUMENTS[number].id
    if id_ in _COUNTED:
        return (sign.points(tiles.MONUMENT_EACH[id_]), _COUNTED[id_])
    return {
        "M05": (sign.points(tiles.M05_EACH[seats]), sign.Sign(sign.MONUMENT)),
        "M07": (
            sign.points(_first_points(tiles.M07_POINTS)),
            sign.Sign(sign.TECHNOLOGY),
            sign.Sign("", str(MOST_LEVELS)),
        ),
        "M08": (sign.points(tiles.M08_EACH), *sign.up(sign.TECHNOLOGY)),
        "M09": (
            sign.points(_first_points(tiles.M09_POINTS.values())),
            sign.Sign(sign.WORKER, _least_workers()),
        ),
        "M11": tuple(sign.Sign(temple) for temple in TEMPLES),
        "M12": (sign.points(tiles.M12_EACH), *sign.up(sign.TEMPLE)),
        "M13": (sign.points(tiles.M13_EACH), sign.Sign(sign.SKULL)),
    }[id_]


def _least_workers() -> str:
    """The fewest workers that a monument pays for."""
    return str(next(number for number in range(WORKERS + 1) if tiles.M09_POINTS.get(number)))


def monument_cost(number: int) -> sign.Line:
    """What a monument costs."""
    return cost(tiles.MONUMENTS[number].cost)


def monument_whole(number: int, seats: int) -> sign.Line:
    """A monument in one line: kind, cost, and what it scores."""
    tile = tiles.MONUMENTS[number]
    return (sign.Sign(tile.kind), *cost(tile.cost), sign.TO, *monument(number, seats))


def wealth(number: int) -> sign.Signs:
    """What a wealth tile gives."""
    tile = tiles.WEALTH[number]
    return ((*goods(tile.goods), *_effects(tile), *_fed(tile.free)),)
