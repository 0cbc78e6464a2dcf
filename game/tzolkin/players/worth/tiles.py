"""What buildings and monuments are worth beyond what they cost."""

from game.tzolkin.players.worth.tables import Tables
from game.tzolkin.rules.data import tiles
from game.tzolkin.rules.data.board import ARCHITECTURE, WORKERS
from game.tzolkin.rules.data.tiles import ANY, BUILDINGS, MONUMENTS, Building, Effect
from game.tzolkin.rules.data.tiles import Goods as Printed
from game.tzolkin.rules.effects.building import CORN_A_CUBE
from game.tzolkin.rules.scoring import monument_points

_NO_BUILDING = (0.0, 0.0)


def best_buildings(tables: Tables, *, for_corn: bool = False) -> tuple[float, float]:
    """What the best two displayed buildings bring beyond their cost; 0 where nothing does."""
    worths = [_gain(tables, BUILDINGS[number], for_corn) for number in tables.state.display]
    best, second = sorted([*worths, *_NO_BUILDING])[-2:][::-1]
    return best, second


def best_monument(tables: Tables) -> float:
    """What the best displayed monument brings beyond its cost; 0 if none does."""
    state, seat = tables.state, tables.seat
    best = 0.0
    for number in state.monuments:
        cost = MONUMENTS[number].cost
        paid = tables.cost(cost.wood, cost.stone, cost.gold)
        aim = 1 - tables.weights.aim
        best = max(best, aim * monument_points(state, seat, number) - paid)
    return best


def _gain(tables: Tables, tile: Building, for_corn: bool) -> float:
    cost = tile.cost
    if for_corn:
        paid = tables.cost_in_corn(CORN_A_CUBE * sum(cost[:3]))
    else:
        paid = tables.cost(cost.wood, cost.stone, cost.gold)
    level = tables.state.techs[4 * tables.seat + ARCHITECTURE]
    lore = tables.corn * (level > 0) + 2 * (level > 1) + min(tables.cubes) * (level > 2)
    brought = _goods(tables, tile.goods) + sum(_effect(tables, one) for one in tile.effects)
    return brought + _farm(tables, tile) + _harvests(tables, tile) + lore - paid


def _goods(tables: Tables, goods: Printed) -> float:
    wood, stone, gold = tables.cubes
    return (
        goods.corn * tables.corn
        + goods.wood * wood
        + goods.stone * stone
        + goods.gold * gold
        + goods.skulls * tables.goods.skull
        + goods.points
        + goods.workers * tables.hire
    )


def _effect(tables: Tables, effect: Effect) -> float:
    which = effect.which
    if effect.kind == tiles.STEPS_UP:
        return effect.steps * (max(tables.ups) if which == ANY else tables.ups[which])
    if effect.kind == tiles.LEARN:
        free = tables.free_lessons
        return effect.steps * (max(free) if which == ANY else free[which])
    return _OTHERS[effect.kind]


_OTHERS = {
    tiles.EXTRA_BUILDING: 1.5,
    tiles.MARKET: 0.5,
    tiles.ACTION: 3.0,
    tiles.MONUMENT: 2.0,
    tiles.RELEARN: 4.0,
    tiles.FAVOUR: 0.5,
}


def _farm(tables: Tables, tile: Building) -> float:
    workers = WORKERS - tables.state.bank[tables.seat]
    spared = 2 * min(tile.free, workers) + tile.less * workers
    return spared * tables.calendar.meals * tables.weights.meal


def _harvests(tables: Tables, tile: Building) -> float:
    return sum(_goods(tables, one) for one in tile.harvest[tables.state.food_days_done :])
