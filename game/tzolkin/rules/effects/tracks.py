"""Steps on temples and technologies: what they cost and what they bring (sections 8, 9 and 14)."""

from game.tzolkin.rules.data import board, expansion
from game.tzolkin.rules.data.board import TEMPLES, TOP_STEP
from game.tzolkin.rules.data.tiles import ANY, Effect
from game.tzolkin.rules.effects import steps
from game.tzolkin.rules.effects.steps import ask, bits_of
from game.tzolkin.rules.state import BONUS, DOWN, PAY, TECH, TEMPLE, State

BONUS_POINTS = 3
"""Points of architecture's bonus."""
BONUS_CUBES = 2
"""Cubes of extraction's bonus."""
RELEARNED_STEPS = 3
"""Steps up that X07 gives in exchange for one step down."""

# Temples: steps up and down, and the tax of prophecies on steps up.


def can_step_up(state: State, seat: int, temple: int) -> bool:
    """Return True if a step up is possible: to any step below the top, or to a free top step."""
    step, top = state.temples[3 * seat + temple] + 1, TOP_STEP[temple]
    return step < top or (step == top and top not in state.temples[temple::3])


def temple_tax(state: State, temple: int) -> tuple[int, int]:
    """Return the corn and the cubes that a step up on a temple costs under the prophecy."""
    if state.prophecy == expansion.WRATHFUL_GODS:
        return 1, 0
    return 0, int(angry_temple(state) == temple)


def angry_temple(state: State) -> int:
    """Return the temple on which a step up costs a cube; no temple's number if there is none."""
    return state.prophecy - expansion.ANGRY_CHAAC


def is_taxed(state: State, temple: int) -> bool:
    """Return True if a step up on this temple costs anything now."""
    return state.prophecy == expansion.WRATHFUL_GODS or angry_temple(state) == temple


def open_temples(state: State, seat: int, mask: int, corn: int, cubes: int) -> int:
    """Return the part of ``mask`` with the temples on which a step is possible and affordable."""
    found = 0
    taxes = expansion.WRATHFUL_GODS <= state.prophecy <= expansion.ANGRY_KUKULCAN
    for temple in range(len(TEMPLES)):
        if mask >> temple & 1 and can_step_up(state, seat, temple):
            if taxes:
                corn_tax, cube_tax = temple_tax(state, temple)
                if corn_tax > corn or cube_tax > cubes:
                    continue
            found |= 1 << temple
    return found


def take_temple_steps(state: State, mask: int, count: int, distinct: int) -> bool:
    """Do the step ``UP``: take an untaxed step on a single printed temple at once, else ask.

    Nothing happens if no step is possible.
    """
    seat = state.seat
    open_ = open_temples(state, seat, mask, state.corn[seat], state.cube_count(seat))
    if not open_:
        return False
    temple = open_.bit_length() - 1
    if mask == 1 << temple and not is_taxed(state, temple):
        step_up(state, temple)
        if count > 1:
            state.pending_steps.append((steps.UP, mask, count - 1, distinct))
        return False
    return ask(state, TEMPLE, open_, mask, count, distinct)


def may_decline_step(state: State) -> bool:
    """Return True if all steps that can be chosen are taxed, so that they may be declined."""
    return all(is_taxed(state, temple) for temple in bits_of(state.phase_args[0]))


def choose_temple(state: State, temple: int) -> None:
    """Pay the tax and queue the step of the chosen temple, then the remaining steps."""
    _, mask, count, distinct = state.phase_args
    todo = state.pending_steps
    if count > 1:
        todo.append((steps.UP, mask & ~(1 << temple) if distinct else mask, count - 1, distinct))
    corn, cubes = temple_tax(state, temple)
    state.corn[state.seat] -= corn
    todo.append((steps.RISE, temple))
    if cubes:
        todo.append((steps.PAYMENT, cubes))


def step_up(state: State, temple: int) -> bool:
    """Do the step ``RISE``: go up a step; at the top turn the player's board to its light side."""
    seat = state.seat
    state.temples[3 * seat + temple] += 1
    if state.temples[3 * seat + temple] == TOP_STEP[temple]:
        state.light_side[seat] = True
    return False


def ask_payment(state: State, cubes: int) -> bool:
    """Do the step ``PAYMENT``: ask for this number of cubes of the player's choice."""
    return ask(state, PAY, cubes)


def temples_to_step_down(state: State, seat: int) -> list[int]:
    """Return the temples on which a seat can go down a step."""
    return [t for t in range(len(TEMPLES)) if state.temples[3 * seat + t]]


def step_down(state: State, temple: int) -> None:
    """Lower the seat to act by a step on a temple."""
    state.temples[3 * state.seat + temple] -= 1


