"""The auction game and Mini Tikal (sections 7 and 8)."""

import random

import pytest

from game.core.game import SetupError
from game.core.message import HiddenInformation, NotationError
from game.tikal import rules
from game.tikal.rules import turns
from game.tikal.rules.actions import parse
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import HEXAGONS, VOLCANO
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.hidden import next_letter
from game.tikal.rules.setup import MINI, VARIANTS, Setup, new_setup
from game.tikal.rules.state import ACT, AUCTION, CHOOSE, PLACE
from tests.tikal.rules.positions import play

A, B, C, D = range(4)


def begin(seats=4, seed=3, first=A, variant="auction"):
    """A new game of an auction variant."""
    people = [{"name": name, "kind": "human"} for name in "ABCD"[:seats]]
    return rules.new_game(new_setup(people, first, seed, variant=VARIANTS[variant]))


def turn(state):
    """Choose the first hexagon of the display that is no volcano, place it, end the turn."""
    quiet = [a for a in rules.legal_actions(state) if HEXAGONS[a.hexagon].kind != VOLCANO]
    play(state, str(quiet[0]), str(_first(state, quiet[0])), "end")


def _first(state, chosen):
    after = state.copy()
    rules.apply(after, chosen)
    return rules.legal_actions(after)[0]


def legal(state):
    """The notation of the legal actions, in the engine's order."""
    return [str(action) for action in rules.legal_actions(state)]


def test_the_rulebooks_round():
    """B pays 5 for the first turn, A 4 for the second, C goes free, D has the last one free."""
    state = begin()
    assert (state.phase, state.seat, state.score) == (AUCTION, A, [20] * 4)
    assert len(state.display) == 4
    play(state, "bid 4", "bid 5", "pass", "pass", "pass")
    assert (state.phase, state.seat, state.score[B]) == (CHOOSE, B, 15)
    turn(state)
    assert (state.phase, state.seat) == (AUCTION, C)
    assert set(state.bids.still_in) == {A, C, D}
    play(state, "bid 2", "bid 3", "bid 4", "pass", "pass")
    assert (state.phase, state.seat, state.score[A]) == (CHOOSE, A, 16)
    turn(state)
    assert (state.phase, state.seat, set(state.bids.still_in)) == (AUCTION, C, {C, D})
    play(state, "pass", "pass")
    assert (state.phase, state.seat, state.score[C]) == (CHOOSE, C, 20)
    turn(state)
    assert (state.phase, state.seat, state.score[D]) == (CHOOSE, D, 20)
    assert len(state.display) == 1
    turn(state)
    # a new round: the clockwise neighbour of the last player bids first
    assert (state.phase, state.seat, len(state.display), state.had_turn) == (AUCTION, A, 4, ())


def test_the_last_one_may_bid_or_pass_when_nobody_has_bid():
    """[decision] Then the first who passed goes free."""
    state = play(begin(), "pass", "pass", "pass")
    assert (state.phase, state.seat) == (AUCTION, D)
    assert legal(state)[:2] == ["pass", "bid 1"]
    bidder = play(state.copy(), "bid 1")
    assert (bidder.phase, bidder.seat, bidder.score[D]) == (CHOOSE, D, 19)
    play(state, "pass")
    assert (state.phase, state.seat, state.score) == (CHOOSE, A, [20] * 4)


def test_a_bid_is_higher_than_the_last_and_at_most_ones_points():
    state = play(begin(), "bid 7")
    assert legal(state) == ["pass", *(f"bid {n}" for n in range(8, 21))]
    assert str(rules.why_not(state, parse("bid 7"))) == "bid-too-low (high: 7)"
    assert str(rules.why_not(state, parse("bid 21"))) == "bid-too-high (points: 20)"
    play(state, "bid 20")
    assert legal(state) == ["pass"]


@pytest.mark.parametrize("text", ["bid 0", "bid 05", "bid -1", "bid 10000", "bid 1e3", "bid ٣"])
def test_a_bid_is_a_plain_number(text):
    with pytest.raises(NotationError, match="no-bid"):
        parse(text)


def test_a_huge_bid_is_refused_without_being_read():
    with pytest.raises(NotationError, match="no-bid"):
        parse("bid 1" + "0" * 100_000)


def test_who_passed_is_out_of_this_auction_only():
    state = play(begin(), "pass", "bid 1", "pass", "pass")
    assert state.seat == B
    turn(state)
    assert A in state.bids.still_in


def test_nothing_else_is_done_while_a_turn_is_auctioned_or_a_hexagon_chosen():
    state = begin()
    assert "auction-goes-on" in str(rules.why_not(state, parse("end")))
    play(state, "pass", "pass", "pass", "pass")
    assert "hexagon-to-choose" in str(rules.why_not(state, parse("bid 1")))
    missing = next(h.id for n, h in enumerate(HEXAGONS[:36]) if n not in state.display)
    assert f"not-displayed (hexagon: {missing})" in str(
        rules.why_not(state, parse(f"choose {missing}"))
    )


