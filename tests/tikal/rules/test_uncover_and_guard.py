"""Uncovering temples and placing guards (sections 3 and 4)."""

import pytest

from game.tikal.rules.board import INDEX
from game.tikal.rules.state import OUT_OF_PLAY
from tests.tikal.rules.positions import lay, legal, play, position, put, why

A4 = INDEX["a4"]


def temple(members: str = "", others: str = "", ap: int = 10, value: int = 1):
    """Seat 0 and seat 1 in the temple a4."""
    state = position(ap=ap)
    put(state, 0, members, "a4")
    put(state, 1, others, "a4")
    state.value[A4] = value
    return state


def test_uncover_takes_the_next_number() -> None:
    """3 uncover: 2 AP, value + 1, its tile leaves the supply."""
    state = play(temple("w"), "dig a4")
    assert (state.ap, state.value[A4], state.temple_tiles[2]) == (8, 2, 2)


def test_the_kth_level_needs_k_members() -> None:
    """3 uncover: a second level needs a second member there."""
    state = play(temple("w"), "dig a4")
    assert "level-needs-members (count: 2, space: a4)" in why(state, "dig a4")
    put(state, 0, "w", "a4")
    play(state, "dig a4")
    assert state.value[A4] == 3


def test_members_count_at_that_moment() -> None:
    """3 uncover: one worker digs, leaves, and another one alone may not dig again."""
    state = play(temple("w"), "dig a4", "move w a4 a5")
    put(state, 0, "w", "a4")
    assert "level-needs-members (count: 2, space: a4)" in why(state, "dig a4")


def test_the_leader_is_one_member_for_digging() -> None:
    """3 uncover: though he has the strength of three."""
    state = play(temple("l"), "dig a4")
    assert "level-needs-members (count: 2, space: a4)" in why(state, "dig a4")


def test_two_levels_a_turn_and_again_the_next_turn() -> None:
    """3 uncover: at most two levels per temple per turn."""
    state = play(temple("wwwl"), "dig a4", "dig a4")
    assert "two-levels-uncovered (space: a4)" in why(state, "dig a4")
    assert legal(state, "dig") == set()
    play(state, "end", "tile c4 r0", "end", "tile c5 r0")
    assert play(state, "dig a4").value[A4] == 4


def test_several_temples_in_one_turn() -> None:
    """Rulebook: each temple has its own limit."""
    state = temple("ww")
    put(state, 0, "ww", "b5")
    play(state, "dig a4", "dig b5", "dig a4", "dig b5")
    assert (state.value[A4], state.value[INDEX["b5"]], state.ap) == (3, 3, 2)


def test_no_number_is_skipped() -> None:
    """3 uncover: no tile of the next number left, no uncovering."""
    state = temple("ww")
    state.temple_tiles[2] = 0
    assert "no-temple-tile-left (number: 2)" in why(state, "dig a4")
    assert legal(state, "dig") == set()


def test_ten_is_the_top() -> None:
    """1: the highest tile is the 10."""
    state = temple("ww", value=9)
    play(state, "dig a4")
    assert (state.value[A4], state.temple_tiles[10]) == (10, 0)
    assert "temple-at-top (space: a4)" in why(state, "dig a4")


def test_uncover_needs_own_members_in_a_temple() -> None:
    """3 uncover: another player's members do not help."""
    state = temple("", "www")
    put(state, 0, "w", "b4")
    assert "level-needs-members (count: 1, space: a4)" in why(state, "dig a4")
    assert "no-temple (space: b4)" in why(state, "dig b4")
    assert "no-temple (space: h1)" in why(state, "dig h1")


def test_uncover_needs_two_points() -> None:
    """3 uncover: 2 AP."""
    assert "too-few-action-points (cost: 2, ap: 1)" in why(temple("w", ap=1), "dig a4")
    assert legal(temple("w", ap=1), "dig") == set()
    assert legal(temple("w", ap=2), "dig") == {"dig a4"}


def test_printed_value_of_a4_is_an_option() -> None:
    """2: the printed temple shows 1 or, as an option, 2."""
    assert position().value[A4] == 1
    state = position(a4_value=2)
    put(state, 0, "w", "a4")
    assert play(state, "dig a4").value[A4] == 3


def test_guard() -> None:
    """3 guard: 5 AP; own members leave for good, others stay, the value is fixed."""
    state = play(temple("wwl", "ww"), "guard a4")
    assert (state.ap, state.guard[A4], state.guards_left[0]) == (5, 0, 1)
    assert A4 not in state.members[0]
    assert state.members[1] == {A4: 2}
    assert state.leader[0] == OUT_OF_PLAY
    assert state.workers[0] == 16
    put(state, 0, "w", "a4")
    assert "temple-guarded (space: a4)" in why(state, "dig a4")
    assert "temple-guarded (space: a4)" in why(state, "guard a4")
    assert legal(state, "dig") | legal(state, "guard") == set()


@pytest.mark.parametrize(
    ("own", "others", "allowed"),
    [
        ("w", "", True),
        ("w", "w", False),
        ("ww", "w", True),
        ("l", "ww", True),
        ("l", "www", False),
        ("www", "l", False),
        ("wl", "l", True),
        ("", "", False),
        ("", "w", False),
    ],
)
def test_guard_needs_more_strength_than_anybody(own: str, others: str, allowed: bool) -> None:
    """3 guard and 4: leader 3, worker 1, greater than every other single player."""
    state = temple(own, others)
    assert (legal(state, "guard") == {"guard a4"}) == allowed
    assert (why(state, "guard a4") == "") == allowed


def test_guard_compares_with_single_players() -> None:
    """3 guard: two against one and one and one is enough."""
    state = position(seats=4)
    put(state, 0, "ww", "a4")
    for seat in (1, 2, 3):
        put(state, seat, "w", "a4")
    assert why(state, "guard a4") == ""
    put(state, 2, "w", "a4")
    assert "not-strongest (space: a4)" in why(state, "guard a4")


def test_two_guards_each() -> None:
    """1: two guards a player."""
    state = temple("w")
    put(state, 0, "w", "b5")
    lay(state, "c4 A4 r0")
    put(state, 0, "w", "c4")
    play(state, "guard a4", "guard b5")
    state.ap = 10
    assert "no-guard-left" in why(state, "guard c4")
    assert legal(state, "guard") == set()


def test_guard_costs_five() -> None:
    """3 guard: 5 AP."""
    assert "too-few-action-points (cost: 5, ap: 4)" in why(temple("w", ap=4), "guard a4")
    assert legal(temple("w", ap=4), "guard") == set()


def test_a_guard_is_no_member_and_has_no_strength() -> None:
    """3 guard: it never moves."""
    state = play(temple("w"), "guard a4")
    assert "no-worker-there (space: a4)" in why(state, "move w a4 a5")
    assert legal(state, "move") == set()
