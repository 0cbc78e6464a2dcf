"""The order of play: turns, scoring rounds and the end of the game (sections 3 and 6)."""

from game.tikal.rules.components import ACTION_POINTS, KINDS, VOLCANO
from game.tikal.rules.hidden import reveal
from game.tikal.rules.state import ACT, NONE, OVER, PLACE, Scored, State
from game.tikal.rules.turns import auction
from game.tikal.rules.turns.scoring import breakdown


def clockwise(state: State, first: int) -> tuple[int, ...]:
    """Return all seats, clockwise from ``first``."""
    return tuple((first + step) % state.seats for step in range(state.seats))


def begin(state: State) -> None:
    """Begin the game: draw the first hexagon, or start the auction of the first turn."""
    if state.variant.auction:
        auction.begin_round(state, state.seat)
    else:
        _draw(state)


def choose(state: State, hexagon: int) -> None:
    """Take a displayed hexagon into the hand of the seat to act."""
    auction.take(state, hexagon)
    _show_hand(state)


def _draw(state: State) -> None:
    """Draw the top hexagon for the seat to act; with an empty stack start the final scoring.

    The final round starts with the seat to act: the left neighbour of the player of the last turn.
    """
    if state.drawn == len(state.deck):
        _start_scoring(state, clockwise(state, state.seat))
        return
    state.hand = reveal(state.deck[state.drawn])
    state.drawn += 1
    state.placer = state.seat
    _show_hand(state)


def _show_hand(state: State) -> None:
    """Start the phase that places the hexagon in hand; a volcano starts a scoring round first."""
    if KINDS[state.hand] == VOLCANO:
        _start_scoring(state, clockwise(state, state.seat))
    else:
        state.phase = PLACE


def start_acting(state: State) -> None:
    """Give the seat to act its action points, after its hexagon has been placed."""
    state.hand = NONE
    _refresh(state)


def end_turn(state: State) -> None:
    """End the turn of the seat to act; at the end of a scoring turn its position is scored."""
    if state.queue:
        end_scoring_turn(state)
        return
    state.ap = 0
    if not state.variant.auction:
        state.seat = (state.seat + 1) % state.seats
        _draw(state)
    elif not auction.next_turn(state):
        _start_scoring(state, auction.ascending(state))


def end_scoring_turn(state: State) -> None:
    """Score the position for the seat to act and go on to the next scoring turn."""
    _score(state)
    state.queue = state.queue[1:]
    _after_scoring(state)


def is_final_round(state: State) -> bool:
    """Return True in the final scoring round, after the turn of the last hexagon."""
    return bool(state.queue) and state.hand == NONE


def rounds_scored(state: State) -> int:
    """Return the number of scoring rounds that all seats have completed."""
    return len(state.scorings) // state.seats


def _refresh(state: State) -> None:
    state.phase = ACT
    state.ap = ACTION_POINTS
    state.dug = {}
    state.recovered = {}


def _start_scoring(state: State, order: tuple[int, ...]) -> None:
    state.queue = order
    state.seat = order[0]
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
        # the volcano that started the round is placed now; then the turn of its placer goes on
        state.seat = state.placer
        state.phase = PLACE
