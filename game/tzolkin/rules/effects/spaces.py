"""The action spaces of the gears: which actions can be done, and their effects (section 7).

An "errand" is an action of choice for 1 corn (Uxmal 5 or building B21).
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from game.tzolkin.rules.data import board, expansion
from game.tzolkin.rules.effects import building, steps
from game.tzolkin.rules.effects.benefits import hire
from game.tzolkin.rules.effects.steps import GOLD as GOLD_STEP
from game.tzolkin.rules.effects.steps import JUNGLE as JUNGLE_STEP
from game.tzolkin.rules.effects.technologies import payable
from game.tzolkin.rules.effects.temples import lowerable, open_temples
from game.tzolkin.rules.state import ACTION as ACTION_PHASE
from game.tzolkin.rules.state import JUNGLE, State

PRAYER: Final = 3
"""Corn that Uxmal 1 costs."""
ERRAND: Final = 1
"""Corn that Uxmal 5 and B21 cost."""


@cache
def ways(gear: int, space: int, ahead: bool, tribe: int) -> tuple[tuple[int, int], ...]:
    """Return the actions that a worker on a space can reach: pairs of number and corn.

    The corn is the cheapest price; a negative one means that Balam gets corn. ``ahead`` is True
    if theology 1 works on this gear.
    """
    top = board.ACTIONS[gear]
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


def ways_of(state: State, gear: int, space: int) -> tuple[tuple[int, int], ...]:
    """Return ``ways`` for a worker of the seat to act on a space of a gear."""
    seat = state.seat
    ahead = gear == board.CHICHEN and state.techs[4 * seat + board.THEOLOGY] > 0
    return ways(gear, space, ahead, state.tribe[seat])


def can_do(state: State, gear: int, number: int, corn: int) -> bool:
    """Return True if the seat to act can do an action of a gear with this much corn."""
    if gear == board.CHICHEN:
        return state.skulls[state.seat] > 0 and not state.offered >> number & 1
    test = _TESTS.get(gear * 10 + number)
    return test is None or test(state, corn)


def _shown_corn(state: State, _corn: int) -> bool:
    return state.jungle_corn[0] > 0 or state.has_lore(state.seat, board.AGRICULTURE)


def _harvest(space: int) -> Callable[[State, int], bool]:
    index = space - 2
    return lambda state, _: (
        state.jungle_corn[index] > 0 or state.has_lore(state.seat, board.AGRICULTURE)
    )


def _skull(state: State, _corn: int) -> bool:
    if state.prophecy == expansion.DESECRATION and not lowerable(state, state.seat):
        return False
    return state.skulls_left > 0


def _learn(state: State, _corn: int) -> bool:
    return payable(state, state.seat) > 0


def _build(mode: int) -> Callable[[State, int], bool]:
    return lambda state, corn: building.can_build(state, mode, corn)


def _two_temples(state: State, corn: int) -> bool:
    seat = state.seat
    left = state.all_cubes(seat) - 1
    return left >= 0 and open_temples(state, seat, steps.ALL_TEMPLES, corn, left) > 0


def _prayer(state: State, corn: int) -> bool:
    seat, left = state.seat, corn - PRAYER
    return (
        left >= 0 and open_temples(state, seat, steps.ALL_TEMPLES, left, state.all_cubes(seat)) > 0
    )


def can_trade(state: State, corn: int) -> bool:
    """Return True if the seat to act can sell or buy anything with this much corn."""
    return corn >= board.CHEAPEST or state.all_cubes(state.seat) > 0


def _worker(state: State, _corn: int) -> bool:
    return state.bank[state.seat] > 0


def errands(state: State) -> list[tuple[int, int]]:
    """Return the actions that Uxmal 5 or B21 can do now: pairs of gear and number."""
    left = state.corn[state.seat] - state.about[0] * ERRAND
    return [action for action in _ERRANDS if can_do(state, *action, left)]


def errand(state: State, optional: int) -> bool:
    """Do the step ``ACTION``: ask which action the player does for 1 corn.

    An optional step (B21) is dropped if he cannot pay the corn.
    """
    if optional and not _errand(state, state.corn[state.seat]):
        return False
    return steps.ask(state, ACTION_PHASE, optional)


def run_errand(state: State, gear: int, number: int) -> None:
    """Do the chosen action; B21 pays its corn now, Uxmal 5 has paid already."""
    state.corn[state.seat] -= state.about[0] * ERRAND
    do(state, gear, number)


def _errand(_state: State, corn: int) -> bool:
    return corn >= ERRAND  # who can pay can always fish


_ERRANDS: Final = [
    (gear, number)
    for gear in range(board.CHICHEN)
    for number in range(1, board.ACTIONS[gear] + 1)
    if (gear, number) != (board.UXMAL, 5)
]
"""All actions that an errand may choose: those of four gears except Uxmal 5."""
_TESTS: Final[dict[int, Callable[[State, int], bool]]] = {
    10 * board.PALENQUE + 2: _shown_corn,
    10 * board.PALENQUE + 3: _harvest(3),
    10 * board.PALENQUE + 4: _harvest(4),
    10 * board.PALENQUE + 5: _harvest(5),
    10 * board.YAXCHILAN + 4: _skull,
    10 * board.TIKAL + 1: _learn,
    10 * board.TIKAL + 2: _build(building.ONE),
    10 * board.TIKAL + 3: _learn,
    10 * board.TIKAL + 4: _build(building.TWO),
    10 * board.TIKAL + 5: _two_temples,
    10 * board.UXMAL + 1: _prayer,
    10 * board.UXMAL + 2: can_trade,
    10 * board.UXMAL + 3: _worker,
    10 * board.UXMAL + 4: _build(building.FOR_CORN),
    10 * board.UXMAL + 5: _errand,
}
"""By ``10 * gear + number``, a test whether an action can be done with an amount of corn.

