"""Steps up and down on temples, and the tax of prophecies on steps up (sections 9 and 14)."""

from game.tzolkin.rules.data.board import TEMPLES, TOP
from game.tzolkin.rules.data.expansion import ANGRY_CHAAC, ANGRY_KUKULCAN, WRATHFUL_GODS
from game.tzolkin.rules.effects.steps import PAYMENT, RISE, UP, ask, members
from game.tzolkin.rules.state import PAY, TEMPLE, State


def can_rise(state: State, seat: int, temple: int) -> bool:
    """Return True if a step up is possible: to any step below the top, or to a free top step."""
    step, top = state.temples[3 * seat + temple] + 1, TOP[temple]
    return step < top or (step == top and top not in state.temples[temple::3])


def tax(state: State, temple: int) -> tuple[int, int]:
    """Return the corn and the cubes that a step up on a temple costs under the prophecy."""
    if state.prophecy == WRATHFUL_GODS:
        return 1, 0
    return 0, int(angry_temple(state) == temple)


def angry_temple(state: State) -> int:
    """Return the temple on which a step up costs a cube; no temple's number if there is none."""
    return state.prophecy - ANGRY_CHAAC


def is_taxed(state: State, temple: int) -> bool:
    """Return True if a step up on this temple costs anything now."""
    return state.prophecy == WRATHFUL_GODS or angry_temple(state) == temple


def open_temples(state: State, seat: int, mask: int, corn: int, cubes: int) -> int:
    """Return the part of ``mask`` with the temples on which a step is possible and affordable."""
    found = 0
    taxes = WRATHFUL_GODS <= state.prophecy <= ANGRY_KUKULCAN
    for temple in range(len(TEMPLES)):
        if mask >> temple & 1 and can_rise(state, seat, temple):
            if taxes:
                corn_tax, cube_tax = tax(state, temple)
                if corn_tax > corn or cube_tax > cubes:
                    continue
            found |= 1 << temple
    return found


def step_up(state: State, mask: int, count: int, distinct: int) -> bool:
    """Do the step ``UP``: take an untaxed step on a single printed temple at once, else ask.

    Nothing happens if no step is possible.
    """
    seat = state.seat
    open_ = open_temples(state, seat, mask, state.corn[seat], state.all_cubes(seat))
    if not open_:
        return False
    temple = open_.bit_length() - 1
    if mask == 1 << temple and not is_taxed(state, temple):
        rise(state, temple)
        if count > 1:
            state.todo.append((UP, mask, count - 1, distinct))
        return False
    return ask(state, TEMPLE, open_, mask, count, distinct)


def may_decline(state: State) -> bool:
    """Return True if all steps that can be chosen are taxed, so that they may be declined."""
    return all(is_taxed(state, temple) for temple in members(state.about[0]))


def choose_step(state: State, temple: int) -> None:
    """Pay the tax and queue the step of the chosen temple, then the remaining steps."""
    _, mask, count, distinct = state.about
    todo = state.todo
    if count > 1:
        todo.append((UP, mask & ~(1 << temple) if distinct else mask, count - 1, distinct))
    corn, cubes = tax(state, temple)
    state.corn[state.seat] -= corn
    todo.append((RISE, temple))
    if cubes:
        todo.append((PAYMENT, cubes))


def rise(state: State, temple: int) -> bool:
    """Do the step ``RISE``: go up a step; at the top turn the player's board to its light side."""
    seat = state.seat
    state.temples[3 * seat + temple] += 1
    if state.temples[3 * seat + temple] == TOP[temple]:
        state.light[seat] = True
    return False


def payment(state: State, cubes: int) -> bool:
    """Do the step ``PAYMENT``: ask for this number of cubes of the player's choice."""
    return ask(state, PAY, cubes)


def lowerable(state: State, seat: int) -> list[int]:
    """Return the temples on which a seat can go down a step."""
    return [t for t in range(len(TEMPLES)) if state.temples[3 * seat + t]]


def lower(state: State, temple: int) -> None:
    """Lower the seat to act by a step on a temple."""
    state.temples[3 * state.seat + temple] -= 1
