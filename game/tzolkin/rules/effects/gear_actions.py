"""The actions of the gears' spaces, the market, and quick actions (sections 7 and 17).

Which actions can be done, and their effects. A "chosen action" is any action for 1 corn (Uxmal 5
or building B21).
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from game.tzolkin.rules.data import board, expansion
from game.tzolkin.rules.data.tiles import Goods
from game.tzolkin.rules.effects import building, steps
from game.tzolkin.rules.effects.benefits import give_goods, hire_worker
from game.tzolkin.rules.effects.tracks import (
    affordable_technologies,
    open_temples,
    temples_to_step_down,
)
from game.tzolkin.rules.state import ACTION as ACTION_PHASE
from game.tzolkin.rules.state import JUNGLE, MARKET, State

PRAYER_COST: Final = 3
"""Corn that Uxmal 1 costs."""
CHOSEN_ACTION_COST: Final = 1
"""Corn that Uxmal 5 and B21 cost."""
HARVEST_LORE: Final = (0, 1, 1, 3)
"""Corn that each level of agriculture adds to a harvest."""


@cache
def reachable_actions(
    gear: int, space: int, ahead: bool, tribe: int
) -> tuple[tuple[int, int], ...]:
    """Return the actions that a worker on a space can reach: pairs of number and corn.

    The corn is the cheapest price; a negative one means that Balam gets corn. ``ahead`` is True
    if theology 1 works on this gear.
    """
    top = board.HIGHEST_ACTION[gear]
    back = -expansion.BALAM_CORN if tribe == expansion.BALAM else 0
    if space > top:
        return tuple((number, back) for number in range(1, top + 1))
    costs = {number: back or space - number for number in range(1, space)}
    if space:
        costs[space] = 0
    for target, price in _reached(space, ahead, tribe):
        for number in range(1, top + 1) if target > top else (target,):
            costs[number] = min(price, costs.get(number, price))
    return tuple(sorted(costs.items()))


def _reached(space: int, ahead: bool, tribe: int) -> list[tuple[int, int]]:
    """Return the spaces ahead that a worker may use: pairs of space and corn."""
    reached = [(space + 1, 0)] if ahead else []
    if tribe == expansion.AHAU_CHAMAHEZ:
        reached.append((space + 1 + ahead, expansion.AHEAD_COST))
    return reached


def actions_of_worker(state: State, gear: int, space: int) -> tuple[tuple[int, int], ...]:
    """Return ``reachable_actions`` for a worker of the seat to act on a space of a gear."""
    seat = state.seat
    ahead = gear == board.CHICHEN and state.techs[4 * seat + board.THEOLOGY] > 0
    return reachable_actions(gear, space, ahead, state.tribe[seat])


def can_do_action(state: State, gear: int, number: int, corn: int) -> bool:
    """Return True if the seat to act can do an action of a gear with this much corn."""
    if gear == board.CHICHEN:
        return state.skulls[state.seat] > 0 and not state.offered_spaces >> number & 1
    test = _TESTS.get(gear * 10 + number)
    return test is None or test(state, corn)


def _shown_corn(state: State, _corn: int) -> bool:
    return state.jungle_corn[0] > 0 or state.has_level_two(state.seat, board.AGRICULTURE)


def _harvest(space: int) -> Callable[[State, int], bool]:
    index = space - 2
    return lambda state, _: (
        state.jungle_corn[index] > 0 or state.has_level_two(state.seat, board.AGRICULTURE)
    )


def _skull(state: State, _corn: int) -> bool:
    if state.prophecy == expansion.DESECRATION and not temples_to_step_down(state, state.seat):
        return False
    return state.skulls_left > 0


def _learn(state: State, _corn: int) -> bool:
    return affordable_technologies(state, state.seat) > 0


def _build(mode: int) -> Callable[[State, int], bool]:
    return lambda state, corn: building.can_build(state, mode, corn)


def _two_temples(state: State, corn: int) -> bool:
    seat = state.seat
    left = state.cube_count(seat) - 1
    return left >= 0 and open_temples(state, seat, steps.ALL_TEMPLES, corn, left) > 0


def _prayer(state: State, corn: int) -> bool:
    seat, left = state.seat, corn - PRAYER_COST
    return (
        left >= 0 and open_temples(state, seat, steps.ALL_TEMPLES, left, state.cube_count(seat)) > 0
    )


def can_trade(state: State, corn: int) -> bool:
    """Return True if the seat to act can sell or buy anything with this much corn."""
    return corn >= board.CHEAPEST_CUBE or state.cube_count(state.seat) > 0


def _worker(state: State, _corn: int) -> bool:
    return state.workers_in_bank[state.seat] > 0


def choosable_actions(state: State) -> list[tuple[int, int]]:
    """Return the actions that Uxmal 5 or B21 can do now: pairs of gear and number."""
    left = state.corn[state.seat] - state.phase_args[0] * CHOSEN_ACTION_COST
    return [action for action in _CHOOSABLE_ACTIONS if can_do_action(state, *action, left)]


def ask_action(state: State, optional: int) -> bool:
    """Do the step ``ACTION``: ask which action the player does for 1 corn.

    An optional step (B21) is dropped if he cannot pay the corn.
    """
    if optional and not _can_pay_chosen_action(state, state.corn[state.seat]):
        return False
    return steps.ask(state, ACTION_PHASE, optional)


def do_chosen_action(state: State, gear: int, number: int) -> None:
    """Do the chosen action; B21 pays its corn now, Uxmal 5 has paid already."""
    state.corn[state.seat] -= state.phase_args[0] * CHOSEN_ACTION_COST
    do_action(state, gear, number)


def _can_pay_chosen_action(_state: State, corn: int) -> bool:
    return corn >= CHOSEN_ACTION_COST  # who can pay can always fish


_CHOOSABLE_ACTIONS: Final = [
    (gear, number)
    for gear in range(board.CHICHEN)
    for number in range(1, board.HIGHEST_ACTION[gear] + 1)
    if (gear, number) != (board.UXMAL, 5)
]
"""All actions that may be chosen: those of four gears except Uxmal 5."""
_TESTS: Final[dict[int, Callable[[State, int], bool]]] = {
    10 * board.PALENQUE + 2: _shown_corn,
    10 * board.PALENQUE + 3: _harvest(3),
    10 * board.PALENQUE + 4: _harvest(4),
    10 * board.PALENQUE + 5: _harvest(5),
    10 * board.YAXCHILAN + 4: _skull,
    10 * board.TIKAL + 1: _learn,
    10 * board.TIKAL + 2: _build(building.ONE_BUILDING),
    10 * board.TIKAL + 3: _learn,
    10 * board.TIKAL + 4: _build(building.FIRST_OF_TWO),
    10 * board.TIKAL + 5: _two_temples,
    10 * board.UXMAL + 1: _prayer,
    10 * board.UXMAL + 2: can_trade,
    10 * board.UXMAL + 3: _worker,
    10 * board.UXMAL + 4: _build(building.FOR_CORN),
    10 * board.UXMAL + 5: _can_pay_chosen_action,
}
"""By ``10 * gear + number``, a test whether an action can be done with an amount of corn.