def test_a_chosen_volcano_scores_from_the_chooser_on_and_is_then_placed():
    state = begin(seats=2, seed=1)
    while not any(HEXAGONS[n].kind == VOLCANO for n in state.display):
        play(state, *["pass"] * len(state.bids.still_in) if state.bids else [])
        turn(state)
    if state.bids:
        play(state, *["pass"] * len(state.bids.still_in))
    chooser = state.seat
    volcano = next(HEXAGONS[n].id for n in state.display if HEXAGONS[n].kind == VOLCANO)
    play(state, f"choose {volcano}")
    assert (state.phase, state.scoring_queue) == (ACT, (chooser, 1 - chooser))
    play(state, "end", "end")
    assert (state.phase, state.seat, len(state.scorings)) == (PLACE, chooser, 2)
    play(state, legal(state)[0])
    assert (state.phase, state.ap, state.scoring_queue) == (ACT, 10, ())


@pytest.mark.parametrize(
    ("scores", "last", "order"),
    [
        ([9, 5, 7, 1], A, (D, B, C, A)),
        ([5, 5, 5, 5], B, (C, D, A, B)),
        ([5, 2, 5, 2], D, (B, D, A, C)),
        ([4, 4, 0, 9], C, (C, A, B, D)),
    ],
)
def test_the_final_scoring_goes_from_the_fewest_points_up(scores, last, order):
    """Of equals the one nearer clockwise to the player of the last hexagon, himself the last."""
    state = begin()
    state.score, state.placer = scores, last
    assert turns.final_scoring_order(state) == order


@pytest.mark.parametrize(("variant", "seats"), [("auction", 2), ("auction", 3), ("mini", 2)])
def test_points_are_the_capital_less_bids_plus_what_was_scored(variant, seats):
    for seed in range(8):
        state = random_match(VARIANTS[variant], seats, seed).state
        for seat in range(seats):
            scored = sum(s.temples + s.treasures for s in state.scorings if s.seat == seat)
            assert state.score[seat] == 20 - state.paid_for_turns[seat] + scored
        rounds = 1 + sum(HEXAGONS[n].kind == VOLCANO for n in state.deck)
        assert len(state.scorings) == rounds * seats


def test_mini_is_smaller_in_everything():
    """Section 8, with the reconstruction of hexagons and area."""
    state = begin(2, variant="mini")
    assert (state.workers, state.camps_left, state.guards_left) == ([12] * 2, [1] * 2, [1] * 2)
    assert len(state.deck) == 12
    assert sum(HEXAGONS[n].masks for n in state.deck) == len(state.treasure_stack) == 12
    assert len(set(state.treasure_stack)) == 4
    letters = [HEXAGONS[n].letter for n in state.deck]
    assert all(x in "ABC" for x in letters[:5])
    assert letters[5:8] == ["D"] * 3
    assert all(x in "EFG" for x in letters[8:])


def test_mini_keeps_to_its_area():
    match = random_match(MINI, 2, 6)
    used = {NAMES[s] for s, h in enumerate(match.state.hexagon) if h != -1}
    assert used <= {f"{c}{r}" for c in "abcd" for r in range(2, 6)}
    placing = (match.before(i) for i in range(len(match.actions)))
    state = next(state for state in placing if state.phase == PLACE)
    assert str(rules.why_not(state, parse("tile h5 r0"))) == "out-of-play (space: h5)"


def test_mini_is_for_two():
    people = [{"name": name, "kind": "human"} for name in "ABC"]
    with pytest.raises(SetupError, match=r"^seats \(variant: mini, wanted: 2, seats: 3\)$"):
        new_setup(people, 0, 1, variant=MINI)


def test_a_deck_of_another_variant_is_refused():
    basic = new_setup([{"name": n, "kind": "human"} for n in "AB"], 0, 1)
    with pytest.raises(SetupError, match=r"^deck-size \(wanted: 12, found: 36\)$"):
        Setup(basic.players, 0, basic.deck, basic.treasures, variant=MINI)


def test_the_view_shows_the_display_and_the_next_back_alone():
    state = begin(2, variant="mini")
    seen = rules.view(state)
    assert seen.display == state.display
    assert next_letter(seen) == next_letter(state)
    assert set(seen.backs[state.drawn + 1 :]) == {"?"}
    chance = random.Random(1)

    def play_on():
        for _ in range(200):
            rules.apply(seen, chance.choice(rules.legal_actions(seen)[:4]))

    with pytest.raises(HiddenInformation):
        play_on()
