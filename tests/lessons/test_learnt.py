"""What is remembered of learning."""

import pytest

from game.lessons import learnt
from game.small_file import take_put_aside


def test_nothing_is_known_at_first():
    assert learnt.recall() == learnt.Learnt()
    assert not learnt.finished("hexes")


def test_what_was_finished_stays_and_counts_once():
    for lesson in ("rows", "rows", "corners"):
        learnt.finish("hexes", lesson)
    learnt.tell("hexes", "first stone")
    assert learnt.finished("hexes") == {"rows", "corners"}
    assert learnt.recall().told == {"hexes": ["first stone"]}
    assert not learnt.finished("another")


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"lessons": 1, "told": {}, "offered": 1}'])
def test_what_is_damaged_is_told_once_and_put_aside(storage, text):
    storage.write(learnt.NAME, text)
    assert learnt.recall() == learnt.recall() == learnt.Learnt()
    (told,) = take_put_aside()
    assert told.message == "lessons-damaged"
    assert storage.read(told.name) == text
