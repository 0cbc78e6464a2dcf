"""What is explained when it comes up for the first time."""

import pytest

from game.lessons import learnt
from game.lessons.learnt import FirstTimeHint, FirstTimeHints
from tests.storages import refusal

GAME = "numbers"
RARE = FirstTimeHint("seven", "Seven!", lambda _before, _action, after: after == 7)
COMMON = FirstTimeHint("odd", "Odd.", lambda _before, _action, after: after % 2 == 1)


@pytest.fixture
def firsts():
    return FirstTimeHints(GAME, [RARE, COMMON])


def test_it_is_told_once(firsts):
    assert list(firsts.hint_for(0, None, 2)) == []
    assert list(firsts.hint_for(2, None, 3)) == ["Odd."]
    assert list(firsts.hint_for(3, None, 5)) == []


def test_never_again_in_another_game(firsts):
    assert list(firsts.hint_for(0, None, 1)) == ["Odd."]
    assert learnt.load_learnt().told == {GAME: ["odd"]}
    assert list(FirstTimeHints(GAME, [RARE, COMMON]).hint_for(0, None, 1)) == []


def test_one_thing_at_a_time_the_rarer_one_first(firsts):
    assert list(firsts.hint_for(0, None, 7)) == ["Seven!"]
    assert list(firsts.hint_for(0, None, 7)) == ["Odd."]


def test_where_nothing_can_be_kept_it_is_told_once_in_a_game(firsts, monkeypatch, storage):
    def refuse(name, text):
        raise refusal("the disk is full")

    monkeypatch.setattr(storage, "write", refuse)
    assert list(firsts.hint_for(0, None, 1)) == ["Odd."]
    assert list(firsts.hint_for(0, None, 1)) == []
