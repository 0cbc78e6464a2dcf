"""A view that the system moves while its camera moves."""

import pygame
import pytest

from game.ui import theme
from game.ui.camera import Camera, FloatingView, World
from tests.compositor import Sheets

BOX = pygame.Rect(20, 20, 400, 300)


class Map:
    """A view of squares, each of its own colour."""

    def __init__(self, window):
        self.camera = Camera(World(0, 0, 8, 6), BOX)
        self.rect = self.box = BOX
        self.drawn = None
        self.parts = 0
        self._window = window

    def draw(self):
        """What a scene does with it when it is to be drawn."""
        self._lay(self._window.subsurface(BOX), self.camera)
        self.drawn = self.camera.aim

    def paint_afar(self):
        picture = pygame.Surface(BOX.size)
        yield
        self._lay(picture, Camera(self.camera.world, BOX))
        return picture

    def sharpen(self):
        for _part in range(3):
            self.parts += 1
            yield

    def _lay(self, surface, camera):
        x, y, zoom = camera.aim
        surface.fill(theme.MAP)
        for column in range(8):
            for row in range(6):
                left, top = x - BOX.x + column * zoom, y - BOX.y + row * zoom
                square = pygame.Rect(round(left), round(top), round(zoom), round(zoom))
                surface.fill((30 * column, 40 * row, 99), square)


@pytest.fixture
def window():
    return pygame.display.get_surface()


@pytest.fixture
def view(window):
    view = Map(window)
    view.draw()
    return view


@pytest.fixture
def sheets(window):
    return Sheets(window)


def test_without_a_compositor_all_is_drawn(view):
    floating = FloatingView(view, None)
    view.camera.zoom_at((100, 100), 1.5)
    assert not floating.begin()
    assert not floating.is_floating


def test_what_is_not_sharp_is_drawn(view, sheets):
    view.drawn = None
    assert not FloatingView(view, sheets).begin()
    assert not sheets.floats


@pytest.mark.parametrize("first", [1.0, 1.7, 3.0])
@pytest.mark.parametrize("then", [0.4, 1.0, 1.3])
def test_what_floats_lies_where_it_would_be_drawn(view, sheets, first, then):
    view.camera.zoom_at((150, 120), first)
    view.draw()
    floating = FloatingView(view, sheets)
    view.camera.zoom_at((300, 200), then)
    view.camera.pan(-25, 14)
    assert floating.begin()
    for _frame in range(3 * floating.is_floating):
        floating.update(1.0)
    seen = pygame.surfarray.array3d(sheets.seen()).astype(int)
    view.draw()
    drawn = pygame.surfarray.array3d(sheets.window).astype(int)
    assert abs(seen - drawn).mean() < 1.5


def test_it_is_drawn_once_the_camera_has_rested(view, sheets):
    floating = FloatingView(view, sheets)
    view.camera.zoom_at((100, 100), 1.5)
    floating.begin()
    assert not floating.update(1.0)
    assert not floating.update(1.0 + theme.ZOOM_RESTS / 2)
    assert not view.parts
    assert floating.update(1.01 + theme.ZOOM_RESTS) == BOX
    assert view.parts == 3
    assert sheets.floats, "what was drawn is not to be seen yet"
    assert not floating.update(1.02 + theme.ZOOM_RESTS)
    assert not sheets.floats


def test_it_is_drawn_beneath_what_floats_band_by_band(view, sheets, monkeypatch):
    monkeypatch.setattr("game.ui.camera.BAND", 120)
    floating = FloatingView(view, sheets)
    view.camera.zoom_at((100, 100), 1.5)
    floating.begin()
    floating.update(1.0)
    bands = []
    while band := floating.update(2.0):
        assert sheets.bared_by(band) == band
        sheets.drawn(band)
        bands.append(band)
    assert [band.h for band in bands] == [120, 120, 60]
    assert bands[0].unionall(bands) == BOX
    assert not sheets.floats


def test_nothing_floats_where_the_camera_could_not_move(view, sheets):
    view.camera.pan(50, 50)
    assert FloatingView(view, sheets).begin()
    assert not sheets.floats


def test_it_is_painted_part_by_part_and_anew_if_the_camera_moves(view, sheets, monkeypatch):
    monkeypatch.setattr(theme, "PREPARING_SLICE", 0.0)
    floating = FloatingView(view, sheets)
    view.camera.zoom_at((100, 100), 1.5)
    floating.begin()
    floating.update(1.0)
    assert not floating.update(2.0)
    assert view.parts == 1
    view.camera.pan(5, 5)
    assert not floating.update(2.1)
    assert not floating.update(2.15), "it has to rest first"
    assert [floating.update(3.0 + frame) for frame in range(4)] == [None, None, None, BOX]
    assert view.parts == 4


def test_the_place_is_told_once_a_frame_however_many_fingers_move(view, sheets):
    floating = FloatingView(view, sheets)
    for _event in range(5):
        view.camera.zoom_at((100, 100), 1.1)
        assert floating.begin()
    floating.update(1.0)
    floating.update(1.01)
    assert sheets.moves == 1