# Technologies: cost, levels and bonuses.


def technology_price(state: State, seat: int, track: int) -> int:
    """Return the number of cubes that a paid step of a technology costs a seat."""
    level = state.techs[4 * seat + track]
    cost = board.TECH_COST[level]
    if state.tribe[seat] == expansion.ITZAMNA:
        cost -= expansion.ITZAMNA_DISCOUNT[level]
    return cost + (state.prophecy == expansion.TEACHER_SHORTAGE)


def price_due(state: State, track: int) -> int:
    """Return the cubes for the step to be chosen on a track; a free step costs only P09's tax."""
    if state.phase_args[2] <= steps.OPTIONAL:
        return technology_price(state, state.seat, track)
    return int(state.prophecy == expansion.TEACHER_SHORTAGE)


def affordable_technologies(state: State, seat: int) -> int:
    """Return a mask of the technologies of which the seat can pay a step."""
    cubes, found = state.cube_count(seat), 0
    for track in range(len(board.TRACKS)):
        if technology_price(state, seat, track) <= cubes:
            found |= 1 << track
    return found


def ask_technology(state: State, mask: int, count: int, mode: int) -> bool:
    """Do the step ``LEARN``: ask for a technology, or take free printed steps at once.

    Nothing is asked if the seat can pay no step. Under P09 free steps are taxed and so are asked
    for as well.
    """
    seat = state.seat
    if mode <= steps.OPTIONAL:
        mask = affordable_technologies(state, seat)
        return mask > 0 and steps.ask(state, TECH, mask, count, mode)
    if state.prophecy == expansion.TEACHER_SHORTAGE:
        return state.cube_count(seat) > 0 and steps.ask(state, TECH, mask, count, mode)
    if mode == steps.FIXED:
        state.pending_steps += [(steps.LEVEL, mask.bit_length() - 1)] * count
        return False
    return steps.ask(state, TECH, mask, count, mode)


def may_decline_technology(state: State) -> bool:
    """Return True if the step to be chosen is free but taxed, so that it may be declined."""
    return state.phase_args[2] > steps.OPTIONAL and state.prophecy == expansion.TEACHER_SHORTAGE


def choose_technology(state: State, track: int) -> None:
    """Queue the payment and the level of the chosen technology, then the remaining steps."""
    mask, count, mode = state.phase_args
    todo, cubes = state.pending_steps, price_due(state, track)
    if count > 1:
        left = mask & ~(1 << track) if mode == steps.DISTINCT else mask
        todo.append((steps.LEARN, left, count - 1, mode))
    todo.append((steps.LEVEL, track))
    if cubes:
        todo.append((steps.PAYMENT, cubes))


def raise_technology(state: State, track: int) -> bool:
    """Do the step ``LEVEL``: go up one level, or beyond the third take the bonus.

    T08 is asked which technology's bonus he takes.
    """
    seat = state.seat
    if state.techs[4 * seat + track] < board.MOST_LEVELS:
        state.techs[4 * seat + track] += 1
        return False
    if state.tribe[seat] == expansion.ITZAMNA:
        return steps.ask(state, BONUS)
    give_technology_bonus(state, track)
    return False


def give_technology_bonus(state: State, track: int) -> None:
    """Give the bonus of a technology, for a step beyond the third level."""
    if track == board.AGRICULTURE:
        state.pending_steps.append((steps.UP, steps.ALL_TEMPLES, 1, 0))
    elif track == board.EXTRACTION:
        state.pending_steps.append((steps.CUBES, BONUS_CUBES))
    elif track == board.ARCHITECTURE:
        state.score[state.seat] += BONUS_POINTS
    else:
        state.pending_steps.append((steps.SKULLS, 1))


def ask_technology_to_lower(state: State) -> bool:
    """Do the step ``RELEARN``: ask which technology goes down for X07, if any can."""
    first = 4 * state.seat
    return any(state.techs[first : first + 4]) and steps.ask(state, DOWN)


def lower_technology(state: State, track: int) -> None:
    """Go down a level of a technology for X07; steps up on different technologies follow."""
    state.techs[4 * state.seat + track] -= 1
    mask = steps.ALL_TRACKS if state.options.x07_same else steps.ALL_TRACKS & ~(1 << track)
    state.pending_steps.append((steps.LEARN, mask, RELEARNED_STEPS, steps.DISTINCT))


def free_technology_step(effect: Effect) -> tuple[int, ...]:
    """Return the step ``LEARN`` for the free technology steps of a tile."""
    if effect.target == ANY:
        return (steps.LEARN, steps.ALL_TRACKS, effect.steps, steps.FREE)
    return (steps.LEARN, 1 << effect.target, effect.steps, steps.FIXED)
