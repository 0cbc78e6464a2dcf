"""Establishing camps (section 3) and the rule option camp_rule."""

import pytest

from game.tikal.rules.actions.camps import camp_allowed
from game.tikal.rules.board import INDEX
from tests.tikal.rules.positions import lay, legal, masks, play, position, put, why


def test_a_camp_in_the_printed_jungle() -> None:
    """3 camp: 5 AP; the printed jungle counts; the next members may enter there."""
    state = play(position(), "camp b4")
    assert (state.ap, state.camp[INDEX["b4"]], state.camps_left[0]) == (5, 0, 1)
    play(state, "enter w b4")
    assert state.members[0] == {INDEX["b4"]: 1}
    assert "camp-there (space: b4)" in why(state, "camp b4")


def test_jungle_and_empty_treasure_hexagons_only() -> None:
    """3 camp: no temple, no volcano, not the base camp, nothing unexplored."""
    state = position()
    lay(state, "c4 A2 r0", "c5 A3 r0", "c3 B1 r0")
    masks(state, "c4", 5)
    assert legal(state, "camp") == {"camp b4", "camp c5"}
    assert "treasures-lie-there (space: c4)" in why(state, "camp c4")
    for space in ("a4", "a5", "c3", "h1"):
        assert f"no-site-for-camp (space: {space})" in why(state, f"camp {space}")


def test_a_ruin_becomes_a_camp_site_with_its_last_treasure() -> None:
    """3 camp: a treasure hexagon with no treasures left."""
    state = position()
    lay(state, "c4 A2 r0")
    masks(state, "c4", 5, 6)
    put(state, 0, "ww", "c4")
    play(state, "recover c4")
    assert "camp c4" not in legal(state)
    play(state, "recover c4")
    state.ap = 5
    assert legal(state, "camp") == {"camp b4", "camp c4"}
    assert play(state, "camp c4").camp[INDEX["c4"]] == 0


def test_one_camp_per_hexagon() -> None:
    """3 camp: players cannot share a site."""
    state = play(position(), "camp b4", "end", "tile c4 r0")
    assert "camp-there (space: b4)" in why(state, "camp b4")
    assert "camp b4" not in legal(state)


def test_two_camps_each() -> None:
    """1: two camps a player."""
    state = position()
    lay(state, "c4 A3 r0", "c5 B3 r0")
    play(state, "camp b4", "camp c4")
    state.ap = 10
    assert "no-camp-left" in why(state, "camp c5")
    assert legal(state, "camp") == set()


def test_five_points() -> None:
    """3 camp: 5 AP."""
    assert "too-few-action-points (cost: 5, ap: 4)" in why(position(ap=4), "camp b4")
    assert legal(position(ap=4), "camp") == set()
    assert legal(position(ap=5), "camp") == {"camp b4"}


@pytest.mark.parametrize(
    ("camp_rule", "nobody", "others", "own"),
    [("free", True, True, True), ("present", False, True, True), ("own", False, False, True)],
)
def test_camp_rule(camp_rule: str, nobody: bool, others: bool, own: bool) -> None:
    """3 camp: no member needed, a member of anybody, or an own one."""
    state = position(camp_rule=camp_rule)

    def allowed() -> bool:
        reason = why(state, "camp b4")
        assert (reason == "") == (legal(state, "camp") == {"camp b4"})
        assert reason in ("", "camp-needs-member (space: b4)")
        return reason == ""

    assert allowed() == nobody
    put(state, 1, "w", "b4")
    assert allowed() == others
    put(state, 0, "l", "b4")
    assert allowed() == own


def test_a_camp_may_be_asked_for_where_members_will_stand() -> None:
    """3 camp: what a plan looks at; what counts is where they stand then."""
    state = position(camp_rule="own")
    put(state, 0, "w", "b4")
    assert camp_allowed(state, INDEX["b4"])
    assert not camp_allowed(state, INDEX["b4"], own={INDEX["c4"]})
    assert camp_allowed(state, INDEX["c4"], own={INDEX["c4"]})
