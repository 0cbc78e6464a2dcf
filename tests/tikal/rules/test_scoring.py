"""What a position pays (sections 4 and 5)."""

import pytest

from game.tikal.rules.board import INDEX
from game.tikal.rules.scoring import breakdown, strength, temple_owner, treasure_points
from game.tikal.rules.state import NONE
from tests.tikal.rules.positions import own, play, position, put

A4 = INDEX["a4"]


@pytest.mark.parametrize(
    ("members", "expected"), [("", 0), ("w", 1), ("l", 3), ("wwl", 5), ("www", 3)]
)
def test_strength(members: str, expected: int) -> None:
    """4: leader 3, worker 1."""
    state = position()
    put(state, 0, members, "a4")
    assert strength(state, 0, A4) == expected


@pytest.mark.parametrize(
    ("stacks", "owner"),
    [
        (("w", "", ""), 0),
        (("w", "w", ""), NONE),
        (("w", "w", "ww"), 2),
        (("ww", "w", "ww"), NONE),
        (("l", "www", "w"), NONE),
        (("l", "ww", "ww"), 0),
        (("", "", ""), NONE),
    ],
)
def test_the_stronger_than_every_other_is_paid(stacks: tuple[str, ...], owner: int) -> None:
    """5: a tie for the top pays nobody."""
    state = position(seats=3)
    for seat, members in enumerate(stacks):
        put(state, seat, members, "a4")
    assert temple_owner(state, A4) == owner
    assert [breakdown(state, seat).total for seat in range(3)] == [
        int(seat == owner) for seat in range(3)
    ]


def test_a_guard_alone_is_paid() -> None:
    """5: the owner of the guard, whoever else stands there."""
    state = position()
    put(state, 0, "w", "a4")
    play(state, "guard a4")
    put(state, 1, "wwwl", "a4")
    assert temple_owner(state, A4) == 0
    assert breakdown(state, 0).temples == ((A4, 1),)
    assert breakdown(state, 1).total == 0


def test_the_topmost_number_is_paid() -> None:
    """5: what was uncovered counts."""
    state = position()
    put(state, 0, "ww", "a4")
    play(state, "dig a4", "dig a4")
    assert breakdown(state, 0).temples == ((A4, 3),)


@pytest.mark.parametrize(
    ("kinds", "points"),
    [((), 0), ((1,), 1), ((1, 1), 3), ((1, 1, 1), 6), ((1, 1, 1, 2, 2, 3), 10)],
)
def test_treasures(kinds: tuple[int, ...], points: int) -> None:
    """5: 1, 3 and 6 points for one, two and three of a kind."""
    state = position()
    own(state, 0, *kinds)
    assert treasure_points(state.treasures[0]) == points
    assert breakdown(state, 0).treasures == points
    assert breakdown(state, 0).total == points
