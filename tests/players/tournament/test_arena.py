"""Playing games between computer players."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from game.players.tournament.arena import GameResult, play_all, play_game
from game.players.tournament.fixture import Fixture, schedule
from game.tikal.description import TIKAL
from game.tikal.players.plain import GreedyPlayer, RandomPlayer
from game.tikal.rules.hidden import UNKNOWN
from game.tikal.rules.setup import Options

MINI_GAME = Fixture(TIKAL, (RandomPlayer, RandomPlayer), 5, variant="mini")


def result(*points):
    none = (0,) * len(points)
    return GameResult(
        Fixture(TIKAL, ("random",) * len(points), 1), points, 1, none, none, ((),) * len(points)
    )


@pytest.mark.parametrize(
    ("points", "ranks", "wins"),
    [
        ((9, 4), (1, 2), (1, 0)),
        ((4, 4), (1.5, 1.5), (0.5, 0.5)),
        ((3, 8, 8, 1), (3, 1.5, 1.5, 4), (0, 0.5, 0.5, 0)),
        ((2, 2, 9, 2), (3, 3, 1, 3), (0, 0, 1, 0)),
        ((-1, -1, -1), (2, 2, 2), (1 / 3, 1 / 3, 1 / 3)),
    ],
)
def test_equal_points_share_ranks_and_wins(points, ranks, wins):
    assert result(*points).ranks == ranks
    assert result(*points).wins == wins


@pytest.mark.parametrize(
    ("variant", "turns"),
    [
        # every hexagon is a turn, every volcano and the end two scoring turns (section 6)
        ("basic", 36 + 4 * 2),
        ("auction", 36 + 4 * 2),
        ("mini", 12 + 2 * 2),
    ],
)
def test_a_game_is_played_to_its_end(variant, turns):
    played = play_game(replace(MINI_GAME, variant=variant))
    assert sum(map(len, played.turn_seconds)) == turns
    assert max(played.points) > 0
    assert played.actions > turns


def test_a_clock_tells_how_long_each_turn_took():
    ticks = iter(range(100_000))
    timed = play_game(MINI_GAME, lambda: next(ticks))
    assert all(seconds >= 1 for turns in timed.turn_seconds for seconds in turns)
    untimed = play_game(MINI_GAME)
    assert {seconds for turns in untimed.turn_seconds for seconds in turns} == {0}
    assert replace(timed, turn_seconds=()) == replace(untimed, turn_seconds=())


@pytest.mark.parametrize("variant", ["basic", "auction", "mini"])
def test_players_see_no_more_than_a_view(variant):
    """9: hidden from everybody are the order within letters and which treasure lies where."""
    seen = []

    class Spy(RandomPlayer):
        def choose(self, view, legal):
            hidden = {
                *view.deck[view.drawn :],
                *view.treasure_stack,
                *(t for on in view.ruin_treasures for t in on),
            }
            seen.append(hidden)
            return super().choose(view, legal)

    play_game(replace(MINI_GAME, entrants=(Spy, Spy), variant=variant))
    assert len(seen) > 50
    assert all(hidden == {UNKNOWN} for hidden in seen)


def test_the_better_player_wins_from_every_seat():
    for rotation in range(2):
        fixture = Fixture(TIKAL, (RandomPlayer, GreedyPlayer), 2, rotation)
        assert play_game(fixture).wins == (0, 1)


def test_options_are_played_by():
    fixture = Fixture(
        TIKAL, ("random", "random"), 2, options=(("camp_rule", "own"), ("a4_value", 2))
    )
    assert fixture.setup().options == Options("own", 2)
    assert play_game(fixture) != play_game(replace(fixture, options=()))


def test_all_games_are_played_by_an_executor_and_know_their_fixture():
    fixtures = schedule(MINI_GAME, 6)
    with ThreadPoolExecutor(2) as executor:
        results = list(play_all(fixtures, executor))
    assert sorted(results, key=lambda one: fixtures.index(one.fixture)) == list(
        map(play_game, fixtures)
    )


def test_what_an_entrant_cannot_play_is_raised_to_the_caller():
    def nobody(seed):
        raise RuntimeError("no such player today")

    with ThreadPoolExecutor(1) as executor, pytest.raises(RuntimeError, match="today"):
        list(play_all([replace(MINI_GAME, entrants=("random", nobody))], executor))
