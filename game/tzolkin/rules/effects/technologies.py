"""Technology steps: their cost, their levels and their bonuses (section 8)."""

from game.tzolkin.rules.data import board
from game.tzolkin.rules.data.expansion import ITZAMNA, ITZAMNA_DISCOUNT, TEACHER_SHORTAGE
from game.tzolkin.rules.data.tiles import ANY, Effect
from game.tzolkin.rules.effects import steps
from game.tzolkin.rules.state import BONUS, DOWN, TECH, State

BONUS_POINTS = 3
BONUS_CUBES = 2
RELEARNED = 3
"""Steps up for the one down (X07)."""


def price(state: State, seat: int, track: int) -> int:
    """Cubes for a paid step."""
    level = state.techs[4 * seat + track]
    cost = board.TECH_COST[level]
    if state.tribe[seat] == ITZAMNA:
        cost -= ITZAMNA_DISCOUNT[level]
    return cost + (state.prophecy == TEACHER_SHORTAGE)


def due(state: State, track: int) -> int:
    """Cubes for the step that is to be chosen: printed free steps cost no more than the tax."""
    if state.about[2] <= steps.OPTIONAL:
        return price(state, state.seat, track)
    return int(state.prophecy == TEACHER_SHORTAGE)


def payable(state: State, seat: int) -> int:
    """The technologies, as a mask, of which a step can be paid."""
    cubes, found = state.all_cubes(seat), 0
    for track in range(len(board.TRACKS)):
        if price(state, seat, track) <= cubes:
            found |= 1 << track
    return found


def learn(state: State, mask: int, count: int, mode: int) -> bool:
    """The step ``LEARN``: the player chooses; a printed free step without a tax comes at once."""
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
    """True if the step to be chosen is free and taxed."""
    return state.about[2] > steps.OPTIONAL and state.prophecy == TEACHER_SHORTAGE


def choose(state: State, track: int) -> None:
    """The technology is chosen: its step is paid and taken, the rest of the steps follows."""
    mask, count, mode = state.about
    todo, cubes = state.todo, due(state, track)
    if count > 1:
        left = mask & ~(1 << track) if mode == steps.DISTINCT else mask
        todo.append((steps.LEARN, left, count - 1, mode))
    todo.append((steps.LEVEL, track))
    if cubes:
        todo.append((steps.PAYMENT, cubes))


def level(state: State, track: int) -> bool:
    """The step ``LEVEL``: one level up, or the bonus."""
    seat = state.seat
    if state.techs[4 * seat + track] < board.MOST_LEVELS:
        state.techs[4 * seat + track] += 1
        return False
    if state.tribe[seat] == ITZAMNA:
        return steps.ask(state, BONUS)
    bonus(state, track)
    return False


def bonus(state: State, track: int) -> None:
    """What a step beyond the third level brings."""
    if track == board.AGRICULTURE:
        state.todo.append((steps.UP, steps.ALL_TEMPLES, 1, 0))
    elif track == board.EXTRACTION:
        state.todo.append((steps.CUBES, BONUS_CUBES))
    elif track == board.ARCHITECTURE:
        state.score[state.seat] += BONUS_POINTS
    else:
        state.todo.append((steps.SKULLS, 1))


def relearn(state: State) -> bool:
    """The step ``RELEARN``: X07, if any technology can go down."""
    first = 4 * state.seat
    return any(state.techs[first : first + 4]) and steps.ask(state, DOWN)


def unlearn(state: State, track: int) -> None:
    """X07: a level down, then different ones up."""
    state.techs[4 * state.seat + track] -= 1
    mask = steps.ALL_TRACKS if state.options.x07_same else steps.ALL_TRACKS & ~(1 << track)
    state.todo.append((steps.LEARN, mask, RELEARNED, steps.DISTINCT))


def free_steps(effect: Effect) -> tuple[int, ...]:
    """The step of a tile that teaches."""
    if effect.which == ANY:
        return (steps.LEARN, steps.ALL_TRACKS, effect.steps, steps.FREE)
    return (steps.LEARN, 1 << effect.which, effect.steps, steps.FIXED)
