"""A tournament is fair: everyone has each seat and each start with the same draws."""

from collections import Counter

import pytest

from game.core.game import SetupError
from game.players.tournament.fixture import Fixture, schedule
from game.tikal.description import TIKAL

NAMES = ("a", "b", "c", "d")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_has_each_seat_and_each_start_equally_often(seats):
    fixtures = schedule(Fixture(TIKAL, NAMES[:seats], 7), 12 * seats)
    seated, starts = Counter(), Counter()
    for fixture in fixtures:
        setup = fixture.setup()
        seated.update(enumerate(player["name"] for player in setup.players))
        starts[setup.players[setup.first_player]["name"], setup.first_player] += 1
    assert len(fixtures) == 12 * seats
    assert len(seated) == len(starts) == seats**2
    assert set(seated.values()) == {12}
    assert set(starts.values()) == {12 // seats}


def test_the_seatings_of_a_seed_have_the_same_draws_start_and_chances():
    fixtures = schedule(Fixture(TIKAL, NAMES[:3], 7, variant="auction"), 6)
    assert [fixture.seed for fixture in fixtures] == [7, 7, 7, 8, 8, 8]
    setups = [fixture.setup() for fixture in fixtures]
    for one in (0, 3):
        same = setups[one : one + 3]
        assert len({(s.deck, s.treasures, s.first_player, s.seed) for s in same}) == 1
        assert len({tuple(player["name"] for player in s.players) for s in same}) == 3
        assert len({fixture.player_seed(1) for fixture in fixtures[one : one + 3]}) == 1
    assert setups[0].deck != setups[3].deck
    chances = {fixture.player_seed(entrant) for fixture in fixtures for entrant in range(3)}
    assert len(chances) == 6


def test_seats_and_names_agree():
    for fixture in schedule(Fixture(TIKAL, NAMES, 1), 4):
        names = [player["name"] for player in fixture.setup().players]
        assert [names[fixture.seat_of(entrant)] for entrant in range(4)] == list(NAMES)


def test_an_unfair_number_of_games_is_refused():
    with pytest.raises(SetupError, match=r"games-not-for-all-seats .*more: 402"):
        schedule(Fixture(TIKAL, NAMES[:3], 1), 400)


def test_a_wrong_number_of_players_is_refused():
    with pytest.raises(SetupError, match=r"seats .*wanted: 2, seats: 3"):
        schedule(Fixture(TIKAL, NAMES[:3], 1, variant="mini"), 3)
