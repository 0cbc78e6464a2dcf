"""A match is played on from a view: alike in the same deal, and to an end that is beyond doubt."""

from random import Random

import pytest

from game.games import GAMES
from game.players.playing_on import lead_of
from game.players.tournament.fixture import Fixture
from game.tikal.players import playing_on as tikal
from game.tzolkin.players import playing_on as tzolkin

PLAYING_ON = {"tikal": tikal.PLAYING_ON, "tzolkin": tzolkin.PLAYING_ON}


def finished(game):
    """A match of chance, and where its turns lie."""
    rules = game.rules()
    match = rules.new_match(Fixture(game, ("random", "random"), 2).setup())
    chance = Random(2)
    while match.state.phase != "over":
        match.play(rules.random_action(match.state, chance))
    return match, game.reviewable()(match).turns


def ending(game, match, turn, deal):
    first, end = turn
    state = match.before(first)
    view = game.rules().view(state, state.seat)
    work = PLAYING_ON[game.id].ending_after(view, match.actions[first:end], Random(deal))
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_deal_is_played_on_alike_every_time(game):
    match, turns = finished(game)
    turn = turns[len(turns) // 2]
    first, again, other = (ending(game, match, turn, deal) for deal in (1, 1, 2))
    assert first == again != other
    assert first.doubt > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_after_the_last_turn_the_lead_is_that_of_the_end(game):
    match, turns = finished(game)
    last = ending(game, match, turns[-1], 1)
    assert last.doubt == 0
    points = game.rules().points(match.state)
    assert last.lead == pytest.approx(lead_of(points, match.before(turns[-1][0]).seat))


def test_a_lead_is_over_the_mean_of_the_others():
    assert lead_of((10, 4, 8), 0) == 4
    assert lead_of((10, 4), 1) == -6


@pytest.mark.parametrize("game", PLAYING_ON)
def test_what_is_soon_over_is_proved_with_least_effort_and_what_is_played_slowly_with_most(game):
    on = PLAYING_ON[game]
    efforts = [on.effort(2, left) for left in range(40)]
    assert min(efforts) == efforts[0]
    assert efforts[0] < efforts[-1] / 10
    assert max(efforts) > efforts[-1] == efforts[-2]
