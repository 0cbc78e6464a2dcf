"""Bids: what was worked out at an earlier bid of an auction is kept, and changes nothing."""

import pytest

from game.players.player import decide
from game.tikal import rules
from game.tikal.players.roster import LEVELS, player_named
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.setup import AUCTION as AUCTION_GAME
from game.tikal.rules.setup import MINI
from game.tikal.rules.state import AUCTION


def bidding(variant, seats, seed, few):
    """The first so many views of a random game in which somebody is to bid, in order."""
    match = random_match(variant, seats, seed)
    states = [match.before(index) for index in range(len(match.actions))]
    return [rules.view(state) for state in states if state.phase == AUCTION][:few]


class Begun:
    """A player that goes on thinking where it was."""

    def __init__(self, thinking):
        self.thinking = thinking

    def think(self, _):
        return self.thinking


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(("variant", "seats"), [(AUCTION_GAME, 3), (MINI, 2)])
def test_a_decision_does_not_depend_on_those_before_it(name, variant, seats):
    remembers = player_named(name, 4)
    for view in bidding(variant, seats, 2, few=12):
        decision = decide(remembers, view)
        fresh = decide(player_named(name, 4), view)
        assert (decision.actions, str(decision.reason)) == (fresh.actions, str(fresh.reason))


def test_a_decision_does_not_depend_on_thinking_that_goes_on_beside_it():
    one, other = (bidding(AUCTION_GAME, 2, seed, few=1)[0] for seed in (1, 2))
    player = player_named("explorer", 4)
    begun = player.think(one)
    next(begun)
    between = decide(player, other)
    rest = decide(Begun(begun), one)
    assert rest.actions == decide(player_named("explorer", 4), one).actions
    assert between.actions == decide(player_named("explorer", 4), other).actions


def test_a_second_bid_in_an_auction_needs_no_thought():
    view = bidding(AUCTION_GAME, 2, 1, few=1)[0]
    player = player_named("master", 4)
    decide(player, view)
    assert view.bids
    view.bids = view.bids._replace(high=1, high_bidder=view.bids.still_in[1])
    with pytest.raises(StopIteration):
        next(player.think(view))
