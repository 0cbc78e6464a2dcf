"""Turns and rounds: whose turn is next, and what happens between turns (sections 3, 4, 10).

``begin``, ``advance`` and the functions of steps return True if a player is asked next, and False
if steps in ``todo`` come first.
"""

from game.tzolkin.rules.data import board
from game.tzolkin.rules.data.expansion import BACAB, BACAB_CORN, CIT_BOLON_TUM
from game.tzolkin.rules.effects import quick
from game.tzolkin.rules.effects.placing import last_space
from game.tzolkin.rules.effects.steps import CALENDAR, FEED, FINISH_TURN, HARVEST, ask
from game.tzolkin.rules.hidden import reveal
from game.tzolkin.rules.state import ADVANCE, FREE, OVER, PICKING, PLACING, QUICK, TURN, State


def clockwise(state: State, first: int) -> list[int]:
    """Return all seats, clockwise from ``first``."""
    return [(first + step) % state.seats for step in range(state.seats)]


def begin(state: State, seat: int) -> bool:
    """Begin a seat's turn: reset what the position records of a turn, and ask the seat."""
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
    """Do the step ``ON_PLACING``: go on placing after the action of T01's picked-up worker."""
    return ask(state, PLACING)


def on_picking(state: State) -> bool:
    """Do the step ``ON_PICKING``: go on picking up after a worker's action."""
    return ask(state, PICKING)


def end(state: State) -> None:
    """End the turn of the seat to act.

    The seat on the starting-player space takes the corn of the calendar's teeth; then its quick
    action is done if it placed a worker for one. The step ``FINISH_TURN`` follows.
    """
    if state.start_space == state.seat:
        state.corn[state.seat] += state.teeth_corn
        state.teeth_corn = 0
    state.todo.append((FINISH_TURN,))
    if state.used & QUICK:
        quick.do(state)


def finish(state: State) -> bool:
    """Do the step ``FINISH_TURN``: refill the buildings, then begin the next turn or end the round.

    At the end of a round the food day is queued, if there is one, and then the calendar.
    """
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
    """Refill the displayed buildings from the deck of the current age.

    Raises:
        HiddenInformation: the position is a view, whose decks are unknown.
    """
    deck = state.deck1 if state.age == 1 else state.deck2
    number = board.DISPLAYED - len(state.display)
    state.display += tuple(reveal(building) for building in deck[:number])
    if state.age == 1:
        state.deck1 = deck[number:]
    else:
        state.deck2 = deck[number:]


def calendar(state: State) -> bool:
    """Do the step ``CALENDAR``: end the round (section 10).

    Workers return from the quick action spaces and the starting-player space, the first player
    changes, and a day passes; or the first player is asked for one day or two. After the last
    food day the game ends instead.
    """
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
    """Return True if the first of two days would push no player's worker off a gear."""
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
    """Turn the gears by this number of days and begin the next round."""
    for _ in range(days):
        turn_gears(state)
    state.round += 1
    done = state.food_days_done
    state.food_day = done + 1 if state.tooth >= board.FOOD_TEETH[done] else 0
    return begin(state, state.first_player)


def turn_gears(state: State) -> None:
    """Turn all gears by one tooth; workers on the last space return to their players' hands."""
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
    """Turn the gears one last time and end the game (12)."""
    turn_gears(state)
    state.food_day = 0
    return ask(state, OVER)
