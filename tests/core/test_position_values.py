"""A position comes back from its plain values as it was, in whole games of every kind."""

import json
from typing import Annotated, NamedTuple

import pytest

from game.core.game import NOT_SENT
from game.core.position_values import put, values_of
from tests.random_matches import KINDS, random_match


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_views_come_back_as_they_were(kind):
    match, rules = random_match(kind, seed=3), kind.rules
    received, before = random_match(kind, seed=4, most_actions=0).state, {}
    for index in range(len(match.actions) + 1):
        view = rules.view(match.before(index), index % kind.seats)
        values = json.loads(json.dumps(values_of(view)))
        put(received, {key: one for key, one in values.items() if one != before.get(key)})
        rules.derive(received)
        before = values
        assert _fields(received) == _fields(view), index


def _fields(state):
    """The fields of a position and the types of their values."""
    return {name: (type(one), one) for name in state.__slots__ for one in [getattr(state, name)]}


class Pair(NamedTuple):
    left: int
    right: tuple[int, ...]


class Position:
    here: Pair | None
    counts: list[dict[int, bool]]
    worked_out: Annotated[object, NOT_SENT]


def test_what_json_has_not_comes_back_by_its_type():
    position, other = Position(), Position()
    position.here, position.counts = Pair(1, (2, 3)), [{4: True}, {}]
    values = values_of(position)
    assert values == {"here": [1, [2, 3]], "counts": [{"4": True}, {}]}
    put(other, json.loads(json.dumps(values)))
    assert (other.here, other.counts) == (position.here, position.counts)
    position.here = None
    assert values_of(position)["here"] is None


def test_types_that_cannot_be_written_are_refused():
    class Odd:
        spaces: dict[tuple[int, int], int]

    with pytest.raises(TypeError, match="JSON holds no"):
        values_of(Odd())
