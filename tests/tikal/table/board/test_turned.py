"""The board seen from its other side: everything lies where it belongs, and stands upright."""

import pygame
import pytest

from game.settings.store import Settings, save_settings
from game.tikal.rules.board import INDEX, NAMES, NEIGHBOURS, OFF_BOARD, SPACES, opposite
from game.tikal.rules.setup import MINI
from game.tikal.table.board.geometry import BoardCamera, HexagonView, Layout
from game.tikal.table.motion import places
from game.tikal.table.things import space_of
from tests.tikal.table.test_scene import Table, new_match
from tools.gallery.positions import position
from tools.gallery.wanted import acting

TURNED = Layout(10, 20, 120, turned=True)
VIEW = pygame.Rect(30, 40, 900, 620)


def test_every_space_is_picked_where_it_lies():
    assert [TURNED.pick(TURNED.centre(space)) for space in range(SPACES)] == list(range(SPACES))
    assert TURNED.centre(INDEX["a1"])[0] > TURNED.centre(INDEX["h1"])[0]


def test_neighbours_share_a_side():
    for space in range(SPACES):
        for side, other in enumerate(NEIGHBOURS[space]):
            if other != OFF_BOARD:
                shared = TURNED.side(other, opposite(side))
                assert TURNED.side(space, side) == pytest.approx(shared)
                assert places.border_point(space, other, HexagonView(turned=True)) == pytest.approx(
                    TURNED.board_point(shared)
                )


def test_stones_lie_at_the_sides_that_they_belong_to():
    seen, stones = HexagonView(turned=True), (1, 2, 3, 4, 5, 6)
    assert [seen.stones(stones)[seen.side(side)] for side in range(6)] == list(stones)
    assert HexagonView().stones(stones) == stones


@pytest.mark.parametrize("area", [range(SPACES), MINI.area])
def test_the_camera_goes_on_showing_what_it_showed(area):
    camera = BoardCamera(area, VIEW)
    camera.zoom_at(VIEW.center, 2.0)
    camera.pan(-40, 30)
    before = camera.layout.pick((VIEW.w / 2, VIEW.h / 2))
    camera.turn()
    assert camera.layout.pick((VIEW.w / 2, VIEW.h / 2)) == before
    camera.fit()
    for space in area:
        x, y = camera.layout.centre(space)
        assert VIEW.move(-VIEW.x, -VIEW.y).collidepoint(x, y)
    camera.turn()
    assert camera.layout == BoardCamera(area, VIEW).layout


@pytest.mark.parametrize("size", [(1600, 900, 1), (1280, 800, 1), (820, 1180, 1)])
def test_taps_mean_the_spaces_that_are_seen(size):
    table = Table(new_match(2), size)
    board = table.scene.picture.board
    before = {name: table.element(f"space/{name}").rect.center for name in ("a4", "b5")}
    table.tap("tool/turn")
    assert {name: table.element(f"space/{name}").rect.center for name in before} != before
    table.place()
    laid = INDEX[table.notation[0].split()[1]]
    assert space_of(board.pick(board.layout.centre(laid))) == laid
    table.tap("tool/turn")
    assert not board.seen.turned


def test_it_turns_to_whoever_decides_if_that_is_wanted():
    save_settings(Settings(turn_board=True))
    table = Table(new_match(2))
    board = table.scene.picture.board
    for seat in (0, 1, 0):
        assert (table.match.state.seat, board.seen.turned) == (seat, bool(seat))
        table.pass_time(2)
        table.place()
        table.tap("end-turn")
        table.tap("dialog/end")


def test_it_stays_as_it_is_if_nobody_wants_it_turned():
    table = Table(new_match(2))
    table.tap("tool/turn")
    table.place()
    table.tap("end-turn")
    table.tap("dialog/end")
    assert table.scene.picture.board.seen.turned


def test_turning_costs_nothing_that_was_begun():
    table = Table(position("basic-2-2", 0.5, acting))
    members = table.match.state.members[table.match.state.seat]
    table.tap_space(NAMES[max(members, key=members.get)])
    begun = table.scene.mode
    table.tap("tool/turn")
    assert table.scene.mode == begun
