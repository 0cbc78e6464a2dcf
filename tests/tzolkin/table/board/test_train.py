"""The train of gears fits together: teeth mesh, plates stay apart, fingers find everything."""

import math
from itertools import combinations

import pytest
from pygame import Rect

from game.tzolkin.rules.data.board import FIRST_TOOTH, GEARS, LAST_SPACE, TEETH
from game.tzolkin.table.board import geometry, train_layout
from game.tzolkin.table.board.geometry import ADDENDUM, outline, rotated
from game.tzolkin.table.board.train_layout import fit_train

ALL_GEARS = range(len(GEARS))
ALL_SEATS = (2, 3, 4, 5)
PHASES = 20
NUMBERED = [(gear, space) for gear in ALL_GEARS for space in range(LAST_SPACE[gear] + 1)]


def inside(point, polygon):
    x, y = point
    crossed = False
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            crossed = not crossed
    return crossed


def wheel(teeth, degrees, middle=(0.0, 0.0)):
    """An outline with one of its teeth in this direction; y goes down."""
    points = (rotated(x, y, degrees) for x, y in outline(teeth))
    return [(middle[0] + x, middle[1] - y) for x, y in points]


def near(polygon, point, distance):
    return [one for one in polygon if math.dist(one, point) < distance]


@pytest.mark.parametrize("gear", ALL_GEARS)
def test_teeth_never_cut_into_each_other(gear):
    middle = geometry.middle(gear)
    far = math.hypot(*middle)
    contact = tuple(part * geometry.CALENDAR_RADIUS / far for part in middle)
    for phase in range(PHASES + 1):
        days = phase / PHASES
        calendar = wheel(geometry.CALENDAR_TEETH, geometry.calendar_angle(-days))
        own = wheel(TEETH[gear], geometry.angle(gear, days), middle)
        assert not [one for one in near(calendar, contact, 4) if inside(one, own)], days
        assert not [one for one in near(own, contact, 4) if inside(one, calendar)], days


@pytest.mark.parametrize("gear", ALL_GEARS)
def test_teeth_reach_into_the_gaps(gear):
    middle = geometry.middle(gear)
    apart = math.hypot(*middle)
    tips = geometry.CALENDAR_RADIUS + ADDENDUM + geometry.tip(gear)
    assert tips - apart == pytest.approx(2 * ADDENDUM)
    assert apart - geometry.root(gear) > geometry.CALENDAR_RADIUS + ADDENDUM


def test_a_worker_rides_clockwise_from_the_contact():
    for gear in ALL_GEARS:
        assert (
            geometry.angle(gear, 0)
            > geometry.angle(gear, 1)
            > geometry.angle(gear, LAST_SPACE[gear])
        )
        last = geometry.angle(gear, TEETH[gear] - 1) + 360 - geometry.step(gear)
        assert last == pytest.approx(geometry.angle(gear, 0))


@pytest.mark.parametrize(("gear", "space"), NUMBERED)
def test_a_space_is_found_where_it_lies(gear, space):
    degrees = geometry.angle(gear, space)
    assert geometry.space_at(gear, degrees) == space
    assert geometry.space_at(gear, degrees + 0.45 * geometry.step(gear)) == space


def test_today_is_at_the_bottom_and_tomorrow_left_of_it():
    assert geometry.calendar_point(0, 1.0) == pytest.approx((0.0, 1.0))
    assert geometry.calendar_point(1, 1.0)[0] < 0 < geometry.calendar_point(-1, 1.0)[0]


def test_which_teeth_are_in_mesh():
    assert [days for days in range(-13, 13) if geometry.is_in_mesh(days)] == [-13, -9, -5, 5, 9]


def apart(one, other):
    return (
        one[0] + one[2] <= other[0]
        or other[0] + other[2] <= one[0]
        or one[1] + one[3] <= other[1]
        or other[1] + other[3] <= one[1]
    )


def gap(box, middle):
    """From a point to the nearest of a box."""
    across = max(box[0] - middle[0], 0.0, middle[0] - box[0] - box[2])
    down = max(box[1] - middle[1], 0.0, middle[1] - box[1] - box[3])
    return math.hypot(across, down)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_plates_meet_neither_each_other_nor_any_teeth(seats):
    boxes = {
        (gear, space): train_layout.plate_box(gear, space, seats)
        for gear in ALL_GEARS
        for space in train_layout.plate_spaces(gear)
    }
    for one, other in combinations(boxes, 2):
        assert apart(boxes[one], boxes[other]), (one, other)
    for name, box in boxes.items():
        assert gap(box, (0.0, 0.0)) > geometry.CALENDAR_RADIUS + ADDENDUM, name
        for gear in ALL_GEARS:
            assert gap(box, geometry.middle(gear)) > geometry.tip(gear), (name, gear)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_whole_train_has_the_size_it_was_designed_with(seats):
    _left, _top, width, height = train_layout.train_extent(seats)
    assert 50.5 < width < 52.3
    assert 44.0 < height < 44.4


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("size", [(712, 620), (1180, 700), (660, 640)])
def test_a_fitted_train_lies_in_its_area(seats, size):
    area = Rect((37, 11), size)
    layout = fit_train(area, seats)
    for gear in ALL_GEARS:
        assert area.contains(layout.gear_rect(gear).inflate(-2, -2))
        for space in train_layout.plate_spaces(gear):
            assert area.inflate(2, 2).contains(layout.plate_rect(gear, space))


def test_a_finger_finds_every_sector_and_plate():
    """At the least module of all layouts with gears a sector is as wide as a finger."""
    layout = fit_train(Rect(0, 0, 672, 572), 4)
    for gear, space in NUMBERED:
        pixel = layout.at(geometry.space_point(gear, space, geometry.radius(gear)))
        assert layout.gear_at(pixel) == gear
        assert layout.tooth_at(gear, pixel) == FIRST_TOOTH[gear] + space
        if space:
            assert layout.plate_at(layout.plate_rect(gear, space).center) == (gear, space)
    assert layout.gear_at(layout.middle) is None
    for gear in ALL_GEARS:
        assert layout.tooth_at(gear, layout.at(geometry.middle(gear))) is None
        width = 2 * geometry.tip(gear) * math.sin(math.pi / TEETH[gear]) * layout.module
        assert width >= 43.5


def test_dragging_the_rim_turns_as_many_days():
    layout = fit_train(Rect(0, 0, 720, 620), 4)
    begin = layout.at(geometry.calendar_point(0, 11))
    for days in (-2, -1, 0.5, 1, 5):
        end = layout.at(geometry.calendar_point(-days, 11))
        assert layout.days_turned(begin, end) == pytest.approx(days)
    assert layout.is_on_rim(begin)
    assert not layout.is_on_rim(layout.middle)


@pytest.mark.parametrize("gear", ALL_GEARS)
def test_one_gear_alone_fills_a_phone(gear):
    area = Rect(6, 60, 378, 374)
    layout = fit_train(area, 5, gear)
    assert layout.module > 18.5
    assert all(
        area.inflate(2, 2).contains(layout.plate_rect(gear, n))
        for n in train_layout.plate_spaces(gear)
    )
