"""The levels: all play whole games, each looks further than the one below."""

import pytest

from game.players.player import decide
from game.players.tournament.arena import play_game
from game.players.tournament.fixture import Fixture
from game.tzolkin.description import TZOLKIN
from game.tzolkin.players.roster import LEVELS, OPPONENTS, player_named
from tests.players.effort import steps
from tests.tzolkin.players.situations import ALL, KINDS, views

QUICK = [name for name in OPPONENTS.names if name.partition(":")[0] in ("novice", "explorer")]
GAMES = [(name, 2, ALL) for name in QUICK] + [
    (name, seats, parts) for name in ("random", "novice") for seats, parts in KINDS
]


@pytest.mark.parametrize(("name", "seats", "parts"), GAMES)
def test_every_player_ends_its_games_without_losing_a_decision(name, seats, parts):
    result = play_game(Fixture(TZOLKIN, (name,) * seats, 5, options=tuple(parts.items())))
    assert result.lost == (0,) * seats


def test_an_archaeologist_plays_a_whole_game():
    options = tuple(ALL.items())
    result = play_game(Fixture(TZOLKIN, ("archaeologist", "novice"), 3, options=options))
    assert result.lost == (0, 0)
    assert result.points[0] > result.points[1]


def test_each_level_thinks_more_than_the_one_below():
    few = list(views(every=31))[:3]
    efforts = [sum(steps(player_named(name, 1), view) for view in few) for name in LEVELS]
    assert efforts == sorted(efforts)
    assert efforts[-1] > 10 * efforts[0]


def test_the_same_seed_and_view_give_the_same_decision():
    for number, view in enumerate(list(views(every=41))[:4]):
        for name in list(LEVELS)[: None if number == 1 else -1]:  # a Grandmaster thinks long
            first, again = (decide(player_named(name, 9), view) for _ in range(2))
            assert first.actions == again.actions


def test_a_decision_does_not_depend_on_those_before_it():
    remembers = player_named("archaeologist", 4)
    for view in list(views(every=23))[:6]:
        assert decide(remembers, view) == decide(player_named("archaeologist", 4), view)
