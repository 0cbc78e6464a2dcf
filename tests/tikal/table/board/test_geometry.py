"""Hexagons on the screen: picked where they are drawn, touching and never overlapping."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.tikal.rules.board import INDEX, NEIGHBOURS, OFF_BOARD, SPACES, opposite
from game.tikal.table.board import geometry
from game.tikal.table.board.geometry import EXTENT, Layout

spaces = st.integers(0, SPACES - 1)
pixels = st.floats(-3000, 3000)
layouts = st.builds(Layout, pixels, pixels, st.floats(20, 600))
inside = st.tuples(st.floats(0, EXTENT[0]), st.floats(0, EXTENT[1]))


@given(layouts, spaces)
def test_a_space_is_picked_at_its_centre_and_just_inside_its_corners(layout, space):
    assert layout.pick(layout.centre(space)) == space
    assert all(layout.pick(corner) == space for corner in layout.corners(space, inset=1))


@given(layouts, spaces, st.integers(0, 5))
def test_neighbours_share_the_middle_of_a_side(layout, space, side):
    neighbour = NEIGHBOURS[space][side]
    if neighbour != OFF_BOARD:
        here, there = layout.side(space, side), layout.side(neighbour, opposite(side))
        assert here == pytest.approx(there, abs=1e-6)


@given(inside)
def test_no_point_lies_inside_two_hexagons(point):
    assert sum(geometry.distance(space, point) < 1 - 1e-9 for space in range(SPACES)) <= 1


@given(inside, layouts)
def test_a_point_is_picked_at_its_pixel(point, layout):
    assert layout.board_point(layout.at(point)) == pytest.approx(point, abs=1e-6)
    away_from_edges = all(abs(geometry.distance(s, point) - 1) > 1e-3 for s in range(SPACES))
    if away_from_edges:
        assert layout.pick(layout.at(point)) == geometry.pick(point)


def test_every_hexagon_lies_within_the_extent_and_fills_it():
    layout = Layout(0, 0, 1)
    xs, ys = zip(*[corner for s in range(SPACES) for corner in layout.corners(s)], strict=True)
    assert (min(xs), min(ys), max(xs), max(ys)) == pytest.approx((0, 0, *EXTENT))


@pytest.mark.parametrize("point", [(-0.01, 2), (EXTENT[0] + 0.01, 2), (3, -0.01), (0.01, 0.01)])
def test_beside_the_board_is_no_space(point):
    assert geometry.pick(point) is None


def test_columns_b_d_f_h_lie_half_a_hexagon_lower():
    assert geometry.centre(INDEX["b1"])[1] - geometry.centre(INDEX["a1"])[1] == 0.375
    assert geometry.centre(INDEX["a1"]) == (0.5, 0.375)
