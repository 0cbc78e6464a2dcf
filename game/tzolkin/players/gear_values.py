"""The value of the gears' actions, and of workers who wait for them, in points."""

from math import fsum
from typing import Final

from game.tzolkin.players.price_tables import PriceTables
from game.tzolkin.rules.data import board, tiles
from game.tzolkin.rules.data.tiles import Goods as Printed
from game.tzolkin.rules.effects.building import CORN_A_CUBE
from game.tzolkin.rules.effects.gear_actions import PRAYER_COST, harvested_corn, has_open_corn_tile
from game.tzolkin.rules.scoring import monument_points

# Buildings and monuments: their value beyond their cost.

_NO_BUILDING = (0.0, 0.0)


def best_buildings(tables: PriceTables, *, for_corn: bool = False) -> tuple[float, float]:
    """Return the values of the best two displayed buildings beyond their cost, each at least 0."""
    worths = [
        _gain(tables, tiles.BUILDINGS[number], for_corn)
        for number in tables.state.displayed_buildings
    ]
    best, second = sorted([*worths, *_NO_BUILDING])[-2:][::-1]
    return best, second


def best_monument(tables: PriceTables) -> float:
    """Return the value of the best displayed monument beyond its cost, at least 0."""
    state, seat = tables.state, tables.seat
    best = 0.0
    for number in state.displayed_monuments:
        cost = tiles.MONUMENTS[number].cost
        paid = tables.price_of_cubes(cost.wood, cost.stone, cost.gold)
        aim = 1 - tables.weights.aim
        best = max(best, aim * monument_points(state, seat, number) - paid)
    return best


def _gain(tables: PriceTables, tile: tiles.Building, for_corn: bool) -> float:
    cost = tile.cost
    if for_corn:
        paid = tables.price_of_corn(CORN_A_CUBE * sum(cost[:3]))
    else:
        paid = tables.price_of_cubes(cost.wood, cost.stone, cost.gold)
    level = tables.state.techs[4 * tables.seat + board.ARCHITECTURE]
    lore = tables.corn_price * (level > 0) + 2 * (level > 1) + min(tables.cube_prices) * (level > 2)
    brought = _goods(tables, tile.goods) + fsum(_effect(tables, one) for one in tile.effects)
    return brought + _farm(tables, tile) + _harvests(tables, tile) + lore - paid


def _goods(tables: PriceTables, goods: Printed) -> float:
    wood, stone, gold = tables.cube_prices
    return (
        goods.corn * tables.corn_price
        + goods.wood * wood
        + goods.stone * stone
        + goods.gold * gold
        + goods.skulls * tables.goods.skull
        + goods.points
        + goods.workers * tables.worker_value
    )


def _effect(tables: PriceTables, effect: tiles.Effect) -> float:
    which = effect.target
    if effect.kind == tiles.STEPS_UP:
        return effect.steps * (
            max(tables.next_step_values) if which == tiles.ANY else tables.next_step_values[which]
        )
    if effect.kind == tiles.LEARN:
        free = tables.free_level_values
        return effect.steps * (max(free) if which == tiles.ANY else free[which])
    return _OTHERS[effect.kind]


_OTHERS = {
    tiles.EXTRA_BUILDING: 1.5,
    tiles.MARKET: 0.5,
    tiles.ACTION: 3.0,
    tiles.MONUMENT: 2.0,
    tiles.RELEARN: 4.0,
    tiles.FAVOUR: 0.5,
}


def _farm(tables: PriceTables, tile: tiles.Building) -> float:
    workers = board.WORKERS - tables.state.workers_in_bank[tables.seat]
    spared = 2 * min(tile.free_meals, workers) + tile.meal_discount * workers
    return spared * tables.calendar.food_days_left * tables.weights.meal


def _harvests(tables: PriceTables, tile: tiles.Building) -> float:
    return fsum(_goods(tables, one) for one in tile.food_day_goods[tables.state.food_days_done :])


_MARKET: Final = 0.5
"""The value of a visit to the market, in points."""


def waiting_values(tables: PriceTables) -> list[float]:
    """Return the value of a worker on each tooth: that of the best action he can wait for."""
    weights, worths = tables.weights, list[float]()
    factors = (weights.palenque, weights.yaxchilan, weights.tikal, weights.uxmal, weights.chichen)
    for gear, actions in enumerate(action_values(tables)):
        worths += [factors[gear] * worth for worth in _waiting(gear, actions, tables)]
    return worths