Actions without a test can always be done; those of Chichen Itza are tested in ``can_do_action``.
"""


def do_action(state: State, gear: int, number: int) -> None:
    """Do an action of a gear for the seat to act, which must be able to do it."""
    _DOES[gear](state, number)


def _palenque(state: State, number: int) -> None:
    if number == 1:
        state.corn[state.seat] += board.FISHING_CORN + state.has_level_two(
            state.seat, board.AGRICULTURE
        )
    elif number == 2:
        take_corn(state, number)
    else:
        state.pending_steps.append((steps.JUNGLE, number))


def ask_harvest(state: State, space: int) -> bool:
    """Do the step ``JUNGLE``: ask for corn, wood, or burning wood on a jungle space."""
    return steps.ask(state, JUNGLE, space)


def take_corn(state: State, space: int) -> None:
    """Take the corn of a jungle space, and a corn tile if one is uncovered."""
    if has_open_corn_tile(state, space):
        state.jungle_corn[space - 2] -= 1
        state.corn_tiles[state.seat] += 1
    state.corn[state.seat] += harvested_corn(state, space, state.seat)


def has_open_corn_tile(state: State, space: int) -> bool:
    """Return True if a corn tile without wood on it lies on a jungle space."""
    return state.jungle_corn[space - 2] > state.jungle_wood[space - 2]


def harvested_corn(state: State, space: int, seat: int) -> int:
    """Return the corn that a seat harvests on a jungle space."""
    level = state.techs[4 * seat + board.AGRICULTURE]
    corn = board.HARVEST_CORN[space] + HARVEST_LORE[level]
    return corn - (state.prophecy == expansion.DROUGHT)


def take_wood(state: State, space: int) -> None:
    """Take the wood of a jungle space and its wood tile."""
    seat = state.seat
    state.jungle_wood[space - 2] -= 1
    state.wood_tiles[seat] += 1
    more = (state.techs[4 * seat + board.EXTRACTION] > 0) - (
        state.prophecy == expansion.FOREST_FIRES
    )
    state.cubes[3 * seat + board.WOOD] += board.LOGGING_WOOD[space] + more


def burn_wood(state: State, space: int) -> None:
    """Remove a wood tile from the game and take the corn tile under it, with its corn."""
    state.jungle_wood[space - 2] -= 1
    state.jungle_corn[space - 2] -= 1
    state.corn_tiles[state.seat] += 1
    state.corn[state.seat] += harvested_corn(state, space, state.seat)


def _yaxchilan(state: State, number: int) -> None:
    seat = state.seat
    techs, cubes = state.techs[4 * seat + board.EXTRACTION], 3 * seat
    if number == 1:
        state.cubes[cubes + board.WOOD] += 1 + (techs > 0)
    elif number == 4:
        state.pending_steps.append((steps.SKULLS, 1 + (state.techs[4 * seat + board.THEOLOGY] > 2)))
    else:
        state.corn[seat] += 1 if number == 2 else 2
        if number != 3:
            state.cubes[cubes + board.STONE] += 1 + state.has_level_two(seat, board.EXTRACTION)
        if number != 2:
            state.pending_steps.append((steps.GOLD, 1 + (techs > 2)))


def _tikal(state: State, number: int) -> None:
    todo = state.pending_steps
    if number == 2:
        todo.append((steps.BUILDING, building.ONE_BUILDING, 0))
    elif number == 4:
        todo.append((steps.BUILDING, building.FIRST_OF_TWO, 0))
    elif number == 5:
        todo += [(steps.UP, steps.ALL_TEMPLES, 2, 1), (steps.PAYMENT, 1)]
    else:
        if number == 3:
            todo.append((steps.LEARN, steps.ALL_TRACKS, 1, steps.OPTIONAL))
        todo.append((steps.LEARN, steps.ALL_TRACKS, 1, steps.PAID))


def _uxmal(state: State, number: int) -> None:
    seat = state.seat
    if number == 1:
        state.corn[seat] -= PRAYER_COST
        state.pending_steps.append((steps.UP, steps.ALL_TEMPLES, 1, 0))
    elif number == 2:
        state.pending_steps.append((steps.MARKET,))
    elif number == 3:
        hire_worker(state)
    elif number == 4:
        state.pending_steps.append((steps.BUILDING, building.FOR_CORN, 0))
    else:
        state.corn[seat] -= CHOSEN_ACTION_COST
        state.pending_steps.append((steps.ACTION, 0))


def _chichen(state: State, number: int) -> None:
    seat = state.seat
    state.skulls[seat] -= 1
    state.offered_spaces |= 1 << number
    state.score[seat] += board.OFFERING_POINTS[number]
    state.pending_steps += [(steps.FAVOUR,), (steps.UP, 1 << board.OFFERING_TEMPLE[number], 1, 0)]
    if board.OFFERING_CUBES[number]:
        state.pending_steps.append((steps.CUBES, board.OFFERING_CUBES[number]))


_DOES: Final = (_palenque, _yaxchilan, _tikal, _uxmal, _chichen)


# The market: first all sales, then all purchases, none of a kind that was sold.


def visit_market(state: State) -> bool:
    """Do the step ``MARKET``: begin a visit to the market, if anything can be sold or bought.

    In the phase ``MARKET``, ``phase_args`` holds a mask of the kinds sold, and 1 once a cube was
    bought.
    """
    return can_trade(state, state.corn[state.seat]) and steps.ask(state, MARKET, 0, 0)


def market_price(state: State, kind: int) -> int:
    """Return the corn that buying one cube of a kind costs; gold is taxed under P07."""
    return board.CUBE_VALUE[kind] + (
        kind == board.GOLD and state.prophecy == expansion.GOLD_SHORTAGE
    )


def sellable_kinds(state: State) -> list[int]:
    """Return the kinds of cubes that can be sold now; none once a cube was bought."""
    if state.phase_args[1]:
        return []
    return [kind for kind in range(len(board.KINDS)) if state.cubes[3 * state.seat + kind]]


def buyable_kinds(state: State) -> list[int]:
    """Return the kinds of cubes that can be bought now; none that was sold in this visit."""
    sold, corn = state.phase_args[0], state.corn[state.seat]
    return [
        k for k in range(len(board.KINDS)) if not sold >> k & 1 and market_price(state, k) <= corn
    ]


def sell_cube(state: State, kind: int) -> None:
    """Sell one cube of a kind for corn."""
    seat = state.seat
    state.cubes[3 * seat + kind] -= 1
    state.corn[seat] += board.CUBE_VALUE[kind]
    state.phase_args = (state.phase_args[0] | 1 << kind, 0)


def buy_cube(state: State, kind: int) -> None:
    """Buy one cube of a kind for corn."""
    seat = state.seat
    state.corn[seat] -= market_price(state, kind)
    state.cubes[3 * seat + kind] += 1
    state.phase_args = (state.phase_args[0], 1)


# Quick actions: the effect of the tile in force at the end of a turn.

_QUICK_GOODS = {
    expansion.CORN3: Goods(corn=3),
    expansion.WOOD1_CORN1: Goods(corn=1, wood=1),
    expansion.STONE1: Goods(stone=1),
    expansion.GOLD1: Goods(gold=1),
}
QUICK_BUILDING_CORN = 1
"""Corn that the quick action for a building costs besides the building."""
QUICK_GOLD_CORN = 1
"""Corn that the quick action for gold costs under P07."""


def can_do_quick_action(state: State, corn: int) -> bool:
    """Return True if the seat to act can do the quick action in force with this much corn."""
    tile = state.current_quick_tile()
    if tile == expansion.GOLD1:
        return state.prophecy != expansion.GOLD_SHORTAGE or corn >= QUICK_GOLD_CORN
    if tile == expansion.TECH_PAY:
        return affordable_technologies(state, state.seat) > 0
    if tile == expansion.QUICK_MARKET:
        return can_trade(state, corn)
    if tile == expansion.PAY1CORN_BUILD:
        return corn >= QUICK_BUILDING_CORN and building.can_build(
            state, building.WITHOUT_ARCHITECTURE, corn
        )
    return True


def do_quick_action(state: State) -> None:
    """Do the quick action in force for the seat to act; its choices are queued as steps."""
    tile, seat = state.current_quick_tile(), state.seat
    if tile == expansion.TECH_PAY:
        state.pending_steps.append((steps.LEARN, steps.ALL_TRACKS, 1, steps.PAID))
    elif tile == expansion.QUICK_MARKET:
        state.pending_steps.append((steps.MARKET,))
    elif tile == expansion.PAY1CORN_BUILD:
        state.corn[seat] -= QUICK_BUILDING_CORN
        state.pending_steps.append((steps.BUILDING, building.WITHOUT_ARCHITECTURE, 0))
    elif tile == expansion.GOLD1 and state.prophecy == expansion.GOLD_SHORTAGE:
        state.corn[seat] -= QUICK_GOLD_CORN
        state.cubes[3 * seat + 2] += 1
    else:
        give_goods(state, _QUICK_GOODS[tile])
