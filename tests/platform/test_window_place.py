"""Where a window is put on which screens."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pygame import Rect

from game.platform.sdl import Frame
from game.platform.window import (
    GUESSED,
    SIZE,
    WindowPlace,
    first_place,
    fitted_into,
    place_from_text,
    place_to_text,
)

LAPTOP = Rect(0, 0, 1366, 738)
LARGE = Rect(0, 0, 3840, 2112)
BESIDE = Rect(1366, 0, 1920, 1080)
PLACE = WindowPlace(40, 60, 1000, 600, Frame(20, 1, 5, 1))


@pytest.mark.parametrize(
    "area", [LAPTOP, LARGE, BESIDE, Rect(60, 28, 1220, 692), Rect(0, 0, 800, 600)], ids=str
)
def test_a_first_window_lies_in_the_usable_area_with_its_frame(area: Rect) -> None:
    place = first_place(area)
    assert area.contains(place.outer)
    assert place.frame == GUESSED
    assert abs(place.outer.centerx - area.centerx) <= 1
    assert abs(place.outer.centery - area.centery) <= 1


def test_a_first_window_is_as_large_as_planned_where_there_is_room() -> None:
    place = first_place(Rect(0, 0, 1440, 900))
    assert (place.width, place.height) == SIZE
    assert first_place(LARGE).width > 2500


def test_a_place_that_fits_is_left_alone() -> None:
    assert fitted_into(PLACE, [LAPTOP, BESIDE]) == PLACE
    on_the_second = replace(PLACE, x=1400)
    assert fitted_into(on_the_second, [LAPTOP, BESIDE]) == on_the_second


@pytest.mark.parametrize(
    "place",
    [
        replace(PLACE, x=1400),
        replace(PLACE, x=-5000, y=-5000),
        replace(PLACE, y=0),
        replace(PLACE, width=3000, height=2000),
    ],
)
def test_a_place_on_a_screen_that_is_gone_is_pulled_in(place: WindowPlace) -> None:
    fitted = fitted_into(place, [LAPTOP])
    assert LAPTOP.contains(fitted.outer)
    assert fitted.frame == place.frame
    assert (fitted.width, fitted.height) <= (place.width, place.height)
    assert fitted_into(fitted, [LAPTOP]) == fitted


def test_a_window_between_two_screens_goes_to_the_one_with_most_of_it() -> None:
    fitted = fitted_into(replace(PLACE, x=1200), [LAPTOP, BESIDE])
    assert BESIDE.contains(fitted.outer)


@pytest.mark.parametrize(
    "place", [PLACE, replace(PLACE, x=-30, maximised=True), replace(PLACE, full_screen=True)]
)
def test_what_is_written_is_read(place: WindowPlace) -> None:
    assert place_from_text(place_to_text(place)) == place


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "null",
        "[" * 100_000,
        place_to_text(PLACE).replace("1000", "1e999"),
        place_to_text(PLACE).replace("1000", "true"),
        place_to_text(PLACE).replace("1000", "10"),
        place_to_text(PLACE).replace("false", "0"),
        place_to_text(PLACE).replace("[20, ", "["),
    ],
)
def test_what_is_no_place_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no place of a window"):
        place_from_text(text)