def aim_of(tables: PriceTables, tooth: int) -> int | None:
    """Return the tooth where a worker on ``tooth`` finds the action that he waits for; None if
    there is none that is worth waiting."""
    gear, space = board.GEAR_OF[tooth], board.SPACE_OF[tooth]
    at, day = _worths_at(gear, action_values(tables)[gear]), tables.weights.day
    worths = {one: at[one] - day * (one - space) for one in _later(tables, gear, space)}
    aim = max(worths, key=worths.__getitem__, default=space)
    return tooth + aim - space if worths and worths[aim] > 0 else None


def _worths_at(gear: int, actions: list[float]) -> list[float]:
    """Return the value of a worker who acts on each space; the last ones offer any action."""
    more = board.LAST_SPACE[gear] - board.HIGHEST_ACTION[gear]
    return [*actions, *[max(actions)] * more]


def _later(tables: PriceTables, gear: int, space: int) -> range:
    """Return the spaces on which a worker can act later."""
    # the worker cannot be picked up before the next own turn, at least a day later
    last = min(board.LAST_SPACE[gear], space + tables.calendar.days_left)
    return range(space + 1, last + 1)


def _waiting(gear: int, actions: list[float], tables: PriceTables) -> list[float]:
    at, day = _worths_at(gear, actions), tables.weights.day
    worths = [0.0] * board.TEETH[gear]
    for space in range(board.LAST_SPACE[gear]):
        later = _later(tables, gear, space)
        worths[space] = max((at[one] - day * (one - space) for one in later), default=0.0)
    return worths


def action_values(tables: PriceTables) -> list[list[float]]:
    """Return by gear the value of each action, indexed by its number; number 0 has no value."""
    palenque = [0.0, *(_palenque(tables, number) for number in range(1, 6))]
    yaxchilan = [0.0, *_yaxchilan(tables)]
    tikal = [0.0, *_tikal(tables)]
    uxmal = [0.0, *_uxmal(tables)]
    uxmal.append(max(*palenque, *yaxchilan, *tikal, *uxmal) - tables.corn_price)
    chichen = [0.0, *(_offering(tables, number) for number in range(1, 10))]
    return [palenque, yaxchilan, tikal, uxmal, chichen]


def _palenque(tables: PriceTables, number: int) -> float:
    state = tables.state
    if number == 1:
        return tables.corn_price * (
            board.FISHING_CORN + state.has_level_two(tables.seat, board.AGRICULTURE)
        )
    worth = 0.0
    if has_open_corn_tile(state, number) or state.has_level_two(tables.seat, board.AGRICULTURE):
        worth = harvested_corn(state, number, tables.seat) * tables.corn_price
    if number > 2 and state.jungle_wood[number - 2]:
        wood = board.LOGGING_WOOD[number] + (state.techs[4 * tables.seat + board.EXTRACTION] > 0)
        worth = max(worth, wood * tables.cube_prices[board.WOOD])
    return worth


def _yaxchilan(tables: PriceTables) -> list[float]:
    level = tables.state.techs[4 * tables.seat + board.EXTRACTION]
    wood, stone, gold = tables.cube_prices
    corn = tables.corn_price
    all_stone, all_gold = (1 + (level > 1)) * stone, (1 + (level > 2)) * gold
    skulls = 1 + (tables.state.techs[4 * tables.seat + board.THEOLOGY] > 2)
    skull = tables.goods.skull * min(skulls, tables.state.skulls_left)
    return [
        (1 + (level > 0)) * wood,
        all_stone + corn,
        all_gold + 2 * corn,
        skull,
        all_gold + all_stone + 2 * corn,
    ]


def _tikal(tables: PriceTables) -> list[float]:
    steps = sorted(tables.paid_level_values)[::-1]
    learn = max(0.0, steps[0])
    learn_twice = learn + max(0.0, steps[1])
    buildings = best_buildings(tables)
    cube = tables.cube_payment_price
    ups = sorted(tables.next_step_values)[::-1]
    return [
        learn,
        buildings[0],
        learn_twice,
        max(buildings[0] + buildings[1], best_monument(tables)),
        max(0.0, ups[0] + ups[1] - cube),
    ]


def _uxmal(tables: PriceTables) -> list[float]:
    hire = tables.worker_value if tables.state.workers_in_bank[tables.seat] else 0.0
    return [
        max(0.0, max(tables.next_step_values) - tables.price_of_corn(PRAYER_COST)),
        _MARKET,
        hire,
        best_buildings(tables, for_corn=True)[0],
    ]


def _offering(tables: PriceTables, number: int) -> float:
    """Return the value of an offering on Chichen Itza, less that of the skull."""
    if tables.state.offered_spaces >> number & 1:
        return 0.0
    worth = (
        board.OFFERING_POINTS[number]
        + tables.next_step_values[board.OFFERING_TEMPLE[number]]
        - tables.goods.skull
    )
    if board.OFFERING_CUBES[number]:
        worth += max(tables.cube_prices)
    return worth
