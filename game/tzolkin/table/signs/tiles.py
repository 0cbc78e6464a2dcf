"""The signs of buildings, monuments, wealth tiles, tribes and prophecies."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from game.tzolkin.rules.data import board, expansion, tiles
from game.tzolkin.rules.effects.gear_actions import CHOSEN_ACTION_COST
from game.tzolkin.table.signs import sign
from game.tzolkin.table.signs.sign import TO, Line, Sign, counted, down, more, struck, up


def goods(given: tiles.Goods) -> sign.Line:
    """Return what is gained at once; cubes one by one."""
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
    """Return a cost, cube by cube."""
    return (
        *sign.each(sign.WOOD, price.wood),
        *sign.each(sign.STONE, price.stone),
        *sign.each(sign.GOLD, price.gold),
        *sign.each(sign.SKULL, price.skulls),
    )


def in_figures(line: sign.Line) -> sign.Line:
    """Return the line with a number before each kind of which there are several."""
    counts = Counter(line)
    return tuple(
        replace(one, number=str(count)) if count > 1 else one for one, count in counts.items()
    )


def favour() -> sign.Line:
    """Return the signs for paying a cube of choice for a temple step of choice."""
    return (sign.Sign(sign.CUBE), sign.TO, *sign.up(sign.TEMPLE))


_ONCE: Final[dict[int, sign.Line]] = {
    tiles.EXTRA_BUILDING: (sign.Sign(sign.BUILDING),),
    tiles.MARKET: (sign.Sign(sign.MARKET),),
    tiles.ACTION: (*sign.counted(sign.CORN, CHOSEN_ACTION_COST), sign.TO, sign.Sign(sign.ACTIONS)),
    tiles.MONUMENT: (sign.Sign(sign.MONUMENT),),
    tiles.FAVOUR: favour(),
}
"""Effects that look the same on every tile."""


def effect(one: tiles.Effect) -> sign.Line:
    """Return what a tile does after its goods."""
    if one.kind == tiles.STEPS_UP:
        return sign.up(
            sign.TEMPLE if one.target == tiles.ANY else board.TEMPLES[one.target], one.steps
        )
    if one.kind == tiles.LEARN:
        return sign.up(
            sign.TECHNOLOGY if one.target == tiles.ANY else board.TRACKS[one.target], one.steps
        )
    if one.kind == tiles.RELEARN:
        return (sign.down(sign.TECHNOLOGY), *sign.up(sign.TECHNOLOGY, one.steps))
    return _ONCE[one.kind]


def _effects(tile: tiles.Building | tiles.Wealth) -> sign.Line:
    return tuple(part for one in tile.effects for part in effect(one))


def _fed(free: int) -> sign.Line:
    """Return the signs for workers that eat nothing; empty for 0."""
    return (sign.Sign(sign.WORKER, str(free)), sign.Sign(sign.BOWL)) if free else ()


def _harvest(days: Iterable[tiles.Goods]) -> sign.Line:
    """Return what food days bring: a ring if it can be rebuilt, a bowl, and the goods."""
    different = list(dict.fromkeys(part for day in days for part in goods(day)))
    return (sign.Sign(sign.REBUILD), sign.Sign(sign.BOWL), *different) if different else ()


def building_cost(number: int) -> sign.Line:
    """Return what a building costs."""
    return cost(tiles.BUILDINGS[number].cost)


def building(number: int) -> sign.Line:
    """Return what a building does."""
    tile = tiles.BUILDINGS[number]
    less = (
        (sign.Sign(sign.WORKER), sign.more(sign.CORN, -tile.meal_discount))
        if tile.meal_discount
        else ()
    )
    return (
        *goods(tile.goods),
        *_fed(tile.free_meals),
        *less,
        *_effects(tile),
        *_harvest(tile.food_day_goods),
    )


def building_whole(number: int) -> sign.Line:
    """Return a building in one line: kind, cost, and what it does."""
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
"""What a monument counts that scores for each of a thing."""


def _first_points(table: Iterable[int]) -> int:
    return next(value for value in table if value)


def monument(number: int, seats: int) -> sign.Line:
    """Return what a monument scores: points and what they are for.

    Monument M05 depends on the number of seats.
    """
    id_ = tiles.MONUMENTS[number].id
    if id_ in _COUNTED:
        return (sign.points(tiles.MONUMENT_EACH[id_]), _COUNTED[id_])
    return {
        "M05": (sign.points(tiles.M05_EACH[seats]), sign.Sign(sign.MONUMENT)),
        "M07": (
            sign.points(_first_points(tiles.M07_POINTS)),
            sign.Sign(sign.TECHNOLOGY),
            sign.Sign("", str(board.MOST_LEVELS)),
        ),
        "M08": (sign.points(tiles.M08_EACH), *sign.up(sign.TECHNOLOGY)),
        "M09": (
            sign.points(_first_points(tiles.M09_POINTS.values())),
            sign.Sign(sign.WORKER, _least_workers()),
        ),
        "M11": tuple(sign.Sign(temple) for temple in board.TEMPLES),
        "M12": (sign.points(tiles.M12_EACH), *sign.up(sign.TEMPLE)),
        "M13": (sign.points(tiles.M13_EACH), sign.Sign(sign.SKULL)),
    }[id_]


def _least_workers() -> str:
    """Return the fewest workers for which monument M09 scores."""
    return str(next(number for number in range(board.WORKERS + 1) if tiles.M09_POINTS.get(number)))


def monument_cost(number: int) -> sign.Line:
    """Return what a monument costs."""
    return cost(tiles.MONUMENTS[number].cost)


def monument_whole(number: int, seats: int) -> sign.Line:
    """Return a monument in one line: kind, cost, and what it scores."""
    tile = tiles.MONUMENTS[number]
    return (sign.Sign(tile.kind), *cost(tile.cost), sign.TO, *monument(number, seats))


def wealth(number: int) -> sign.Signs:
    """Return what a wealth tile gives."""
    tile = tiles.WEALTH[number]
    return ((*goods(tile.goods), *_effects(tile), *_fed(tile.free_meals)),)


# Tribes and prophecies: what is different for one seat, and for all.

_TRIBES: Final[dict[int, Line]] = {
    expansion.AH_CHUY_KAK: (
        Sign(sign.WORKER, str(expansion.PLACED_BEFORE_PICKING)),
        TO,
        Sign(sign.HAND),
    ),
    expansion.AHAU_CHAMAHEZ: (*counted(sign.CORN, expansion.AHEAD_COST), TO, Sign(sign.AHEAD)),
    expansion.AHMAKIQ: (struck(Sign(sign.WORKER)), struck(Sign(sign.HAND))),
    expansion.BACAB: (
        Sign(sign.CORN, f"≥{expansion.BACAB_CORN}"),
        Sign(sign.BEG),
        Sign(sign.CORN, str(expansion.BACAB_BEGGED)),
    ),
    expansion.BALAM: (Sign(sign.BACK), more(sign.CORN, expansion.BALAM_CORN)),
    expansion.CIT_BOLON_TUM: (
        Sign(sign.WORKER),
        more(sign.CORN, -expansion.BOLON_DISCOUNT),
        more(sign.ACTION, 1),
    ),
    expansion.HURACAN: (
        *(Sign(sign.CORN), Sign(sign.SWAP), Sign(sign.STONE)),
        *(Sign(sign.BUILDING), Sign(sign.SWAP), Sign(sign.MARKET)),
    ),
    expansion.ITZAMNA: (*up(sign.TECHNOLOGY), more(sign.CUBE, -expansion.ITZAMNA_DISCOUNT[0])),
    expansion.IXTAB: (*counted(sign.WEALTH, expansion.IXTAB_TILES), down(sign.TEMPLE)),
    expansion.VACUB_CAQUIX: (Sign(sign.WORKER), Sign(sign.SKIP)),
    expansion.XAMAN_EK: (Sign(sign.CUBE), TO, Sign(sign.CORN)),
    expansion.YALUK: (
        *counted(sign.WORKER, expansion.YALUK_WORKERS),
        more(sign.BOWL, expansion.YALUK_MEAL),
    ),
    expansion.YUMKAAX: (
        Sign(sign.WORKER),
        *(Sign("", str(extra)) for extra in expansion.YUMKAAX_EXTRA[:2]),
        *counted(sign.CORN, expansion.YUMKAAX_EXTRA[2]),
    ),
}


def tribe(number: int) -> Line:
    """Return what a tribe may do; tribes count from 1."""
    return _TRIBES[number]


def _taxed(*signs: Sign) -> Line:
    return (*signs, more(sign.CUBE, -1))


_PROPHECIES: Final[dict[int, Line]] = {
    expansion.WRATHFUL_GODS: (*up(sign.TEMPLE), more(sign.CORN, -1)),
    expansion.ANGRY_CHAAC: _taxed(*up(board.TEMPLES[board.CHAAC])),
    expansion.ANGRY_QUETZALCOATL: _taxed(*up(board.TEMPLES[board.QUETZALCOATL])),
    expansion.ANGRY_KUKULCAN: _taxed(*up(board.TEMPLES[board.KUKULCAN])),
    expansion.FOREST_FIRES: (Sign(sign.WOOD_TILE), more(sign.WOOD, -1)),
    expansion.DROUGHT: (Sign(sign.CORN_TILE), more(sign.CORN, -1)),
    expansion.GOLD_SHORTAGE: (Sign(sign.GOLD), more(sign.CORN, -1)),
    expansion.DESECRATION: (Sign(sign.SKULL), down(sign.TEMPLE)),
    expansion.TEACHER_SHORTAGE: _taxed(*up(sign.TECHNOLOGY)),
    expansion.FORGOTTEN_LORE: (Sign(sign.TECHNOLOGY, struck=True), Sign("", "2")),
    expansion.CROWDED_CITIES: _taxed(Sign(sign.BUILDING)),
    expansion.HUNGER: (Sign(sign.WORKER), more(sign.BOWL, 1)),
    expansion.HIGH_FLOODWATERS: (Sign(sign.CHICHEN), more(sign.CORN, -expansion.FLOOD_CORN)),
}


def prophecy(number: int) -> Line:
    """Return what a prophecy makes dearer, after its comet; prophecies count from 1."""
    return (Sign(sign.COMET), *_PROPHECIES[number])