Actions without a test can always be done; those of Chichen Itza are tested in ``can_do``.
"""


def do(state: State, gear: int, number: int) -> None:
    """Do an action of a gear for the seat to act, which must be able to do it."""
    _DOES[gear](state, number)


def _palenque(state: State, number: int) -> None:
    if number == 1:
        state.corn[state.seat] += board.FISHING + state.has_lore(state.seat, board.AGRICULTURE)
    elif number == 2:
        take_corn(state, number)
    else:
        state.todo.append((JUNGLE_STEP, number))


def jungle(state: State, space: int) -> bool:
    """Do the step ``JUNGLE``: ask for corn, wood, or burning wood on a jungle space."""
    return steps.ask(state, JUNGLE, space)


def take_corn(state: State, space: int) -> None:
    """Take the corn of a jungle space, and a corn tile if one is uncovered."""
    if shows_corn(state, space):
        state.jungle_corn[space - 2] -= 1
        state.corn_tiles[state.seat] += 1
    state.corn[state.seat] += corn_of(state, space, state.seat)


def shows_corn(state: State, space: int) -> bool:
    """Return True if a corn tile without wood on it lies on a jungle space."""
    return state.jungle_corn[space - 2] > state.jungle_wood[space - 2]


def corn_of(state: State, space: int, seat: int) -> int:
    """Return the corn that a seat harvests on a jungle space."""
    level = state.techs[4 * seat + board.AGRICULTURE]
    lore = (0, 1, 1, 3)[level]
    return board.HARVEST[space] + lore - (state.prophecy == expansion.DROUGHT)


def take_wood(state: State, space: int) -> None:
    """Take the wood of a jungle space and its wood tile."""
    seat = state.seat
    state.jungle_wood[space - 2] -= 1
    state.wood_tiles[seat] += 1
    more = (state.techs[4 * seat + board.EXTRACTION] > 0) - (
        state.prophecy == expansion.FOREST_FIRES
    )
    state.cubes[3 * seat + board.WOOD] += board.LOGGING[space] + more


def burn(state: State, space: int) -> None:
    """Remove a wood tile from the game and take the corn tile under it, with its corn."""
    state.jungle_wood[space - 2] -= 1
    state.jungle_corn[space - 2] -= 1
    state.corn_tiles[state.seat] += 1
    state.corn[state.seat] += corn_of(state, space, state.seat)


def _yaxchilan(state: State, number: int) -> None:
    seat = state.seat
    techs, cubes = state.techs[4 * seat + board.EXTRACTION], 3 * seat
    if number == 1:
        state.cubes[cubes + board.WOOD] += 1 + (techs > 0)
    elif number == 4:
        state.todo.append((steps.SKULLS, 1 + (state.techs[4 * seat + board.THEOLOGY] > 2)))
    else:
        state.corn[seat] += 1 if number == 2 else 2
        if number != 3:
            state.cubes[cubes + board.STONE] += 1 + state.has_lore(seat, board.EXTRACTION)
        if number != 2:
            state.todo.append((GOLD_STEP, 1 + (techs > 2)))


def _tikal(state: State, number: int) -> None:
    todo = state.todo
    if number == 2:
        todo.append((steps.BUILDING, building.ONE, 0))
    elif number == 4:
        todo.append((steps.BUILDING, building.TWO, 0))
    elif number == 5:
        todo += [(steps.UP, steps.ALL_TEMPLES, 2, 1), (steps.PAYMENT, 1)]
    else:
        if number == 3:
            todo.append((steps.LEARN, steps.ALL_TRACKS, 1, steps.OPTIONAL))
        todo.append((steps.LEARN, steps.ALL_TRACKS, 1, steps.PAID))


def _uxmal(state: State, number: int) -> None:
    seat = state.seat
    if number == 1:
        state.corn[seat] -= PRAYER
        state.todo.append((steps.UP, steps.ALL_TEMPLES, 1, 0))
    elif number == 2:
        state.todo.append((steps.MARKET,))
    elif number == 3:
        hire(state)
    elif number == 4:
        state.todo.append((steps.BUILDING, building.FOR_CORN, 0))
    else:
        state.corn[seat] -= ERRAND
        state.todo.append((steps.ACTION, 0))


def _chichen(state: State, number: int) -> None:
    seat = state.seat
    state.skulls[seat] -= 1
    state.offered |= 1 << number
    state.score[seat] += board.OFFERING_POINTS[number]
    state.todo += [(steps.FAVOUR,), (steps.UP, 1 << board.OFFERING_TEMPLE[number], 1, 0)]
    if board.OFFERING_CUBES[number]:
        state.todo.append((steps.CUBES, board.OFFERING_CUBES[number]))


_DOES: Final = (_palenque, _yaxchilan, _tikal, _uxmal, _chichen)
