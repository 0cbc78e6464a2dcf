"""Reasons are true: what a reason tells is done when its decision is played, in whole games."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.players.tournament.fixture import Fixture
from game.tikal.description import TIKAL
from game.tikal.players.roster import OPPONENTS
from tests.players.watched import false_reasons, true_of_another
from tests.tikal.players.truth import is_true

QUICK = [name for name in OPPONENTS.names if name.partition(":")[0] in ("novice", "explorer")]
TABLES = (("basic", 2), ("basic", 3), ("basic", 4), ("auction", 2), ("auction", 4), ("mini", 2))
CAMPS = ("free", "present", "own")


@settings(max_examples=12, deadline=None)
@given(
    table=st.sampled_from(TABLES),
    names=st.lists(st.sampled_from(QUICK), min_size=4, max_size=4),
    camp_rule=st.sampled_from(CAMPS),
    seed=st.integers(0, 10**6),
)
def test_no_reason_is_false_in_a_game(table, names, camp_rule, seed):
    variant, seats = table
    options = (("camp_rule", camp_rule),)
    players = tuple(names[:seats])
    assert not false_reasons(
        Fixture(TIKAL, players, seed, variant=variant, options=options), is_true
    )


@pytest.mark.parametrize(
    ("names", "variant"),
    [
        (("archaeologist:spoiler", "archaeologist:hunter", "archaeologist:builder"), "basic"),
        (("archaeologist", "archaeologist:surprise"), "auction"),
        (("master", "explorer"), "mini"),
    ],
)
def test_no_reason_of_who_thinks_more_is_false(names, variant):
    assert not false_reasons(Fixture(TIKAL, names, 11, variant=variant), is_true)


@pytest.mark.long(minutes=3)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("names", "variant"),
    [
        (("grandmaster", "explorer"), "mini"),
        (("master", "novice"), "basic"),
        (("archaeologist", "explorer", "novice"), "auction"),
    ],
)
def test_no_reason_of_any_level_is_false(names, variant, seed):
    assert not false_reasons(Fixture(TIKAL, names, seed, variant=variant), is_true)


def test_the_reason_of_another_decision_is_found_false():
    assert true_of_another(Fixture(TIKAL, ("explorer", "explorer"), 5), is_true) < 0.2
