"""The course of a game: turns and scoring rounds (sections 3 and 6), and auctions (section 7)."""

from typing import Final

from game.tikal.rules.components import ACTION_POINTS, HEXAGON_KINDS, VOLCANO
from game.tikal.rules.hidden import reveal
from game.tikal.rules.scoring import breakdown
from game.tikal.rules.setup import SHORT
from game.tikal.rules.state import ACT, AUCTION, NONE, OVER, PLACE, Bids, ScoredTurn, State
from game.tikal.rules.state import CHOOSE as CHOOSING

SHORT_GAME: Final = 2
"""The scoring rounds of a short game."""


def begin_game(state: State) -> None:
    """Begin the game: draw the first hexagon, or start the auction of the first turn."""
    if state.variant.auction:
        _begin_round(state, state.seat)
    else:
        _draw(state)


def _draw(state: State) -> None:
    """Draw the top hexagon for the seat to act; with an empty stack start the final scoring.

    The final round starts with the seat to act: the left neighbour of the player of the last turn.
    """
    if state.drawn == len(state.deck):
        _start_scoring(state, _seats_clockwise(state, state.seat))
        return
    state.hand = reveal(state.deck[state.drawn])
    state.drawn += 1
    state.placer = state.seat
    _show_hand(state)


def choose_hexagon(state: State, hexagon: int) -> None:
    """Take a displayed hexagon into the hand of the seat to act."""
    state.display = tuple(number for number in state.display if number != hexagon)
    state.hand = hexagon
    state.placer = state.seat
    _show_hand(state)


def _show_hand(state: State) -> None:
    """Start the phase that places the hexagon in hand; a volcano starts a scoring round first."""
    if HEXAGON_KINDS[state.hand] == VOLCANO:
        _start_scoring(state, _seats_clockwise(state, state.seat))
    else:
        state.phase = PLACE


def start_acting(state: State) -> None:
    """Give the seat to act its action points, after its hexagon has been placed."""
    state.hand = NONE
    _give_action_points(state)


def end_turn(state: State) -> None:
    """End the turn of the seat to act; at the end of a scoring turn its position is scored."""
    if state.scoring_queue:
        end_scoring_turn(state)
        return
    state.ap = 0
    if not state.variant.auction:
        state.seat = (state.seat + 1) % state.seats
        _draw(state)
    elif not _begin_next_turn(state):
        _start_scoring(state, final_scoring_order(state))


def end_scoring_turn(state: State) -> None:
    """Score the position for the seat to act and go on to the next scoring turn."""
    _score_position(state)
    state.scoring_queue = state.scoring_queue[1:]
    _after_scoring(state)


def is_acting(state: State, seat: int) -> bool:
    """Return True while a seat spends the action points of its turn."""
    return state.phase == ACT and state.seat == seat


def is_over(state: State) -> bool:
    """Return True once the game has ended."""
    return state.phase == OVER


def is_final_round(state: State) -> bool:
    """Return True in the final scoring round.

    It comes after the turn of the last hexagon; in a short game with the second volcano.
    """
    if not state.scoring_queue:
        return False
    return state.hand == NONE or _ends_short_game(state, rounds_scored(state) + 1)


def volcano_to_place(state: State) -> int:
    """Return the volcano that is placed once all have scored; ``NONE`` if none is.

    The one that ends a short game is not placed.
    """
    if not state.scoring_queue or is_final_round(state):
        return NONE
    return state.hand


def scoring_rounds(state: State) -> int:
    """Return the number of scoring rounds of the whole game: one a volcano, and the final one."""
    return SHORT_GAME if state.options.length == SHORT else state.variant.volcanoes + 1


def _ends_short_game(state: State, rounds: int) -> bool:
    """Return True if a short game is over after so many scoring rounds."""
    return state.options.length == SHORT and rounds >= SHORT_GAME


def rounds_scored(state: State) -> int:
    """Return the number of scoring rounds that all seats have completed."""
    return len(state.scorings) // state.seats


def is_to_score(state: State, seat: int) -> bool:
    """Return True while a scoring round is to come in which a seat has not scored yet."""
    return sum(one.seat == seat for one in state.scorings) < scoring_rounds(state)


