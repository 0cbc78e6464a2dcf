"""The action spaces of the gears: what can be done there, and what it does (section 7)."""

from collections.abc import Callable
from functools import cache
from typing import Final

from game.tzolkin.rules.data.board import (
    ACTIONS,
    AGRICULTURE,
    CHEAPEST,
    CHICHEN,
    EXTRACTION,
    FISHING,
    HARVEST,
    LOGGING,
    OFFERING_CUBES,
    OFFERING_POINTS,
    OFFERING_TEMPLE,
    PALENQUE,
    STONE,
    THEOLOGY,
    TIKAL,
    UXMAL,
    WOOD,
    YAXCHILAN,
)
from game.tzolkin.rules.data.expansion import (
    AHAU_CHAMAHEZ,
    AHEAD_COST,
    BALAM,
    BALAM_CORN,
    DESECRATION,
    DROUGHT,
    FOREST_FIRES,
)
from game.tzolkin.rules.effects import building
from game.tzolkin.rules.effects.benefits import hire
from game.tzolkin.rules.effects.steps import (
    ACTION,
    ALL_TEMPLES,
    ALL_TRACKS,
    BUILDING,
    CUBES,
    FAVOUR,
    LEARN,
    MARKET,
    OPTIONAL,
    PAID,
    PAYMENT,
    SKULLS,
    UP,
    ask,
)
from game.tzolkin.rules.effects.steps import GOLD as GOLD_STEP
from game.tzolkin.rules.effects.steps import JUNGLE as JUNGLE_STEP
from game.tzolkin.rules.effects.technologies import payable
from game.tzolkin.rules.effects.temples import lowerable, open_temples
from game.tzolkin.rules.state import ACTION as ACTION_PHASE
from game.tzolkin.rules.state import JUNGLE, State

PRAYER: Final = 3
"""Corn for Uxmal 1."""
ERRAND: Final = 1
"""Corn for Uxmal 5 and B21."""


@cache
def ways(gear: int, space: int, ahead: bool, tribe: int) -> tuple[tuple[int, int], ...]:
    """The actions that a worker on a space reaches, each with its corn, the cheapest way.

    ``ahead``: theology 1 works here. Below 0: Balam takes corn.
    """
    top = ACTIONS[gear]
    back = -BALAM_CORN if tribe == BALAM else 0
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
    """Spaces ahead that a worker may use, and for how much corn."""
    reached = [(space + 1, 0)] if ahead else []
    if tribe == AHAU_CHAMAHEZ:
        reached.append((space + 1 + ahead, AHEAD_COST))
    return reached


def ways_of(state: State, gear: int, space: int) -> tuple[tuple[int, int], ...]:
    """``ways`` of the seat to act."""
    seat = state.seat
    ahead = gear == CHICHEN and state.techs[4 * seat + THEOLOGY] > 0
    return ways(gear, space, ahead, state.tribe[seat])


def can_do(state: State, gear: int, number: int, corn: int) -> bool:
    """True if the seat to act can carry out an action with this much corn."""
    if gear == CHICHEN:
        return state.skulls[state.seat] > 0 and not state.offered >> number & 1
    test = _TESTS.get(gear * 10 + number)
    return test is None or test(state, corn)


def _shown_corn(state: State, _corn: int) -> bool:
    return state.jungle_corn[0] > 0 or state.has_lore(state.seat, AGRICULTURE)


def _harvest(space: int) -> Callable[[State, int], bool]:
    index = space - 2
    return lambda state, _: state.jungle_corn[index] > 0 or state.has_lore(state.seat, AGRICULTURE)


def _skull(state: State, _corn: int) -> bool:
    if state.prophecy == DESECRATION and not lowerable(state, state.seat):
        return False
    return state.skulls_left > 0


def _learn(state: State, _corn: int) -> bool:
    return payable(state, state.seat) > 0


def _build(mode: int) -> Callable[[State, int], bool]:
    return lambda state, corn: building.can_build(state, mode, corn)


def _two_temples(state: State, corn: int) -> bool:
    seat = state.seat
    left = state.all_cubes(seat) - 1
    return left >= 0 and open_temples(state, seat, ALL_TEMPLES, corn, left) > 0


def _prayer(state: State, corn: int) -> bool:
    seat, left = state.seat, corn - PRAYER
    return left >= 0 and open_temples(state, seat, ALL_TEMPLES, left, state.all_cubes(seat)) > 0


def can_trade(state: State, corn: int) -> bool:
    """True if there is anything to sell or to buy at the market."""
    return corn >= CHEAPEST or state.all_cubes(state.seat) > 0


def _worker(state: State, _corn: int) -> bool:
    return state.bank[state.seat] > 0


def errands(state: State) -> list[tuple[int, int]]:
    """The actions that Uxmal 5 or B21 can do now: gear and number."""
    left = state.corn[state.seat] - state.about[0] * ERRAND
    return [action for action in _ERRANDS if can_do(state, *action, left)]


def errand(state: State, optional: int) -> bool:
    """The step ``ACTION``: one of the actions for 1 corn."""
    if optional and not _errand(state, state.corn[state.seat]):
        return False
    return ask(state, ACTION_PHASE, optional)


def run_errand(state: State, gear: int, number: int) -> None:
    """The chosen action is done; B21 pays for it now, Uxmal 5 has paid."""
    state.corn[state.seat] -= state.about[0] * ERRAND
    do(state, gear, number)


