"""The table's picture, painted part by part before anybody sees it."""

from random import Random

import pygame
import pytest

from game.tikal import rules
from game.tikal.rules.actions import Enter, Move, PlaceGuard
from game.tikal.rules.scoring import breakdown
from game.tikal.table.board import parchment, pieces
from game.tikal.table.scene import TableScene
from game.ui import panels
from game.ui.painting import surfaces
from game.ui.screen import Canvas, Screen
from tests.tikal.table.test_scene import new_match
from tests.windows import Viewer

MOVING = Enter, Move, PlaceGuard


@pytest.fixture
def table():
    """Opened, but not yet drawn."""
    viewer = Viewer(1280, 800, 1)
    match = new_match(seats=4, actions=120)
    scene = TableScene(viewer.stage, match, title=print, finished=print)
    scene.layout(viewer.stage.screen)
    return scene


def picture(scene):
    canvas = Canvas(pygame.Surface(scene.screen.size), scene.screen)
    scene.draw(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")


def test_what_was_prepared_is_not_painted_again(table, monkeypatch):
    scratch = Canvas(pygame.Surface(table.screen.size), table.screen)
    assert sum(1 for _part in table.prepare(scratch)) > 30
    painted = []
    for module, name in ((panels, "draw"), (parchment, "draw_map"), (pieces, "draw_standing")):
        monkeypatch.setattr(module, name, lambda *_args, name=name: painted.append(name))
    picture(table)
    assert not painted


def test_a_prepared_table_looks_like_one_that_was_not(table):
    scratch = Canvas(pygame.Surface(table.screen.size), table.screen)
    for _part in table.prepare(scratch):
        pass
    prepared = picture(table)
    fresh = TableScene(table.stage, table.session.match, title=print, finished=print)
    fresh.layout(table.screen)
    assert picture(fresh) == prepared


def test_nothing_that_a_left_table_was_drawn_from_is_kept(table):
    picture(table)
    before = surfaces.used_bytes()
    table.leave()
    assert table.picture.cache._layer.empty
    assert table.picture.board._shot is None
    assert not len(table.picture.board._ground._pieces)
    assert surfaces.used_bytes() <= before - 4 * 1280 * 800  # the layer alone


def test_a_left_table_can_be_drawn_again(table):
    first = picture(table)
    table.leave()
    assert picture(table) == first


def test_many_windows_in_a_row_keep_no_more_than_one(table):
    for size in ((1280, 800), (1920, 1080), (390, 844), (844, 390), (1280, 800)):
        table.stage.go(table)
        table.stage.layout(Screen(*size))
        picture(table)
        assert (
            surfaces.used_bytes()
            <= surfaces.budget()
            == surfaces.BESIDE + surfaces.WINDOWS * 4 * size[0] * size[1]
        )


def seats_of(scene):
    canvas = Canvas(pygame.Surface(scene.screen.size), scene.screen)
    scene.draw(canvas)
    inner = [seat.inflate(-16, -16) for seat in scene.picture.places.layout.seats]
    return [pygame.image.tobytes(canvas.surface.subsurface(seat), "RGB") for seat in inner]


@pytest.mark.parametrize("size", [(1280, 800, 1), (390, 844, 1)], ids=["desktop", "phone"])
def test_the_seats_show_what_would_be_paid_once_all_has_arrived(size):
    viewer, chance = Viewer(*size), Random(5)
    match = new_match(seats=2, actions=60)
    scene = TableScene(viewer.stage, match, title=print, finished=print)
    viewer.stage.go(scene)
    viewer.stage.reduced_motion = False
    paid = set()
    for _action in range(40):
        legal = rules.legal_actions(match.state)
        moving = [one for one in legal if isinstance(one, MOVING)]
        scene.order(chance.choice(moving or legal))
        viewer.look()
        while scene.picture.is_animating:
            viewer.look()
        fresh = TableScene(viewer.stage, match, title=print, finished=print)
        fresh.layout(scene.screen)
        assert seats_of(scene) == seats_of(fresh)
        paid.add(tuple(breakdown(match.state, seat).total for seat in range(2)))
    assert len(paid) > 5
