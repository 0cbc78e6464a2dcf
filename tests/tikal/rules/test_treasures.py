"""Laying, recovering and exchanging treasures (section 3)."""

import pytest

from game.tikal.rules.board import INDEX
from tests.tikal.rules.positions import game, lay, legal, masks, own, play, position, put, why

C4 = INDEX["c4"]


def ruin(members: str, *kinds: int, ap: int = 10):
    """Seat 0 in a treasure hexagon at c4."""
    state = position(ap=ap)
    lay(state, "c4 A2 r0")
    masks(state, "c4", *kinds)
    put(state, 0, members, "c4")
    return state


def test_as_many_treasures_as_masks() -> None:
    """3.2: one after another from the stack, the last one put lies on top."""
    treasures = (7, 6, 5, 4, *sorted((*range(4), *range(8), *range(8))))
    state = play(game("A2", "A5", treasures=treasures), "tile c4 r0")
    assert state.ruin_treasures[C4] == (7, 6, 5, 4)
    play(state, "end", "tile c5 r0")
    assert state.ruin_treasures[INDEX["c5"]] == treasures[4:8]
    assert state.treasures_laid == 8


@pytest.mark.parametrize(("hexagon", "count"), [("A2", 4), ("C4", 3), ("E2", 2), ("G4", 2)])
def test_masks_differ(hexagon: str, count: int) -> None:
    """1: treasure hexagons show 2 to 4 masks."""
    state = play(position(hand=hexagon), "tile c4 r0")
    assert state.ruin_treasures[C4] == state.treasure_stack[:count]
    assert len(state.ruin_treasures[C4]) == count


def test_the_top_one_first() -> None:
    """3 recover: the treasure that was put last is recovered first; 3 AP each."""
    state = play(ruin("ww", 1, 2, 3), "recover c4")
    assert state.treasures[0] == [0, 0, 0, 1, 0, 0, 0, 0]
    assert state.ruin_treasures[C4] == (1, 2)
    play(state, "recover c4")
    assert state.treasures[0] == [0, 0, 1, 1, 0, 0, 0, 0]
    assert state.ap == 4


def test_the_kth_treasure_needs_k_members() -> None:
    """3 recover; the leader is one member."""
    state = play(ruin("l", 1, 2, 3), "recover c4")
    assert "treasure-needs-members (count: 2, space: c4)" in why(state, "recover c4")
    assert legal(state, "recover") == set()


def test_two_per_hexagon_and_turn() -> None:
    """3 recover: at most two."""
    state = play(ruin("www", 1, 2, 3), "recover c4", "recover c4")
    assert "two-treasures-recovered (space: c4)" in why(state, "recover c4")
    assert legal(state, "recover") == set()


def test_recover_needs_treasures_members_and_points() -> None:
    """3 recover: 3 AP, an own member, treasures left."""
    assert "no-treasure (space: c4)" in why(ruin("w"), "recover c4")
    assert "no-treasure (space: b4)" in why(ruin("w", 1), "recover b4")
    assert "treasure-needs-members (count: 1, space: c4)" in why(ruin("", 1), "recover c4")
    assert "too-few-action-points (cost: 3, ap: 2)" in why(ruin("w", 1, ap=2), "recover c4")
    assert legal(ruin("w", 1, ap=2), "recover") == set()


def with_treasures(own_kinds: tuple[int, ...], *others: tuple[int, ...]):
    """Seat 0 to act; every seat with treasures."""
    state = position(seats=1 + len(others))
    for seat, kinds in enumerate((own_kinds, *others)):
        own(state, seat, *kinds)
    return state


def test_exchange_a_single_for_a_single() -> None:
    """3 exchange: 3 AP, both chosen by the active player, never refused."""
    state = with_treasures((1, 2), (3, 4))
    assert legal(state, "exchange") == {f"exchange {g} p1 {t}" for g in (1, 2) for t in (3, 4)}
    play(state, "exchange 1 p1 4")
    assert state.treasures[0] == [0, 0, 1, 0, 1, 0, 0, 0]
    assert state.treasures[1] == [0, 1, 0, 1, 0, 0, 0, 0]
    assert state.ap == 7


def test_exchange_with_any_player() -> None:
    """3 exchange: another player, whichever."""
    state = with_treasures((1,), (3,), (), (4, 4, 5))
    assert legal(state, "exchange") == {"exchange 1 p1 3", "exchange 1 p3 5"}
    assert "exchange-with-another" in why(state, "exchange 1 p0 1")
    assert "exchange-with-another" in why(with_treasures((1,), (2,)), "exchange 1 p3 2")


def test_pairs_and_triplets_stay_together() -> None:
    """3 exchange: only a kind of which its owner holds exactly one."""
    state = with_treasures((1, 1, 2), (3, 3, 3, 4, 4, 5))
    assert legal(state, "exchange") == {"exchange 2 p1 5"}
    assert "given-treasure-not-single" in why(state, "exchange 1 p1 5")
    assert "given-treasure-not-single" in why(state, "exchange 7 p1 5")
    assert "taken-treasure-not-single" in why(state, "exchange 2 p1 3")
    assert "taken-treasure-not-single" in why(state, "exchange 2 p1 7")


def test_the_kinds_must_differ() -> None:
    """3 exchange, decision."""
    state = with_treasures((1,), (1, 2))
    assert legal(state, "exchange") == {"exchange 1 p1 2"}
    assert "treasures-of-one-kind" in why(state, "exchange 1 p1 1")


def test_an_exchange_may_make_a_pair() -> None:
    """3 exchange: what one holds of the kind taken does not matter."""
    state = play(with_treasures((1, 2, 2), (2,)), "exchange 1 p1 2")
    assert state.treasures[0] == [0, 0, 3, 0, 0, 0, 0, 0]


def test_exchange_costs_three() -> None:
    """3 exchange: 3 AP."""
    state = with_treasures((1,), (2,))
    state.ap = 2
    assert "too-few-action-points (cost: 3, ap: 2)" in why(state, "exchange 1 p1 2")
    assert legal(state, "exchange") == set()