def _errand(_state: State, corn: int) -> bool:
    return corn >= ERRAND  # one can always fish


_ERRANDS: Final = [
    (gear, number)
    for gear in range(CHICHEN)
    for number in range(1, ACTIONS[gear] + 1)
    if (gear, number) != (UXMAL, 5)
]
_TESTS: Final[dict[int, Callable[[State, int], bool]]] = {
    10 * PALENQUE + 2: _shown_corn,
    10 * PALENQUE + 3: _harvest(3),
    10 * PALENQUE + 4: _harvest(4),
    10 * PALENQUE + 5: _harvest(5),
    10 * YAXCHILAN + 4: _skull,
    10 * TIKAL + 1: _learn,
    10 * TIKAL + 2: _build(building.ONE),
    10 * TIKAL + 3: _learn,
    10 * TIKAL + 4: _build(building.TWO),
    10 * TIKAL + 5: _two_temples,
    10 * UXMAL + 1: _prayer,
    10 * UXMAL + 2: can_trade,
    10 * UXMAL + 3: _worker,
    10 * UXMAL + 4: _build(building.FOR_CORN),
    10 * UXMAL + 5: _errand,
}
"""What is missing can always be done."""


def do(state: State, gear: int, number: int) -> None:
    """The seat to act does an action that it can do."""
    _DOES[gear](state, number)


def _palenque(state: State, number: int) -> None:
    if number == 1:
        state.corn[state.seat] += FISHING + state.has_lore(state.seat, AGRICULTURE)
    elif number == 2:
        take_corn(state, number)
    else:
        state.todo.append((JUNGLE_STEP, number))


def jungle(state: State, space: int) -> bool:
    """The step ``JUNGLE``: corn, wood, or burning."""
    return ask(state, JUNGLE, space)


def take_corn(state: State, space: int) -> None:
    """The corn of a jungle space, with a tile if one shows."""
    if shows_corn(state, space):
        state.jungle_corn[space - 2] -= 1
        state.corn_tiles[state.seat] += 1
    state.corn[state.seat] += corn_of(state, space, state.seat)


def shows_corn(state: State, space: int) -> bool:
    """True if a corn tile lies there without wood on it."""
    return state.jungle_corn[space - 2] > state.jungle_wood[space - 2]


def corn_of(state: State, space: int, seat: int) -> int:
    """Corn that a seat harvests on a jungle space."""
    level = state.techs[4 * seat + AGRICULTURE]
    lore = (0, 1, 1, 3)[level]
    return HARVEST[space] + lore - (state.prophecy == DROUGHT)


def take_wood(state: State, space: int) -> None:
    """The wood of a jungle space and its tile."""
    seat = state.seat
    state.jungle_wood[space - 2] -= 1
    state.wood_tiles[seat] += 1
    more = (state.techs[4 * seat + EXTRACTION] > 0) - (state.prophecy == FOREST_FIRES)
    state.cubes[3 * seat + WOOD] += LOGGING[space] + more


def burn(state: State, space: int) -> None:
    """A wood tile leaves the game, the corn tile under it is taken."""
    state.jungle_wood[space - 2] -= 1
    state.jungle_corn[space - 2] -= 1
    state.corn_tiles[state.seat] += 1
    state.corn[state.seat] += corn_of(state, space, state.seat)


def _yaxchilan(state: State, number: int) -> None:
    seat = state.seat
    techs, cubes = state.techs[4 * seat + EXTRACTION], 3 * seat
    if number == 1:
        state.cubes[cubes + WOOD] += 1 + (techs > 0)
    elif number == 4:
        state.todo.append((SKULLS, 1 + (state.techs[4 * seat + THEOLOGY] > 2)))
    else:
        state.corn[seat] += 1 if number == 2 else 2
        if number != 3:
            state.cubes[cubes + STONE] += 1 + state.has_lore(seat, EXTRACTION)
        if number != 2:
            state.todo.append((GOLD_STEP, 1 + (techs > 2)))


def _tikal(state: State, number: int) -> None:
    todo = state.todo
    if number == 2:
        todo.append((BUILDING, building.ONE, 0))
    elif number == 4:
        todo.append((BUILDING, building.TWO, 0))
    elif number == 5:
        todo += [(UP, ALL_TEMPLES, 2, 1), (PAYMENT, 1)]
    else:
        if number == 3:
            todo.append((LEARN, ALL_TRACKS, 1, OPTIONAL))
        todo.append((LEARN, ALL_TRACKS, 1, PAID))


def _uxmal(state: State, number: int) -> None:
    seat = state.seat
    if number == 1:
        state.corn[seat] -= PRAYER
        state.todo.append((UP, ALL_TEMPLES, 1, 0))
    elif number == 2:
        state.todo.append((MARKET,))
    elif number == 3:
        hire(state)
    elif number == 4:
        state.todo.append((BUILDING, building.FOR_CORN, 0))
    else:
        state.corn[seat] -= ERRAND
        state.todo.append((ACTION, 0))


def _chichen(state: State, number: int) -> None:
    seat = state.seat
    state.skulls[seat] -= 1
    state.offered |= 1 << number
    state.score[seat] += OFFERING_POINTS[number]
    state.todo += [(FAVOUR,), (UP, 1 << OFFERING_TEMPLE[number], 1, 0)]
    if OFFERING_CUBES[number]:
        state.todo.append((CUBES, OFFERING_CUBES[number]))


_DOES: Final = (_palenque, _yaxchilan, _tikal, _uxmal, _chichen)
