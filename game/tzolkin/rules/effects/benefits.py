"""Benefits: goods, skulls, gold and cubes of choice, with their taxes (sections 7, 8 and 14)."""

from game.tzolkin.rules.data.board import GOLD as GOLD_CUBE
from game.tzolkin.rules.data.board import STONE, THEOLOGY, WOOD
from game.tzolkin.rules.data.expansion import DESECRATION, GOLD_SHORTAGE
from game.tzolkin.rules.data.tiles import Goods
from game.tzolkin.rules.effects.steps import ALL_TEMPLES, SKULLS, ask
from game.tzolkin.rules.effects.steps import GOLD as GOLD_STEP
from game.tzolkin.rules.effects.tracks import open_temples, step_down, temples_to_step_down
from game.tzolkin.rules.state import FAVOUR, GAIN, GOLD, LOWER, State


def give_goods(state: State, goods: Goods) -> None:
    """Give goods to the seat to act.

    Corn, wood, stone, points and a worker come at once. Gold and skulls, which a prophecy may
    tax, are queued as steps: gold first, then skulls.
    """
    seat, first = state.seat, 3 * state.seat
    state.corn[seat] += goods.corn
    state.cubes[first + WOOD] += goods.wood
    state.cubes[first + STONE] += goods.stone
    state.score[seat] += goods.points
    if goods.workers and state.workers_in_bank[seat]:
        hire_worker(state)
    if goods.skulls:
        state.pending_steps.append((SKULLS, goods.skulls))
    if goods.gold:
        state.pending_steps.append((GOLD_STEP, goods.gold))


def hire_worker(state: State) -> None:
    """Move a worker of the seat to act from the bank into its hand."""
    state.workers_in_bank[state.seat] -= 1
    state.workers_in_hand[state.seat] += 1


def give_gold(state: State, number: int) -> bool:
    """Do the step ``GOLD``: give gold; under P07 ask how much the player pays for, if any."""
    seat = state.seat
    if state.prophecy != GOLD_SHORTAGE:
        state.cubes[3 * seat + GOLD_CUBE] += number
        return False
    payable = min(number, state.corn[seat])
    return payable > 0 and ask(state, GOLD, payable)


def take_gold(state: State, number: int) -> None:
    """Pay one corn for each of this number of gold cubes and take them (P07)."""
    seat = state.seat
    state.corn[seat] -= number
    state.cubes[3 * seat + GOLD_CUBE] += number


def give_skulls(state: State, number: int) -> bool:
    """Do the step ``SKULLS``: give skulls, but no more than the supply holds.

    Under P08 each skull costs a step down: the player is asked for the temple.
    """
    seat, number = state.seat, min(number, state.skulls_left)
    if state.prophecy == DESECRATION:
        return number > 0 and bool(temples_to_step_down(state, seat)) and ask(state, LOWER, number)
    state.skulls[seat] += number
    state.skulls_left -= number
    return False


def choose_step_down(state: State, temple: int) -> None:
    """Go down a step on the chosen temple, in return for a skull if skulls are offered (P08).

    If more skulls are offered, the step ``SKULLS`` follows for the others.
    """
    (number,) = state.phase_args
    step_down(state, temple)
    if number:
        state.skulls[state.seat] += 1
        state.skulls_left -= 1
        if number > 1:
            state.pending_steps.append((SKULLS, number - 1))


def ask_step_down(state: State) -> bool:
    """Do the step ``STEP_DOWN``: ask T09's player on which temple he goes down a step."""
    return ask(state, LOWER, 0)


def ask_cubes(state: State, number: int) -> bool:
    """Do the step ``CUBES``: ask the player for this number of cubes of his choice."""
    return ask(state, GAIN, number)


def gain_cubes(state: State, kinds: tuple[int, ...]) -> None:
    """Give the chosen cubes to the seat to act; under P07 each gold cube costs a corn."""
    seat = state.seat
    for kind in kinds:
        state.cubes[3 * seat + kind] += 1
        if kind == GOLD_CUBE and state.prophecy == GOLD_SHORTAGE:
            state.corn[seat] -= 1


def offer_favour(state: State) -> bool:
    """Do the step ``FAVOUR``: offer theology 2, a temple step for a cube.

    Nothing is asked if the seat lacks theology 2 or a cube, or if no step could be taken after
    paying the cube.
    """
    seat = state.seat
    if not state.has_level_two(seat, THEOLOGY):
        return False
    left = state.cube_count(seat) - 1
    if left < 0 or not open_temples(state, seat, ALL_TEMPLES, state.corn[seat], left):
        return False
    return ask(state, FAVOUR)


def pay_cubes(state: State, kinds: tuple[int, ...]) -> None:
    """Take the cubes of these kinds from the seat to act."""
    first = 3 * state.seat
    for kind in kinds:
        state.cubes[first + kind] -= 1
