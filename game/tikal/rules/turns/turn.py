"""Who acts when: turns, scoring rounds and the end of the game (sections 3 and 6)."""

from game.tikal.rules.components import ACTION_POINTS, KINDS, VOLCANO
from game.tikal.rules.hidden import reveal
from game.tikal.rules.state import ACT, NONE, OVER, PLACE, Scored, State
from game.tikal.rules.turns import auction
from game.tikal.rules.turns.scoring import breakdown


def clockwise(state: State, first: int) -> tuple[int, ...]:
    """All seats, clockwise from ``first``."""
    return tuple((first + step) % state.seats for step in range(state.seats))


def begin(state: State) -> None:
    """Begin the game: the first hexagon is drawn, or the first turn auctioned."""
    if state.variant.auction:
        auction.begin_round(state, state.seat)
    else:
        _draw(state)


def choose(state: State, hexagon: int) -> None:
    """Take a displayed hexagon in hand."""
    auction.take(state, hexagon)
    _show_hand(state)


def _draw(state: State) -> None:
    """The seat to act draws the top hexagon; after the last one comes the final scoring round.

    It starts with the left neighbour of the player of the last turn, whose turn it would be.
    """
    if state.drawn == len(state.deck):
        _start_scoring(state, clockwise(state, state.seat))
        return
    state.hand = reveal(state.deck[state.drawn])
    state.drawn += 1
    state.placer = state.seat
    _show_hand(state)


def _show_hand(state: State) -> None:
    """The hexagon in hand is to be placed; a volcano starts a scoring round first."""
    if KINDS[state.hand] == VOLCANO:
        _start_scoring(state, clockwise(state, state.seat))
    else:
        state.phase = PLACE


def start_acting(state: State) -> None:
    """Give the seat to act its action points, after its hexagon has been placed."""
    state.hand = NONE
    _refresh(state)


def end_turn(state: State) -> None:
    """End the turn of the seat to act; a scoring turn scores its position now."""
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
    """The seat to act scores its position; after the last one the volcano is placed."""
    _score(state)
    state.queue = state.queue[1:]
    _after_scoring(state)


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
        # the volcano that started the round is placed now, and its turn goes on
        state.seat = state.placer
        state.phase = PLACE
