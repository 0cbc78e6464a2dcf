"""Quick actions: what the tile in force brings at the end of a turn (section 17)."""

from game.tzolkin.rules.data.expansion import (
    CORN3,
    GOLD1,
    GOLD_SHORTAGE,
    PAY1CORN_BUILD,
    QUICK_MARKET,
    STONE1,
    TECH_PAY,
    WOOD1_CORN1,
)
from game.tzolkin.rules.data.tiles import Goods
from game.tzolkin.rules.effects import building
from game.tzolkin.rules.effects.benefits import give
from game.tzolkin.rules.effects.spaces import can_trade
from game.tzolkin.rules.effects.steps import ALL_TRACKS, BUILDING, LEARN, MARKET, PAID
from game.tzolkin.rules.effects.technologies import payable
from game.tzolkin.rules.state import State

_GOODS = {
    CORN3: Goods(corn=3),
    WOOD1_CORN1: Goods(corn=1, wood=1),
    STONE1: Goods(stone=1),
    GOLD1: Goods(gold=1),
}
BUILDING_CORN = 1
GOLD_CORN = 1


def can_do(state: State, corn: int) -> bool:
    """True if the seat to act can carry out the action in force with this much corn."""
    tile = state.quick_tile()
    if tile == GOLD1:
        return state.prophecy != GOLD_SHORTAGE or corn >= GOLD_CORN
    if tile == TECH_PAY:
        return payable(state, state.seat) > 0
    if tile == QUICK_MARKET:
        return can_trade(state, corn)
    if tile == PAY1CORN_BUILD:
        return corn >= BUILDING_CORN and building.can_build(state, building.WITHOUT_LORE, corn)
    return True


def do(state: State) -> None:
    """The seat to act does the action in force; its choices follow."""
    tile, seat = state.quick_tile(), state.seat
    if tile == TECH_PAY:
        state.todo.append((LEARN, ALL_TRACKS, 1, PAID))
    elif tile == QUICK_MARKET:
        state.todo.append((MARKET,))
    elif tile == PAY1CORN_BUILD:
        state.corn[seat] -= BUILDING_CORN
        state.todo.append((BUILDING, building.WITHOUT_LORE, 0))
    elif tile == GOLD1 and state.prophecy == GOLD_SHORTAGE:
        state.corn[seat] -= GOLD_CORN
        state.cubes[3 * seat + 2] += 1
    else:
        give(state, _GOODS[tile])
