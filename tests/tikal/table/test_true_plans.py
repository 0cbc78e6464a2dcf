"""What the steps of a hint's plan tell is so, in whole games."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.players.tournament.fixture import Fixture
from game.tikal.description import TIKAL
from tests.players.watched import decisions
from tests.tikal.players.test_reasons import QUICK, TABLES
from tests.tikal.table.plan_truth import falsehoods


def false_plans(fixture):
    return [one for state, decision in decisions(fixture) for one in falsehoods(state, decision)]


@settings(max_examples=4, deadline=None)
@given(
    table=st.sampled_from(TABLES),
    names=st.lists(st.sampled_from(QUICK), min_size=4, max_size=4),
    seed=st.integers(0, 10**6),
)
def test_no_step_is_false_in_a_game(table, names, seed):
    variant, seats = table
    assert not false_plans(Fixture(TIKAL, tuple(names[:seats]), seed, variant=variant))


@pytest.mark.long(minutes=2)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("variant", ["basic", "auction"])
def test_no_step_of_who_thinks_more_is_false(variant, seed):
    names = ("master", "archaeologist", "explorer")
    assert not false_plans(Fixture(TIKAL, names, seed, variant=variant))
