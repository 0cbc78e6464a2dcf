"""What is explained before it is decided on for the first time."""

import pytest

from game.lessons import learnt
from game.lessons.learnt import FirstTimeHint, FirstTimeHints
from tests.storages import refusal

GAME = "numbers"
RARE = FirstTimeHint("seven", "Seven!", lambda number: number == 7, (str,))
COMMON = FirstTimeHint("odd", "Odd.", lambda number: number % 2 == 1)


@pytest.fixture
def firsts():
    return FirstTimeHints(GAME, [RARE, COMMON])


def test_it_stays_until_it_is_read_and_never_comes_again(firsts):
    assert firsts.hint_for(2) is None
    assert firsts.hint_for(3) is firsts.hint_for(5) is COMMON
    firsts.read(COMMON)
    assert firsts.hint_for(5) is firsts.hint_for(9) is None


def test_it_goes_where_it_does_not_hold_and_comes_back(firsts):
    assert firsts.hint_for(3) is COMMON
    assert firsts.hint_for(4) is None
    assert firsts.hint_for(5) is COMMON


def test_it_never_comes_in_another_game(firsts):
    firsts.hint_for(1)
    firsts.read(COMMON)
    assert learnt.load_learnt().told == {GAME: ["odd"]}
    assert FirstTimeHints(GAME, [RARE, COMMON]).hint_for(1) is None


def test_one_thing_at_a_time_the_more_urgent_one_first(firsts):
    assert firsts.hint_for(7) is RARE
    firsts.read(RARE)
    assert firsts.hint_for(7) is COMMON


def test_whoever_did_it_needs_no_help(firsts):
    firsts.note_action(7)
    assert firsts.hint_for(7) is RARE
    firsts.note_action("seven")
    assert firsts.hint_for(9) is COMMON
    assert firsts.hint_for(7) is COMMON
    assert learnt.load_learnt().told == {GAME: ["seven"]}


def test_what_was_shown_in_a_turn_does_not_come_again_in_the_next(firsts):
    assert firsts.hint_for(1) is COMMON
    firsts.note_action(1)
    assert firsts.hint_for(3) is COMMON
    firsts.note_action(3, ends_turn=True)
    assert firsts.hint_for(5) is None
    assert firsts.hint_for(7) is RARE


def test_where_nothing_can_be_kept_it_is_told_once_in_a_game(firsts, monkeypatch, storage):
    def refuse(name, text):
        raise refusal("the disk is full")

    monkeypatch.setattr(storage, "write", refuse)
    assert firsts.hint_for(1) is COMMON
    firsts.read(COMMON)
    assert firsts.hint_for(1) is None
