"""300 random games under the eyes of a referee (sections 1 to 6)."""

import random

import pytest

from game.tikal import rules
from game.tikal.dump import dump
from game.tikal.hidden import UNKNOWN, view
from game.tikal.state import State
from game.tikal.variants import AUCTION, BASIC, MINI, Variant
from tests.tikal.positions import seeded
from tests.tikal.referee import Referee, random_action

GAMES = 100
BATCH = 10


def whole_game(seed: int, seats: int, variant: Variant = BASIC) -> Referee:
    source = random.Random(seed)
    camp_rule = ("free", "present", "own")[seed % 3]
    state = seeded(seed, seats, variant, camp_rule=camp_rule, a4_value=1 + seed % 2)
    referee = Referee(state)
    while state.phase != "over":
        action = random_action(state, source)
        if referee.actions % 50 == 0:
            check_copy(state, source)
            check_view(state)
        referee.play(action)
    referee.sign()
    return referee


def check_copy(state: State, source: random.Random) -> None:
    """Playing on a copy leaves the original as it was."""
    before, legal = everything(state), rules.legal_actions(state)
    copy = state.copy()
    assert everything(copy) == before
    for _ in range(10):
        if copy.phase != "over":
            rules.apply(copy, random_action(copy, source))
    assert everything(state) == before
    assert rules.legal_actions(state) == legal


def everything(state: State) -> dict[str, str]:
    """Every field of a position, as text."""
    return {name: repr(getattr(state, name)) for name in State.__slots__}


def check_view(state: State) -> None:
    """Section 9: a view has the same legal actions and shows nothing hidden."""
    seen = view(state)
    assert rules.legal_actions(seen) == rules.legal_actions(state)
    assert dump(seen) == dump(state)
    assert set(seen.deck[seen.drawn :]) <= {UNKNOWN}
    assert set(seen.stack) == {UNKNOWN}
    assert all(set(lying) <= {UNKNOWN} for lying in seen.lying)


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
