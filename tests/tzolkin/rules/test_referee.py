"""300 random games of every combination under the eyes of a referee (all sections)."""

import pytest

from tests.tzolkin.rules.refereed import (
    KINDS,
    check_record,
    course,
    everything,
    watch,
    watch_the_rich,
)

GAMES = 300
BATCH = 20
PLAIN = len(KINDS)
"""So many of them are played along by the plain engine: every kind once."""


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_random_games(first: int) -> None:
    for seed in range(first, first + BATCH):
        watch(course(seed), with_plain=seed < PLAIN)


@pytest.mark.parametrize("first", range(0, 2 * len(KINDS), 16))
def test_games_of_the_rich(first: int) -> None:
    """Every kind twice more, with presents: much is learnt and built."""
    for seed in range(first, first + 16):
        watch_the_rich(course(seed))


def test_same_seed_same_game() -> None:
    one, other = watch(course(77)), watch(course(77))
    assert everything(one.state) == everything(other.state)
    assert one.actions == other.actions


@pytest.mark.parametrize("seed", range(1000, 1008))
def test_a_watched_game_is_read_back_from_its_record(seed: int) -> None:
    """Part 4: replaying a record gives back every position."""
    played = course(seed)
    check_record(played.setup, watch(played, with_plain=False))


def test_the_courses_deal_every_kind_of_game() -> None:
    """Every combination of the four parts with every number of seats; all smaller options."""
    dealt = [course(seed) for seed in range(GAMES)]
    assert len({(str(p), p.seats) for p in dealt}) == len(KINDS) == 56
    smaller = {(p.options.x07_same, p.options.bacab_limit, p.options.monuments5) for p in dealt}
    assert len(smaller) == 8
