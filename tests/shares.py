"""The tests that take minutes, in shares of some minutes each."""

from collections.abc import Sequence
from typing import Final

import pytest

MOST: Final = 8.0
"""Minutes of a share, unless one test alone takes longer."""


def minutes_of(item: pytest.Item) -> float:
    """What a test's marker ``long`` says that it takes on a quiet machine.

    Raises:
        pytest.UsageError: it says nothing.
    """
    marker = item.get_closest_marker("long")
    minutes = marker.kwargs.get("minutes") if marker else None
    if minutes is None:
        raise pytest.UsageError(f"{item.nodeid} is not marked as long(minutes=...)")
    return float(minutes)


def share(minutes: Sequence[float], number: int, most: float = MOST) -> slice:
    """The tests of one share, by the minutes that each takes. Shares follow one another without a
    gap, and after the last comes the first again."""
    starts, total = [0], 0.0
    for index, one in enumerate(minutes):
        if total and total + one > most:
            starts.append(index)
            total = 0.0
        total += one
    ends = [*starts[1:], len(minutes)]
    turn = number % len(starts)
    return slice(starts[turn], ends[turn])