def _seats_clockwise(state: State, first: int) -> tuple[int, ...]:
    """Return all seats, clockwise from ``first``."""
    return tuple((first + step) % state.seats for step in range(state.seats))


def _give_action_points(state: State) -> None:
    state.phase = ACT
    state.ap = ACTION_POINTS
    state.uncovered = {}
    state.recovered = {}


def _start_scoring(state: State, order: tuple[int, ...]) -> None:
    state.scoring_queue = order
    state.seat = order[0]
    _give_action_points(state)


def _score_position(state: State) -> None:
    paid = breakdown(state, state.seat)
    state.score[state.seat] += paid.total
    state.scorings += (
        ScoredTurn(rounds_scored(state), state.seat, paid.temple_points, paid.treasures),
    )


def _after_scoring(state: State) -> None:
    if state.scoring_queue:
        state.seat = state.scoring_queue[0]
        _give_action_points(state)
        return
    state.ap = 0
    if state.hand == NONE or _ends_short_game(state, rounds_scored(state)):
        state.hand = NONE  # the volcano that ends a short game is not placed
        state.phase = OVER
    else:
        # the volcano that started the round is placed now; then the turn of its placer goes on
        state.seat = state.placer
        state.phase = PLACE


# The auction game (section 7): the display, the bids, and the order of turns.


def _begin_round(state: State, first_bidder: int) -> None:
    """Turn up one hexagon for each player, and start the auction of the first turn."""
    top = state.deck[state.drawn : state.drawn + state.seats]
    state.display = tuple(reveal(number) for number in top)
    state.drawn += len(top)
    state.had_turn = ()
    _begin_auction(state, first_bidder)


def _begin_next_turn(state: State) -> bool:
    """Record that the seat had its turn and auction the next one; return False if none is left."""
    seat = state.seat
    state.had_turn += (seat,)
    following = (seat + 1) % state.seats
    if len(state.had_turn) < state.seats:
        _begin_auction(state, following)
        return True
    if state.drawn < len(state.deck):
        _begin_round(state, following)
        return True
    return False


def final_scoring_order(state: State) -> tuple[int, ...]:
    """Return the seats in the order of the final scoring round: fewest points first.

    Among equals the seat that comes earlier clockwise after the player of the last hexagon is
    first; that player comes last.
    """
    last = state.placer
    distance = {(last + step) % state.seats: step for step in range(1, state.seats + 1)}
    return tuple(sorted(range(state.seats), key=lambda s: (state.score[s], distance[s])))


def place_bid(state: State, points: int) -> None:
    """Make the seat to bid the highest bidder, and pass the bidding on."""
    assert state.bids
    seat, *others = state.bids.still_in
    state.bids = state.bids._replace(still_in=(*others, seat), high=points, high_bidder=seat)
    _pass_bidding_on(state)


def drop_out(state: State) -> None:
    """Take the seat to bid out of this auction, and pass the bidding on."""
    assert state.bids
    seat, *others = state.bids.still_in
    first = seat if state.bids.first_pass == NONE else state.bids.first_pass
    state.bids = state.bids._replace(still_in=tuple(others), first_pass=first)
    _pass_bidding_on(state)


def _begin_auction(state: State, first_bidder: int) -> None:
    order = _seats_clockwise(state, first_bidder)
    waiting = tuple(seat for seat in order if seat not in state.had_turn)
    if len(waiting) == 1:
        # the last turn of a round is free
        _win_auction(state, waiting[0], 0)
        return
    state.phase = AUCTION
    state.seat = waiting[0]
    state.bids = Bids(waiting)


def _pass_bidding_on(state: State) -> None:
    """Give the bidding to the next seat, or the turn to the winner.

    When all others have passed without a bid, the last seat may still bid or pass. If all have
    passed, the seat that passed first wins the turn for nothing.
    """
    bids = state.bids
    assert bids
    if not bids.still_in:
        _win_auction(state, bids.first_pass, 0)
    elif bids.still_in == (bids.high_bidder,):
        _win_auction(state, bids.high_bidder, bids.high)
    else:
        state.seat = bids.still_in[0]


def _win_auction(state: State, seat: int, price: int) -> None:
    state.score[seat] -= price
    state.paid_for_turns[seat] += price
    state.bids = None
    state.seat = seat
    state.phase = CHOOSING
