"""Technology steps: their cost, their levels and their bonuses (section 8)."""

from game.tzolkin.rules.data import board
from game.tzolkin.rules.data.expansion import ITZAMNA, ITZAMNA_DISCOUNT, TEACHER_SHORTAGE
from game.tzolkin.rules.data.tiles import ANY, Effect
from game.tzolkin.rules.effects import steps
from game.tzolkin.rules.state import BONUS, DOWN, TECH, State

BONUS_POINTS = 3
"""Points of architecture's bonus."""
BONUS_CUBES = 2
"""Cubes of extraction's bonus."""
RELEARNED = 3
"""Steps up that X07 gives in exchange for one step down."""


def price(state: State, seat: int, track: int) -> int:
    """Return the number of cubes that a paid step of a technology costs a seat."""
    level = state.techs[4 * seat + track]
    cost = board.TECH_COST[level]
    if state.tribe[seat] == ITZAMNA:
        cost -= ITZAMNA_DISCOUNT[level]
    return cost + (state.prophecy == TEACHER_SHORTAGE)


def due(state: State, track: int) -> int:
    """Return the cubes for the step to be chosen on a track; a free step costs only P09's tax."""
    if state.about[2] <= steps.OPTIONAL:
        return price(state, state.seat, track)
    return int(state.prophecy == TEACHER_SHORTAGE)


def payable(state: State, seat: int) -> int:
    """Return a mask of the technologies of which the seat can pay a step."""
    cubes, found = state.all_cubes(seat), 0
    for track in range(len(board.TRACKS)):
        if price(state, seat, track) <= cubes:
            found |= 1 << track
    return found


def learn(state: State, mask: int, count: int, mode: int) -> bool:
    """Do the step ``LEARN``: ask for a technology, or take free printed steps at once.

    Nothing is asked if the seat can pay no step. Under P09 free steps are taxed and so are asked
    for as well.
    """
    seat = state.seat
    if mode <= steps.OPTIONAL:
        mask = payable(state, seat)
        return mask > 0 and steps.ask(state, TECH, mask, count, mode)
    if state.prophecy == TEACHER_SHORTAGE:
        return state.all_cubes(seat) > 0 and steps.ask(state, TECH, mask, count, mode)
    if mode == steps.FIXED:
        state.todo += [(steps.LEVEL, mask.bit_length() - 1)] * count
        return False
    return steps.ask(state, TECH, mask, count, mode)


def may_decline(state: State) -> bool:
    """Return True if the step to be chosen is free but taxed, so that it may be declined."""
    return state.about[2] > steps.OPTIONAL and state.prophecy == TEACHER_SHORTAGE


def choose(state: State, track: int) -> None:
    """Queue the payment and the level of the chosen technology, then the remaining steps."""
    mask, count, mode = state.about
    todo, cubes = state.todo, due(state, track)
    if count > 1:
        left = mask & ~(1 << track) if mode == steps.DISTINCT else mask
        todo.append((steps.LEARN, left, count - 1, mode))
    todo.append((steps.LEVEL, track))
    if cubes:
        todo.append((steps.PAYMENT, cubes))


def level(state: State, track: int) -> bool:
    """Do the step ``LEVEL``: go up one level, or beyond the third take the bonus.

    T08 is asked which technology's bonus he takes.
    """
    seat = state.seat
    if state.techs[4 * seat + track] < board.MOST_LEVELS:
        state.techs[4 * seat + track] += 1
        return False
    if state.tribe[seat] == ITZAMNA:
        return steps.ask(state, BONUS)
    bonus(state, track)
    return False


def bonus(state: State, track: int) -> None:
    """Give the bonus of a technology, for a step beyond the third level."""
    if track == board.AGRICULTURE:
        state.todo.append((steps.UP, steps.ALL_TEMPLES, 1, 0))
    elif track == board.EXTRACTION:
        state.todo.append((steps.CUBES, BONUS_CUBES))
    elif track == board.ARCHITECTURE:
        state.score[state.seat] += BONUS_POINTS
    else:
        state.todo.append((steps.SKULLS, 1))


def relearn(state: State) -> bool:
    """Do the step ``RELEARN``: ask which technology goes down for X07, if any can."""
    first = 4 * state.seat
    return any(state.techs[first : first + 4]) and steps.ask(state, DOWN)


def unlearn(state: State, track: int) -> None:
    """Go down a level of a technology for X07; steps up on different technologies follow."""
    state.techs[4 * state.seat + track] -= 1
    mask = steps.ALL_TRACKS if state.options.x07_same else steps.ALL_TRACKS & ~(1 << track)
    state.todo.append((steps.LEARN, mask, RELEARNED, steps.DISTINCT))


def free_steps(effect: Effect) -> tuple[int, ...]:
    """Return the step ``LEARN`` for the free technology steps of a tile."""
    if effect.which == ANY:
        return (steps.LEARN, steps.ALL_TRACKS, effect.steps, steps.FREE)
    return (steps.LEARN, 1 << effect.which, effect.steps, steps.FIXED)
