"""Turns and rounds: who is next, and what happens between (sections 3, 4 and 10)."""

from game.tzolkin.rules.data import board
from game.tzolkin.rules.data.expansion import BACAB, BACAB_CORN, CIT_BOLON_TUM
from game.tzolkin.rules.effects import quick
from game.tzolkin.rules.effects.placing import last_space
from game.tzolkin.rules.effects.steps import CALENDAR, FEED, FINISH_TURN, HARVEST, ask
from game.tzolkin.rules.hidden import reveal
from game.tzolkin.rules.state import ADVANCE, FREE, OVER, PICKING, PLACING, QUICK, TURN, State


def clockwise(state: State, first: int) -> list[int]:
    """All seats, clockwise from ``first``."""
    return [(first + step) % state.seats for step in range(state.seats)]


def begin(state: State, seat: int) -> bool:
    """A turn begins."""
    state.seat = seat
    state.phase = TURN
    state.about = ()
    state.placed = 0
    state.placed_at = ()
    state.reduced = 0
    state.skipped = board.NONE
    state.used = 0
    state.decided += 1
    if state.tribe[seat] == BACAB:
        state.corn[seat] = max(state.corn[seat], BACAB_CORN)
    return True


def on_placing(state: State) -> bool:
    """The step ``ON_PLACING``: the turn goes on after T01's action."""
    return ask(state, PLACING)


def on_picking(state: State) -> bool:
    """The step ``ON_PICKING``: the turn goes on after a worker's action."""
    return ask(state, PICKING)


def end(state: State) -> None:
    """The turn ends: corn of the teeth, then the quick action."""
    if state.start_space == state.seat:
        state.corn[state.seat] += state.teeth_corn
        state.teeth_corn = 0
    state.todo.append((FINISH_TURN,))
    if state.used & QUICK:
        quick.do(state)


def finish(state: State) -> bool:
    """The step ``FINISH_TURN``: buildings are refilled, the next seat begins or the round ends."""
    if len(state.display) < board.DISPLAYED:
        refill(state)
    following = (state.seat + 1) % state.seats
    if following != state.first_player:
        return begin(state, following)
    state.todo.append((CALENDAR,))
    if state.food_day:
        state.todo.append((FEED,))
        state.todo += [(HARVEST, seat) for seat in reversed(clockwise(state, following))]
    return False


def refill(state: State) -> None:
    """Buildings come from the deck of the current age."""
    deck = state.deck1 if state.age == 1 else state.deck2
    number = board.DISPLAYED - len(state.display)
    state.display += tuple(reveal(building) for building in deck[:number])
    if state.age == 1:
        state.deck1 = deck[number:]
    else:
        state.deck2 = deck[number:]


def calendar(state: State) -> bool:
    """The step ``CALENDAR``: the starting-player space is settled, and the day follows."""
    state.decided += 1
    for space, seat in enumerate(state.quick_board):
        if seat >= 0:
            state.quick_board[space] = FREE
            state.hand[seat] += 1
    seat, state.start_space = state.start_space, board.NONE
    if seat != board.NONE:
        state.hand[seat] += 1
    if state.food_days_done == board.FOOD_DAYS:
        return _finish_game(state)
    if seat == board.NONE:
        state.teeth_corn += 1
        return advance(state, 1)
    state.first_player = (seat + 1) % state.seats if state.first_player == seat else seat
    if state.light[seat] and two_days_allowed(state):
        state.seat = seat
        return ask(state, ADVANCE)
    return advance(state, 1)


def two_days_allowed(state: State) -> bool:
    """True if no player's worker would be pushed off by the first of two days."""
    for gear in range(len(board.GEARS)):
        before = board.START[gear] + board.LAST_SPACE[gear] - 1
        seat = state.teeth[before]
        if seat >= 0 and state.tribe[seat] != CIT_BOLON_TUM:
            return False
        seat = state.teeth[before + 1]
        if seat >= 0 and state.tribe[seat] == CIT_BOLON_TUM:
            return False
    return True


def advance(state: State, days: int) -> bool:
    """So many days pass, and a round begins."""
    for _ in range(days):
        turn_gears(state)
    state.round += 1
    done = state.food_days_done
    state.food_day = done + 1 if state.tooth >= board.FOOD_TEETH[done] else 0
    return begin(state, state.first_player)


def turn_gears(state: State) -> None:
    """All gears turn by a tooth; who stands on the last space returns to the hand."""
    teeth = state.teeth
    for gear, first in enumerate(board.START):
        behind = first + board.TEETH[gear]
        for tooth in (first + board.LAST_SPACE[gear], first + board.LAST_SPACE[gear] + 1):
            seat = teeth[tooth]
            if seat >= 0 and tooth == first + last_space(gear, state.tribe[seat]):
                teeth[tooth] = FREE
                state.hand[seat] += 1
        teeth[first:behind] = [teeth[behind - 1], *teeth[first : behind - 1]]
    state.tooth += 1


def _finish_game(state: State) -> bool:
    """The gears turn once more, and that is all (12)."""
    turn_gears(state)
    state.food_day = 0
    return ask(state, OVER)
