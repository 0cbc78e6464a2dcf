"""What rivals are foreseen to do: it can be played, and where it cannot, turns still end."""

from game.tzolkin import rules
from game.tzolkin.players.rounds import play_predicted_turn, predict_turns
from game.tzolkin.players.turns import Turn
from game.tzolkin.players.weights import tuned
from game.tzolkin.rules.actions import END_TURN, Do, Pick, Place
from game.tzolkin.rules.state import OVER
from tests.tzolkin.players.situations import states
from tests.tzolkin.rules.positions import own, position


def foreseen_after(state, rounds):
    """What is foreseen after the first legal turn of a position."""
    rules.apply(state, next(one for one in rules.legal_actions(state)))
    while END_TURN not in rules.legal_actions(state):
        rules.apply(state, rules.legal_actions(state)[0])
    thinking = predict_turns(Turn(state, (), 0.0), rounds, tuned(state))
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value


def test_every_seat_has_a_turn_in_every_round():
    for state in list(states(every=41))[:6]:
        if state.round > 20 or state.phase == OVER:
            continue
        seat, first = state.seat, state.round
        foreseen = foreseen_after(state.copy(), rounds=2)
        for number in (first + 1, first + 2):
            assert {one for at, one in foreseen if at == number} == set(range(state.seats))
        assert (first, seat) not in foreseen


def test_a_turn_is_played_as_it_was_foreseen():
    state = own(position(), corn=5)
    play_predicted_turn(state, {(state.round, 0): (Place.of(1), Place.of(3), END_TURN)})
    assert (state.teeth[10], state.teeth[30], state.seat) == (0, 0, 1)


def test_what_cannot_be_played_any_more_ends_the_turn():
    state = own(position(), hand=2)
    state.teeth[41] = 0
    play_predicted_turn(state, {(state.round, 0): (Pick.of(41), Do.of(1), END_TURN)})
    assert (state.workers_in_hand[0], state.seat) == (3, 1)


def test_what_was_not_foreseen_passes():
    state = position()
    play_predicted_turn(state, {})
    assert (state.workers_in_hand[0], state.seat) == (3, 1)
