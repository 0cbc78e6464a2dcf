"""Damaged records are read as a whole or refused with a reason, never anything else."""

import random
from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tikal.rules.mutations import game, mutated, settle
from tests.tikal.rules.refereed import KINDS

RECORDS: Final = [game(seed, 60) for seed in range(2 * len(KINDS))]


@settings(max_examples=1000)
@given(st.sampled_from(RECORDS), st.randoms(use_true_random=False))
def test_damage_is_read_or_refused(record: bytes, source: random.Random) -> None:
    settle(mutated(record, source))


@settings(max_examples=200)
@given(
    st.sampled_from(RECORDS),
    st.lists(st.tuples(st.integers(0, 5000), st.binary(max_size=3), st.integers(0, 4)), max_size=4),
)
def test_edits_of_bytes_are_read_or_refused(
    record: bytes, edits: list[tuple[int, bytes, int]]
) -> None:
    for at, come_in, lost in edits:
        record = record[:at] + come_in + record[at + lost :]
    settle(record)


@given(st.binary(max_size=200))
def test_any_bytes_are_refused(rubbish: bytes) -> None:
    assert not settle(rubbish)


def test_the_damage_leaves_good_records_and_bad_ones() -> None:
    """Both ways are tried, not one of them only."""
    source = random.Random(1)
    good = [settle(mutated(source.choice(RECORDS), source)) for _ in range(300)]
    assert 10 < sum(good) < 290
