"""What is remembered of learning."""

import pytest

from game.lessons import learnt
from game.small_file import take_damaged_files


def test_nothing_is_known_at_first():
    assert learnt.load_learnt() == learnt.Learnt()
    assert not learnt.finished_lessons("hexes")


def test_what_was_finished_stays_and_counts_once():
    for lesson in ("rows", "rows", "corners"):
        learnt.save_finished("hexes", lesson)
    learnt.save_shown("hexes", "first stone")
    assert learnt.finished_lessons("hexes") == {"rows", "corners"}
    assert learnt.load_learnt().told == {"hexes": ["first stone"]}
    assert not learnt.finished_lessons("another")


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"lessons": 1, "told": {}, "offered": 1}'])
def test_what_is_damaged_is_told_once_and_put_aside(storage, text):
    storage.write(learnt.LEARNT_FILE, text)
    assert learnt.load_learnt() == learnt.load_learnt() == learnt.Learnt()
    (told,) = take_damaged_files()
    assert told.message == "lessons-damaged"
    assert storage.read(told.name) == text
