"""Run in turn, the shares of the long tests are all of them."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.shares import MOST, share

MINUTES = st.lists(st.integers(1, 64).map(lambda quarters: quarters / 4), min_size=1)


def shares_of(minutes):
    """All shares, each once."""
    first = share(minutes, 0)
    found = [first]
    while (one := share(minutes, len(found))) != first:
        found.append(one)
    return found


@given(MINUTES)
def test_every_test_is_in_one_share(minutes):
    indices = range(len(minutes))
    assert [index for one in shares_of(minutes) for index in indices[one]] == list(indices)


@given(MINUTES)
def test_a_share_takes_no_longer_than_it_may_unless_it_is_one_test(minutes):
    parts = [minutes[one] for one in shares_of(minutes)]
    assert all(sum(part) <= MOST or len(part) == 1 for part in parts)
    assert all(sum(one) + other[0] > MOST for one, other in pairwise(parts))


def test_without_long_tests_there_is_an_empty_share():
    assert share([], 5) == slice(0, 0)


@pytest.mark.parametrize(
    ("number", "tests"), [(0, "ab"), (1, "c"), (2, "de"), (3, "ab"), (40, "c")]
)
def test_after_the_last_comes_the_first(number, tests):
    assert "abcde"[share([3, 4, 9, 1, 7], number)] == tests
