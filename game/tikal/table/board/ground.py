"""The board without what stands on it or is lit: painted in square pieces, which are kept.

Moving the board only lays the pieces elsewhere. Where pieces are missing, because the board was
moved or zoomed, the whole board as it looks from afar is stretched over the gap, and the pieces
follow within the next frames.
"""

import itertools
import math
import time
from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Final

import pygame

from game.tikal.rules.board import SPACES
from game.tikal.rules.state import NONE, State
from game.tikal.table.board import ink, parchment, tiles
from game.tikal.table.board.geometry import CENTRES, Layout
from game.ui import theme
from game.ui.cache import SurfaceCache
from game.ui.camera import Camera
from game.ui.screen import Canvas

Place = tuple[int, int]
"""A piece's column and row, from the one at the board's upper left corner."""
_SIDE: Final = 256
_LARGE: Final = 1400
"""Boards wider or higher than so many pixels have larger pieces."""


class Ground:
    """Draws the ground of positions.

    ``pending`` says that pieces were still to be painted: what stands on them is made for the new
    zoom in a frame of its own.
    """

    def __init__(self) -> None:
        self.pending = False
        self._pieces = SurfaceCache()
        self._shown: set[Place] = set()
        self._shown_as: object = None
        self._zoomed = 0.0
        self._afar: pygame.Surface | None = None
        self._afar_keys: dict[Place, Hashable] = {}

    def draw(self, canvas: Canvas, state: State, camera: Camera) -> None:
        """Covers the canvas, which is the camera's view.

        A piece that changes is painted at once, one that comes into sight when there is time.
        """
        painter = _Painter(canvas, state, camera)
        now = time.perf_counter()
        if painter.scale != self._shown_as:
            self._shown, self._shown_as, self._zoomed = set(), painter.scale, now
        keys = {place: painter.key(place) for place in painter.places()}
        late = [one for one in keys if self._may_wait(one, keys[one])]
        if camera.fitted and not self._is_afar(camera):
            late = []
        if late:
            self._stretch_afar(canvas, state, camera)
        for place, key in keys.items():
            if place not in late:
                self._lay(painter, place, key)
        self.pending = bool(late)
        end = now + theme.PAINTING_SLICE
        while late and now - self._zoomed >= theme.ZOOM_RESTS:
            place = late.pop()
            self._lay(painter, place, keys[place])
            if time.perf_counter() > end:
                break

    def prepare(self, canvas: Canvas, state: State, camera: Camera) -> Iterator[None]:
        """Paints the pieces that ``draw`` lays, one by one."""
        painter = _Painter(canvas, state, camera)
        for place in painter.places():
            self._pieces.get(painter.key(place), partial(painter.paint, place))
            yield

    def leave(self) -> None:
        """Gives all pieces back."""
        self._pieces.clear()
        self._afar, self._afar_keys = None, {}

    def _is_afar(self, camera: Camera) -> bool:
        """True if there is a picture of the whole board in this view."""
        return self._afar is not None and self._afar.get_size() == camera.view.size

    def _may_wait(self, place: Place, key: Hashable) -> bool:
        return place not in self._shown and key not in self._pieces

    def _lay(self, painter: "_Painter", place: Place, key: Hashable) -> None:
        piece = self._pieces.get(key, partial(painter.paint, place))
        painter.canvas.surface.blit(piece, painter.corner(place))
        self._shown.add(place)

    def _stretch_afar(self, canvas: Canvas, state: State, camera: Camera) -> None:
        """The part of the whole board that is seen, blurred."""
        painter = _Painter(canvas, state, Camera(camera.world, camera.view))
        if self._afar is None or not self._is_afar(camera):
            self._afar, self._afar_keys = pygame.Surface(camera.view.size).convert(), {}
        for place in painter.places():
            key = painter.key(place)
            if self._afar_keys.get(place) != key:
                self._afar_keys[place] = key
                piece = self._pieces.get(key, partial(painter.paint, place))
                self._afar.blit(piece, painter.corner(place))
        far, near = painter.layout, local_layout(camera)
        corner = far.at(near.board_point((0, 0)))
        ink.stretch(canvas.surface, self._afar, corner, near.width / far.width)


def local_layout(camera: Camera) -> Layout:
    """Where the hexagons are on a picture of the camera's view, the corner on whole pixels."""
    x, y = camera.to_screen((0.0, 0.0))
    return Layout(round(x) - camera.view.x, round(y) - camera.view.y, camera.zoom)


class _Painter:
    """Paints pieces for one position and camera."""

    def __init__(self, canvas: Canvas, state: State, camera: Camera) -> None:
        self.canvas = canvas
        self.state = state
        self.layout = local_layout(camera)
        self.side = _SIDE if max(camera.view.size) < _LARGE else 2 * _SIDE
        self.seen = camera.whole
        self.scale = (self.side, self.layout.width, self.seen, canvas.screen.scale)

    def places(self) -> list[Place]:
        """The pieces that are seen."""
        width, height = self.canvas.surface.get_size()
        spans = ((self.layout.x, width), (self.layout.y, height))
        columns, rows = (
            range(math.floor(-start / self.side), math.ceil((size - start) / self.side))
            for start, size in spans
        )
        return list(itertools.product(columns, rows))

    def corner(self, place: Place) -> tuple[int, int]:
        """Where a piece's upper left corner is on the canvas."""
        x, y = place[0] * self.side + self.layout.x, place[1] * self.side + self.layout.y
        return round(x), round(y)

    def key(self, place: Place) -> Hashable:
        """What a piece looks like: the hexagons that reach into it."""
        state = self.state
        look = tuple(
            (
                space,
                state.hexagon[space],
                state.rotation[space],
                state.value[space],
                len(state.lying[space]),
            )
            for space in _around(place, self.side, self.layout.width)
            if state.hexagon[space] != NONE
        )
        return place, self.scale, look

    def paint(self, place: Place) -> pygame.Surface:
        """A piece."""
        canvas = Canvas(pygame.Surface((self.side, self.side)).convert(), self.canvas.screen)
        layout = Layout(-place[0] * self.side, -place[1] * self.side, self.layout.width)
        spaces = _around(place, self.side, self.layout.width)
        parchment.draw(canvas, layout, self.seen, spaces)
        tiles.draw_island(canvas, self.state, layout, spaces)
        parchment.draw_light(canvas, layout, self.seen)
        return canvas.surface


@lru_cache(maxsize=512)
def _around(place: Place, side: int, width: float) -> Sequence[int]:
    """The spaces whose hexagon, trees or shadow may reach into a piece."""
    piece = pygame.FRect(place[0] * side, place[1] * side, side, side).inflate(
        1.6 * width, 1.6 * width
    )
    return tuple(
        space
        for space in range(SPACES)
        if piece.collidepoint(CENTRES[space][0] * width, CENTRES[space][1] * width)
    )
