"""What players may not see (section 9)."""

import pytest

from game.tikal import rules
from game.tikal.rules.actions import parse
from game.tikal.rules.board import INDEX
from game.tikal.rules.hidden import (
    UNKNOWN,
    HiddenInformation,
    letters_left,
    next_letter,
    treasures_left,
    view,
)
from game.tikal.rules.records import dump
from tests.tikal.rules.positions import before, game, lay, masks, play, position, put


def test_two_games_that_differ_only_in_what_is_hidden_look_alike() -> None:
    """9: the order within letters and where which treasure lies."""
    shuffled = tuple(sorted([*range(8)] * 3, reverse=True))
    one = play(game("A2", "A1"), "tile c4 r0")
    other = play(game("A2", "A1", "A6", "B6", "B1", treasures=shuffled), "tile c4 r0")
    assert one.deck != other.deck
    assert one.ruin_treasures != other.ruin_treasures
    seen, also = view(one), view(other)
    for name in ("deck", "treasure_stack", "ruin_treasures", "hand", "backs"):
        assert getattr(seen, name) == getattr(also, name)
    assert dump(seen) == dump(one) == dump(other)


def test_a_view_shows_everything_public() -> None:
    """9: supplies, points, treasures in front of players, hexagons drawn."""
    state = play(game("A2"), "tile c4 r0", "enter w a5")
    seen = view(state)
    assert seen.deck[0] == state.deck[0]
    assert set(seen.deck[1:]) == {UNKNOWN}
    assert [len(lying) for lying in seen.ruin_treasures] == [
        len(lying) for lying in state.ruin_treasures
    ]
    assert rules.legal_actions(seen) == rules.legal_actions(state)


def test_a_view_is_independent() -> None:
    """9: trying things in a view changes nothing."""
    state = play(game("A2"), "tile c4 r0")
    before_it = dump(state)
    play(view(state), "enter w a5", "camp b4")
    assert dump(state) == before_it


def test_recovering_in_a_view_is_refused() -> None:
    """9: a treasure is not known until it is recovered."""
    state = position()
    lay(state, "c4 A2 r0")
    masks(state, "c4", 1)
    put(state, 0, "w", "c4")
    seen = view(state)
    with pytest.raises(HiddenInformation, match="hidden"):
        rules.apply(seen, parse("recover c4"))
    assert play(state, "recover c4").treasures[0][1] == 1


def test_drawing_in_a_view_is_refused() -> None:
    """9: the next hexagon is not known."""
    with pytest.raises(HiddenInformation):
        play(view(position()), "end")


def test_the_end_of_a_scoring_turn_shows_nothing() -> None:
    """6: within a scoring round a view can be played on."""
    state = play(before("B1", seats=3), "end")
    assert play(view(state), "end").seat == 1


def test_only_the_top_letter_is_public_order() -> None:
    """9: letter of the next hexagon, and how many are left; all letters run A to G."""
    state = game("A2")
    assert next_letter(state) == "A"
    assert letters_left(state) == {"A": 5, "B": 6, "C": 5, "D": 5, "E": 5, "F": 5, "G": 4}
    state.drawn = 6
    assert next_letter(state) == "B"
    state.drawn = 36
    assert next_letter(state) is None
    assert sum(letters_left(state).values()) == 0


def test_letters_are_the_same_in_a_view() -> None:
    """9: a view can count what is left."""
    state = game("A2")
    assert letters_left(view(state)) == letters_left(state)
    assert next_letter(view(state)) == next_letter(state)


def test_treasures_left_are_public() -> None:
    """9: how many treasures are left."""
    state = game("A2")
    assert treasures_left(state) == 24
    assert treasures_left(play(state, "tile c4 r0")) == 20
    assert len(state.ruin_treasures[INDEX["c4"]]) == 4
