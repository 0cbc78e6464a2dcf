"""Arrow keys walk to the nearest rectangle in their direction."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.ui.controls.directions import DIRECTIONS, lies_towards, nearest

BACK = {"left": "right", "right": "left", "up": "down", "down": "up"}
DIRECTION = st.sampled_from(sorted(DIRECTIONS))
SIDE, COORDINATE = st.integers(1, 300), st.integers(-500, 500)
RECT = st.builds(Rect, COORDINATE, COORDINATE, SIDE, SIDE)


def hexagons(columns=5, rows=4, width=80):
    """Rectangles inside hexagons that stand on a side: every second column lies lower."""
    made = {}
    for column in range(columns):
        for row in range(rows):
            place = Rect(0, 0, round(width * 0.6), round(width * 0.78))
            down = (row + column % 2 / 2) * width * 0.866
            place.center = round(column * width * 0.75), round(down)
            made[f"{column}/{row}"] = place
    return made


def walk(places, start, *keys):
    for key in keys:
        start = nearest(places[start], key, places) or start
    return start


def test_the_nearest_is_beside_not_across():
    places = {"beside": Rect(60, 0, 40, 40), "below": Rect(10, 50, 40, 40)}
    assert nearest(Rect(0, 0, 40, 40), "right", places) == "beside"
    assert nearest(Rect(0, 0, 40, 40), "down", places) == "below"


def test_nothing_lies_there():
    places = {"here": Rect(0, 0, 40, 40), "below": Rect(0, 50, 40, 40)}
    assert [nearest(places["here"], key, places) for key in ("left", "up", "right")] == [None] * 3


def test_what_lies_across_counts_twice():
    places = {"far": Rect(80, 0, 40, 40), "aside": Rect(50, 70, 40, 40)}
    assert nearest(Rect(0, 0, 40, 40), "right", places) == "far"


def test_every_hexagon_is_reached_and_no_column_is_skipped():
    places = hexagons()
    assert walk(places, "0/1", "right") in {"1/0", "1/1"}
    assert walk(places, "0/1", "right", "right") in {"2/0", "2/1"}
    assert walk(places, "1/1", "down", "up") == "1/1"
    reached = {"0/0"}
    for _step in range(len(places)):
        reached |= {walk(places, one, key) for one in reached for key in DIRECTIONS}
    assert reached == set(places)


@pytest.mark.parametrize("key", ["left", "right", "up", "down"])
def test_among_hexagons_the_way_back_leads_where_one_came_from(key):
    places = hexagons()
    for one in ("1/1", "2/1", "2/2", "3/2"):
        assert walk(places, one, key, BACK[key]) == one


@given(RECT, DIRECTION, st.lists(RECT, max_size=8))
def test_the_chosen_one_lies_in_that_direction(start, key, rects):
    places = {str(number): rect for number, rect in enumerate(rects)}
    chosen = nearest(start, key, places)
    there = [id for id, rect in places.items() if lies_towards(start, key, rect)]
    assert chosen in there if there else chosen is None
    if chosen:
        x, y = DIRECTIONS[key]
        to = places[chosen]
        assert (to.centerx - start.centerx) * x + (to.centery - start.centery) * y > 0


@given(st.lists(RECT, min_size=2, max_size=8, unique_by=lambda rect: rect.center))
def test_whatever_lies_elsewhere_lies_in_some_direction(rects):
    start, *others = rects
    assert all(any(lies_towards(start, key, rect) for key in DIRECTIONS) for rect in others)


@given(SIDE, SIDE, st.integers(0, 40), DIRECTION, st.integers(0, 8))
def test_in_a_grid_the_way_back_leads_where_one_came_from(width, height, gap, key, number):
    places = {
        str(cell): Rect(cell % 3 * (width + gap), cell // 3 * (height + gap), width, height)
        for cell in range(9)
    }
    there = walk(places, str(number), key)
    assert there == str(number) or walk(places, there, BACK[key]) == str(number)
    step_x, step_y = DIRECTIONS[key]
    column, row = number % 3 + step_x, number // 3 + step_y
    inside = 0 <= column < 3 and 0 <= row < 3
    assert there == (str(row * 3 + column) if inside else str(number))
