"""Which note in passing is seen when, and for how long."""

import pytest
from pygame import Rect

from game.ui import theme
from game.ui.controls.toasts import Toasts, in_band
from game.ui.screen import Screen
from game.ui.sentence import RuleText, lines

LONG = theme.TOAST


def seen(toasts, now):
    toasts.update(now)
    return toasts.current_text


def test_a_newer_note_takes_the_place_of_the_last_one_and_has_its_whole_time():
    toasts = Toasts()
    toasts.show(RuleText("one"))
    assert seen(toasts, 0) == "one"
    toasts.show(RuleText("two"))
    assert seen(toasts, 0.5 * LONG) == "two"
    assert seen(toasts, 1.4 * LONG) == "two"
    assert seen(toasts, 1.5 * LONG) == ""


def test_a_warning_is_never_overwritten_and_the_newest_note_follows_it():
    toasts = Toasts()
    toasts.show(RuleText("a note"))
    toasts.warn("the disk is full")
    toasts.show(RuleText("your turn"))
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


def test_a_note_that_holds_no_more_is_taken_away_and_nothing_else_is():
    toasts = Toasts()
    toasts.show(RuleText("one"))
    assert seen(toasts, 0) == "one"
    assert not toasts.withdraw(["two"])
    assert toasts.current_text == "one"
    assert toasts.withdraw(["one"])
    assert not toasts.current_text
    toasts.show(RuleText("three"))
    assert seen(toasts, 0.9 * LONG) == "three"
    assert seen(toasts, 1.8 * LONG) == "three"


def test_a_note_that_waits_for_a_warning_can_be_taken_away():
    toasts = Toasts()
    toasts.warn("the disk is full")
    toasts.show(RuleText("your turn"))
    assert not toasts.withdraw(["your turn"])
    assert seen(toasts, 0) == "the disk is full"
    assert seen(toasts, LONG) == ""


@pytest.mark.parametrize("ratio", [1, 2])
def test_notes_fill_their_band_and_leave_it_only_if_they_have_no_room_at_all(ratio):
    screen, band = Screen(390 * ratio, 844 * ratio, ratio), Rect(8, 8, 374 * ratio, 46 * ratio)
    words = "No step of your members costs as little as the 2 AP that are left."
    assert in_band(screen, words, band) == band
    higher = in_band(screen, words * 5, band)
    assert higher.topleft == band.topleft
    assert higher.h > band.h


def test_what_is_seen_can_be_taken_away_whatever_the_language():
    toasts = Toasts()
    toasts.show(RuleText(lines(("one", "two"))))
    assert seen(toasts, 0) == "one\ntwo"
    assert toasts.withdraw([toasts.current])
    assert not toasts.current_text
