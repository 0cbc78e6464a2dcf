"""Rounds of the auction game: the display, the bids, and the order of turns (section 7)."""

from game.tikal.rules.hidden import reveal
from game.tikal.rules.state import AUCTION, NONE, Bids, State
from game.tikal.rules.state import CHOOSE as CHOOSING


def begin_round(state: State, first_bidder: int) -> None:
    """Turn up one hexagon for each player, and start the auction of the first turn."""
    top = state.deck[state.drawn : state.drawn + state.seats]
    state.display = tuple(reveal(number) for number in top)
    state.drawn += len(top)
    state.had_turn = ()
    _begin_auction(state, first_bidder)


def next_turn(state: State) -> bool:
    """Record that the seat had its turn and auction the next one; return False if none is left."""
    seat = state.seat
    state.had_turn += (seat,)
    following = (seat + 1) % state.seats
    if len(state.had_turn) < state.seats:
        _begin_auction(state, following)
        return True
    if state.drawn < len(state.deck):
        begin_round(state, following)
        return True
    return False


def ascending(state: State) -> tuple[int, ...]:
    """Return the seats in the order of the final scoring round: fewest points first.

    Among equals the seat that comes earlier clockwise after the player of the last hexagon is
    first; that player comes last.
    """
    last = state.placer
    distance = {(last + step) % state.seats: step for step in range(1, state.seats + 1)}
    return tuple(sorted(range(state.seats), key=lambda s: (state.score[s], distance[s])))


def bid(state: State, points: int) -> None:
    """Make the seat to bid the highest bidder, and pass the bidding on."""
    assert state.bids
    seat, *others = state.bids.still_in
    state.bids = state.bids._replace(still_in=(*others, seat), high=points, high_bidder=seat)
    _go_on(state)


def drop_out(state: State) -> None:
    """Take the seat to bid out of this auction, and pass the bidding on."""
    assert state.bids
    seat, *others = state.bids.still_in
    first = seat if state.bids.first_pass == NONE else state.bids.first_pass
    state.bids = state.bids._replace(still_in=tuple(others), first_pass=first)
    _go_on(state)


def take(state: State, hexagon: int) -> None:
    """Move a hexagon from the display to the hand of the seat to act."""
    state.display = tuple(number for number in state.display if number != hexagon)
    state.hand = hexagon
    state.placer = state.seat


def _begin_auction(state: State, first_bidder: int) -> None:
    order = ((first_bidder + step) % state.seats for step in range(state.seats))
    waiting = tuple(seat for seat in order if seat not in state.had_turn)
    if len(waiting) == 1:
        # the last turn of a round is free
        _win(state, waiting[0], 0)
        return
    state.phase = AUCTION
    state.seat = waiting[0]
    state.bids = Bids(waiting)


def _go_on(state: State) -> None:
    """Give the bidding to the next seat, or the turn to the winner.

    When all others have passed without a bid, the last seat may still bid or pass. If all have
    passed, the seat that passed first wins the turn for nothing.
    """
    bids = state.bids
    assert bids
    if not bids.still_in:
        _win(state, bids.first_pass, 0)
    elif bids.still_in == (bids.high_bidder,):
        _win(state, bids.high_bidder, bids.high)
    else:
        state.seat = bids.still_in[0]


def _win(state: State, seat: int, price: int) -> None:
    state.score[seat] -= price
    state.paid[seat] += price
    state.bids = None
    state.seat = seat
    state.phase = CHOOSING
