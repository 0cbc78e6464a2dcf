"""Which note in passing is seen when, and for how long."""

from game.ui import theme
from game.ui.controls.toasts import Toasts

LONG = theme.TOAST


def seen(toasts, now):
    toasts.update(now)
    return toasts.shown


def test_a_newer_note_takes_the_place_of_the_last_one_and_has_its_whole_time():
    toasts = Toasts()
    toasts.tell("one")
    assert seen(toasts, 0) == "one"
    toasts.tell("two")
    assert seen(toasts, 0.5 * LONG) == "two"
    assert seen(toasts, 1.4 * LONG) == "two"
    assert seen(toasts, 1.5 * LONG) == ""


def test_a_warning_is_never_overwritten_and_the_newest_note_follows_it():
    toasts = Toasts()
    toasts.tell("a note")
    toasts.warn("the disk is full")
    toasts.tell("your turn")
    assert seen(toasts, 0) == "the disk is full"
    assert seen(toasts, 0.9 * LONG) == "the disk is full"
    assert seen(toasts, LONG) == "your turn"
    assert seen(toasts, 1.9 * LONG) == "your turn"
    assert seen(toasts, 2 * LONG) == ""


def test_warnings_are_told_one_after_another_and_each_once():
    toasts = Toasts()
    for warning in ("first", "second", "first"):
        toasts.warn(warning)
    assert seen(toasts, 0) == "first"
    assert seen(toasts, LONG) == "second"
    assert seen(toasts, 2 * LONG) == ""


def test_only_a_change_is_drawn_anew():
    toasts = Toasts()
    assert not toasts.update(0)
    toasts.warn("first")
    assert [toasts.update(now) for now in (0, LONG / 2, LONG, 2 * LONG)] == [
        False,
        False,
        True,
        False,
    ]
