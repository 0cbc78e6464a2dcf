"""What is reported of a tournament."""

from dataclasses import replace

import pytest

from game.players.tournament.arena import GameResult
from game.players.tournament.fixture import Fixture
from game.players.tournament.results import standings, wilson
from game.tikal.description import TIKAL


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Wilson's score without a correction for continuity: (81 of 263), (15 of 148), (1 of 29)
        # in R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_are_wilsons(wins, games, low, high):
    assert wilson(wins / games, games) == (
        pytest.approx(low, abs=5e-5),
        pytest.approx(high, abs=5e-5),
    )


def test_an_interval_of_all_games_ends_at_all():
    low, high = wilson(1, 400)
    assert low == pytest.approx(0.9905, abs=5e-5)
    assert high == pytest.approx(1)


def games():
    first = Fixture(TIKAL, ("a", "b"), 1)
    return [
        GameResult(first, (9, 4), 50, (0, 2), (10, 4), ((0.5, 0.1), (3.0,))),
        GameResult(replace(first, rotation=1), (5, 5), 50, (0, 1), (20, 4), ((0.3,), (1.0, 2.0))),
    ]


def test_standings_sum_up_every_entrant():
    one, other = standings(games())
    assert (one.name, one.win_share, one.mean_rank, one.mean_points) == ("a", 0.75, 1.25, 7)
    assert one.interval == wilson(0.75, 2)
    assert (one.lost_decisions, one.mean_steps) == (0, 10)
    assert (one.median_seconds, one.worst_seconds) == (0.3, 0.5)
    assert (other.name, other.win_share, other.mean_rank, other.mean_points) == (
        "b",
        0.25,
        1.75,
        4.5,
    )
    assert (other.lost_decisions, other.median_seconds, other.worst_seconds) == (3, 2.0, 3.0)


def test_the_order_in_which_games_end_does_not_matter():
    assert standings(games()) == standings(reversed(games()))
