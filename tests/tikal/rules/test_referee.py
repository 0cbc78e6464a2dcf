"""300 random games under the eyes of a referee (sections 1 to 6)."""

import random

import pytest

from game.tikal import rules
from game.tikal.rules.setup import AUCTION, MINI, Variant
from tests.tikal.rules.positions import seeded
from tests.tikal.rules.referee import random_action
from tests.tikal.rules.refereed import KINDS, check_record, course, everything, watch, whole_game

GAMES = 100
BATCH = 10


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_basic_games(seats: int, first: int) -> None:
    for seed in range(first, first + BATCH):
        whole_game(1000 * seats + seed, seats)


@pytest.mark.parametrize(
    ("variant", "seats"), [(AUCTION, 2), (AUCTION, 3), (AUCTION, 4), (MINI, 2)]
)
def test_random_games_of_the_other_variants(variant: Variant, seats: int) -> None:
    for seed in range(8):
        whole_game(9000 + 10 * seats + seed, seats, variant)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_same_seed_same_game(seats: int) -> None:
    one, other = whole_game(77, seats), whole_game(77, seats)
    assert everything(one.state) == everything(other.state)
    assert one.actions == other.actions


def test_every_kind_of_action_comes_up() -> None:
    """The random games are worth their time: no verb is missing from them."""
    played = set()
    for seed in range(6):
        state, source = seeded(seed, 3), random.Random(seed)
        while state.phase != "over":
            action = random_action(state, source)
            played.add(action.verb)
            rules.apply(state, action)
    verbs = {"tile", "enter", "shuttle", "move", "dig", "recover", "exchange", "camp", "guard"}
    assert played >= verbs | {"end"}


@pytest.mark.parametrize("seed", range(9500, 9514))
def test_a_watched_game_is_read_back_from_its_record(seed: int) -> None:
    """Record format: replaying a record gives back every position."""
    played = course(seed)
    check_record(played.setup, watch(played))


def test_the_courses_deal_every_kind_of_game_with_every_option() -> None:
    """Every variant and number of seats, three camp rules, two values of a4."""
    dealt = {(p.variant.name, p.seats, p.options) for p in map(course, range(42))}
    assert len(dealt) == len(KINDS) * 3 * 2 == 42
