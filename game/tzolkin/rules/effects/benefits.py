"""What players receive: goods, skulls, gold and cubes of choice, and their taxes (7, 8 and 14)."""

from game.tzolkin.rules.data.board import GOLD as GOLD_CUBE
from game.tzolkin.rules.data.board import STONE, THEOLOGY, WOOD
from game.tzolkin.rules.data.expansion import DESECRATION, GOLD_SHORTAGE
from game.tzolkin.rules.data.tiles import Goods
from game.tzolkin.rules.effects.steps import ALL_TEMPLES, SKULLS, ask
from game.tzolkin.rules.effects.steps import GOLD as GOLD_STEP
from game.tzolkin.rules.effects.temples import lower, lowerable, open_temples
from game.tzolkin.rules.state import FAVOUR, GAIN, GOLD, LOWER, State


def give(state: State, goods: Goods) -> None:
    """The seat to act takes what is not taxed; gold comes next, then skulls."""
    seat, first = state.seat, 3 * state.seat
    state.corn[seat] += goods.corn
    state.cubes[first + WOOD] += goods.wood
    state.cubes[first + STONE] += goods.stone
    state.score[seat] += goods.points
    if goods.workers and state.bank[seat]:
        hire(state)
    if goods.skulls:
        state.todo.append((SKULLS, goods.skulls))
    if goods.gold:
        state.todo.append((GOLD_STEP, goods.gold))


def hire(state: State) -> None:
    """A worker of the seat to act comes from the bank into the hand."""
    state.bank[state.seat] -= 1
    state.hand[state.seat] += 1


def gold(state: State, number: int) -> bool:
    """The step ``GOLD``: under P07 the player says how much he pays for."""
    seat = state.seat
    if state.prophecy != GOLD_SHORTAGE:
        state.cubes[3 * seat + GOLD_CUBE] += number
        return False
    payable = min(number, state.corn[seat])
    return payable > 0 and ask(state, GOLD, payable)


def take_gold(state: State, number: int) -> None:
    """So much of the gold is paid for and taken."""
    seat = state.seat
    state.corn[seat] -= number
    state.cubes[3 * seat + GOLD_CUBE] += number


def skulls(state: State, number: int) -> bool:
    """The step ``SKULLS``: as many as are left; under P08 each is chosen for a step down."""
    seat, number = state.seat, min(number, state.skulls_left)
    if state.prophecy == DESECRATION:
        return number > 0 and bool(lowerable(state, seat)) and ask(state, LOWER, number)
    state.skulls[seat] += number
    state.skulls_left -= number
    return False


def choose_lower(state: State, temple: int) -> None:
    """A step down: for a skull, if one is offered, and the next may follow."""
    (number,) = state.about
    lower(state, temple)
    if number:
        state.skulls[state.seat] += 1
        state.skulls_left -= 1
        if number > 1:
            state.todo.append((SKULLS, number - 1))


def step_down(state: State) -> bool:
    """The step ``STEP_DOWN``: T09 goes down on a temple of choice."""
    return ask(state, LOWER, 0)


def cubes(state: State, number: int) -> bool:
    """The step ``CUBES``: so many cubes of choice."""
    return ask(state, GAIN, number)


def gain(state: State, kinds: tuple[int, ...]) -> None:
    """The chosen cubes; gold is paid for under P07."""
    seat = state.seat
    for kind in kinds:
        state.cubes[3 * seat + kind] += 1
        if kind == GOLD_CUBE and state.prophecy == GOLD_SHORTAGE:
            state.corn[seat] -= 1


def favour(state: State) -> bool:
    """The step ``FAVOUR``: theology 2, if a temple step is left after paying a cube."""
    seat = state.seat
    if not state.has_lore(seat, THEOLOGY):
        return False
    left = state.all_cubes(seat) - 1
    if left < 0 or not open_temples(state, seat, ALL_TEMPLES, state.corn[seat], left):
        return False
    return ask(state, FAVOUR)


def pay_cubes(state: State, kinds: tuple[int, ...]) -> None:
    """The seat to act pays these cubes."""
    first = 3 * state.seat
    for kind in kinds:
        state.cubes[first + kind] -= 1
