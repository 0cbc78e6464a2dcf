"""What the actions of the gears are worth, and workers who wait for them."""

from typing import Final

from game.tzolkin.players.worth.tables import Tables
from game.tzolkin.players.worth.tiles import best_buildings, best_monument
from game.tzolkin.rules.data.board import (
    ACTIONS,
    AGRICULTURE,
    EXTRACTION,
    FISHING,
    LAST_SPACE,
    LOGGING,
    OFFERING_CUBES,
    OFFERING_POINTS,
    OFFERING_TEMPLE,
    TEETH,
    THEOLOGY,
    WOOD,
)
from game.tzolkin.rules.effects.spaces import PRAYER, corn_of, shows_corn

_MARKET: Final = 0.5
"""Points that a visit to the market is worth."""


def waiting_worths(tables: Tables) -> list[float]:
    """For every tooth, what a worker there is worth: the best action he will come to."""
    worths: list[float] = []
    for gear, actions in enumerate(action_worths(tables)):
        worths += _waiting(gear, actions, tables)
    return worths


def _waiting(gear: int, actions: list[float], tables: Tables) -> list[float]:
    top, last = ACTIONS[gear], LAST_SPACE[gear]
    best = max(actions)
    at = [*actions, *[best] * (last - top)]
    day, left = tables.weights.day, tables.calendar.left
    worths = [0.0] * TEETH[gear]
    for space in range(last):
        # the next own turn is a day away
        later = range(space + 1, min(last, space + left) + 1)
        worths[space] = max((at[one] - day * (one - space) for one in later), default=0.0)
    return worths


def action_worths(tables: Tables) -> list[list[float]]:
    """Per gear, what each action is worth; number 0 is none."""
    palenque = [0.0, *(_palenque(tables, number) for number in range(1, 6))]
    yaxchilan = [0.0, *_yaxchilan(tables)]
    tikal = [0.0, *_tikal(tables)]
    uxmal = [0.0, *_uxmal(tables)]
    uxmal.append(max(*palenque, *yaxchilan, *tikal, *uxmal) - tables.corn)
    chichen = [0.0, *(_offering(tables, number) for number in range(1, 10))]
    return [palenque, yaxchilan, tikal, uxmal, chichen]


def _palenque(tables: Tables, number: int) -> float:
    state = tables.state
    if number == 1:
        return tables.corn * (FISHING + state.has_lore(tables.seat, AGRICULTURE))
    worth = 0.0
    if shows_corn(state, number) or state.has_lore(tables.seat, AGRICULTURE):
        worth = corn_of(state, number, tables.seat) * tables.corn
    if number > 2 and state.jungle_wood[number - 2]:
        wood = LOGGING[number] + (state.techs[4 * tables.seat + EXTRACTION] > 0)
        worth = max(worth, wood * tables.cubes[WOOD])
    return worth


def _yaxchilan(tables: Tables) -> list[float]:
    level = tables.state.techs[4 * tables.seat + EXTRACTION]
    wood, stone, gold = tables.cubes
    corn = tables.corn
    all_stone, all_gold = (1 + (level > 1)) * stone, (1 + (level > 2)) * gold
    skulls = 1 + (tables.state.techs[4 * tables.seat + THEOLOGY] > 2)
    skull = tables.goods.skull * min(skulls, tables.state.skulls_left)
    return [
        (1 + (level > 0)) * wood,
        all_stone + corn,
        all_gold + 2 * corn,
        skull,
        all_gold + all_stone + 2 * corn,
    ]


def _tikal(tables: Tables) -> list[float]:
    steps = sorted(tables.lessons)[::-1]
    learn = max(0.0, steps[0])
    learn_twice = learn + max(0.0, steps[1])
    buildings = best_buildings(tables)
    cube = tables.any_cube
    ups = sorted(tables.ups)[::-1]
    return [
        learn,
        buildings[0],
        learn_twice,
        max(buildings[0] + buildings[1], best_monument(tables)),
        max(0.0, ups[0] + ups[1] - cube),
    ]


def _uxmal(tables: Tables) -> list[float]:
    hire = tables.hire if tables.state.bank[tables.seat] else 0.0
    return [
        max(0.0, max(tables.ups) - tables.cost_in_corn(PRAYER)),
        _MARKET,
        hire,
        best_buildings(tables, for_corn=True)[0],
    ]


def _offering(tables: Tables, number: int) -> float:
    """What a skull on Chichen Itza brings beyond itself."""
    if tables.state.offered >> number & 1:
        return 0.0
    worth = OFFERING_POINTS[number] + tables.ups[OFFERING_TEMPLE[number]] - tables.goods.skull
    if OFFERING_CUBES[number]:
        worth += max(tables.cubes)
    return worth
