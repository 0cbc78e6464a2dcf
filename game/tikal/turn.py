"""Who acts when: turns, scoring rounds and the end of the game (sections 3 and 6)."""

from game.tikal.components import ACTION_POINTS, KINDS, VOLCANO
from game.tikal.hidden import reveal
from game.tikal.scoring import breakdown
from game.tikal.state import ACT, NONE, OVER, PLACE, Scored, State


def clockwise(state: State, first: int) -> tuple[int, ...]:
    """All seats, clockwise from ``first``."""
    return tuple((first + step) % state.seats for step in range(state.seats))


def draw(state: State) -> None:
    """Begin the turn of the seat to act: it draws the top hexagon.

    A volcano starts a scoring round at once. With no hexagon left, the final scoring round
    starts here, with the left neighbour of the player of the last turn, whose turn it would be.
    """
    if state.drawn == len(state.deck):
        _start_scoring(state)
        return
    state.hand = reveal(state.deck[state.drawn])
    state.drawn += 1
    state.placer = state.seat
    if KINDS[state.hand] == VOLCANO:
        _start_scoring(state)
    else:
        state.phase = PLACE


def start_acting(state: State) -> None:
    """Give the seat to act its action points, after its hexagon has been placed."""
    state.hand = NONE
    _refresh(state)


def end_turn(state: State) -> None:
    """End the turn of the seat to act; a scoring turn scores its position now."""
    if state.queue:
        _score(state)
        state.queue = state.queue[1:]
        _after_scoring(state)
    else:
        state.seat = (state.seat + 1) % state.seats
        state.ap = 0
        draw(state)


def is_final_round(state: State) -> bool:
    """True in the scoring round after the last hexagon's turn."""
    return bool(state.queue) and state.hand == NONE


def rounds_scored(state: State) -> int:
    """Scoring rounds that all seats have completed."""
    return len(state.scorings) // state.seats


def _refresh(state: State) -> None:
    state.phase = ACT
    state.ap = ACTION_POINTS
    state.dug = {}
    state.recovered = {}


def _start_scoring(state: State) -> None:
    state.queue = clockwise(state, state.seat)
    _refresh(state)


def _score(state: State) -> None:
    paid = breakdown(state, state.seat)
    state.score[state.seat] += paid.total
    state.scorings += (
        Scored(rounds_scored(state), state.seat, paid.temple_points, paid.treasures),
    )


def _after_scoring(state: State) -> None:
    if state.queue:
        state.seat = state.queue[0]
        _refresh(state)
        return
    state.ap = 0
    if state.hand == NONE:
        state.phase = OVER
    else:
        # the volcano that started the round is placed now, and its turn goes on
        state.seat = state.placer
        state.phase = PLACE
