"""Quick actions: the effect of the tile in force at the end of a turn (section 17)."""

from game.tzolkin.rules.data import expansion
from game.tzolkin.rules.data.tiles import Goods
from game.tzolkin.rules.effects import building
from game.tzolkin.rules.effects.benefits import give
from game.tzolkin.rules.effects.spaces import can_trade
from game.tzolkin.rules.effects.steps import ALL_TRACKS, BUILDING, LEARN, MARKET, PAID
from game.tzolkin.rules.effects.technologies import payable
from game.tzolkin.rules.state import State

_GOODS = {
    expansion.CORN3: Goods(corn=3),
    expansion.WOOD1_CORN1: Goods(corn=1, wood=1),
    expansion.STONE1: Goods(stone=1),
    expansion.GOLD1: Goods(gold=1),
}
BUILDING_CORN = 1
"""Corn that the quick action for a building costs besides the building."""
GOLD_CORN = 1
"""Corn that the quick action for gold costs under P07."""


def can_do(state: State, corn: int) -> bool:
    """Return True if the seat to act can do the quick action in force with this much corn."""
    tile = state.quick_tile()
    if tile == expansion.GOLD1:
        return state.prophecy != expansion.GOLD_SHORTAGE or corn >= GOLD_CORN
    if tile == expansion.TECH_PAY:
        return payable(state, state.seat) > 0
    if tile == expansion.QUICK_MARKET:
        return can_trade(state, corn)
    if tile == expansion.PAY1CORN_BUILD:
        return corn >= BUILDING_CORN and building.can_build(state, building.WITHOUT_LORE, corn)
    return True


def do(state: State) -> None:
    """Do the quick action in force for the seat to act; its choices are queued as steps."""
    tile, seat = state.quick_tile(), state.seat
    if tile == expansion.TECH_PAY:
        state.todo.append((LEARN, ALL_TRACKS, 1, PAID))
    elif tile == expansion.QUICK_MARKET:
        state.todo.append((MARKET,))
    elif tile == expansion.PAY1CORN_BUILD:
        state.corn[seat] -= BUILDING_CORN
        state.todo.append((BUILDING, building.WITHOUT_LORE, 0))
    elif tile == expansion.GOLD1 and state.prophecy == expansion.GOLD_SHORTAGE:
        state.corn[seat] -= GOLD_CORN
        state.cubes[3 * seat + 2] += 1
    else:
        give(state, _GOODS[tile])
