"""The ground: the board without pieces and highlights, painted in squares that are kept.

When the board is moved its squares are only drawn elsewhere. Where squares are missing, a picture
of the whole board from afar is stretched over the gap, and the squares follow in the next frames.
In the code such a square is a "piece".
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
from game.tikal.table.board.geometry import BoardCamera, HexagonView, Layout
from game.ui import theme
from game.ui.painting.surfaces import SurfaceCache
from game.ui.screen import Canvas

Place = tuple[int, int]
"""A square's column and row; (0, 0) has its corner at the board's upper left corner."""
_SIDE: Final = 256
_LARGE: Final = 1400
"""The size in pixels from which a view is covered with larger squares."""


class Ground:
    """Draws the ground of positions. ``pending`` is True while squares are still to be painted."""

    def __init__(self) -> None:
        self.pending = False
        self._pieces = SurfaceCache()
        self._shown: set[Place] = set()
        self._shown_as: object = None
        self._afar: pygame.Surface | None = None
        self._afar_keys: dict[Place, Hashable] = {}

    def draw(self, canvas: Canvas, state: State, camera: BoardCamera) -> None:
        """Cover the canvas, which is the camera's view.

        A square that has changed is painted at once, one that comes into sight when there is time.
        """
        if camera.fitted:
            canvas.surface.blit(self.afar(canvas, state, camera), (0, 0))
            self.pending = False
            return
        painter = _Painter(canvas, state, camera)
        if painter.scale != self._shown_as:
            self._shown, self._shown_as = set(), painter.scale
        keys = {place: painter.key(place) for place in painter.places()}
        late = [one for one in keys if self._may_wait(one, keys[one])]
        if late:
            self._stretch_afar(canvas, state, camera)
        for place, key in keys.items():
            if place not in late:
                self._lay(painter, place, key)
        self.pending = bool(late)
        end = time.perf_counter() + theme.PAINTING_SLICE
        while late:
            place = late.pop()
            self._lay(painter, place, keys[place])
            if time.perf_counter() > end:
                break

    def prepare(self, canvas: Canvas, state: State, camera: BoardCamera) -> Iterator[None]:
        """Paint what ``draw`` needs, part by part."""
        if camera.fitted:
            yield from self._paint_afar(canvas, state, camera)
            return
        painter = _Painter(canvas, state, camera)
        parchment.prepare(painter.layout.width)
        yield
        ready: list[Hashable] = []
        for place in painter.places():
            key = painter.key(place)
            yield from self._prepare_piece(painter, place, key)
            ready.append(key)
            for one in ready:
                self._pieces.find(one)  # keep it longer than the pictures it is painted from
            yield

    def afar(self, canvas: Canvas, state: State, camera: BoardCamera) -> pygame.Surface:
        """Return a picture of the whole board in the camera's view. It is kept and reused: do not
        draw on it."""
        for _part in self._paint_afar(canvas, state, camera):
            pass
        assert self._afar
        return self._afar

    def _paint_afar(self, canvas: Canvas, state: State, camera: BoardCamera) -> Iterator[None]:
        """Paint what has changed in the picture of the whole board, square by square, or all of it.
        Its squares are not kept: none is needed twice, and they would drive out those that are."""
        painter = _Painter(canvas, state, camera.whole_board)
        if self._afar is None or self._afar.get_size() != camera.view.size:
            self._afar, self._afar_keys = pygame.Surface(camera.view.size), {}
        keys = {place: painter.key(place) for place in painter.places()}
        if not any(self._afar_keys.get(place) == key for place, key in keys.items()):
            self._afar_keys = {}
            yield from painter.paint_whole(self._afar)
            self._afar_keys = keys
        for place, key in keys.items():
            if self._afar_keys.get(place) != key:
                yield from painter.scale_hexagons(place)
                piece = painter.new()
                yield from painter.paint_on(piece, place)
                self._afar.blit(piece, painter.corner(place))
                self._afar_keys[place] = key
                yield

    def _prepare_piece(self, painter: "_Painter", place: Place, key: Hashable) -> Iterator[None]:
        """Paint a square that is not there yet, part by part."""
        if key not in self._pieces:
            yield from painter.scale_hexagons(place)
            piece = painter.new()
            yield from painter.paint_on(piece, place)
            self._pieces.put(key, piece)

    def leave(self) -> None:
        """Free all squares."""
        self._pieces.clear()
        self._afar, self._afar_keys = None, {}

    def _may_wait(self, place: Place, key: Hashable) -> bool:
        return place not in self._shown and key not in self._pieces

    def _lay(self, painter: "_Painter", place: Place, key: Hashable) -> None:
        piece = self._pieces.get(key, partial(painter.paint, place))
        painter.canvas.surface.blit(piece, painter.corner(place))
        self._shown.add(place)

    def _stretch_afar(self, canvas: Canvas, state: State, camera: BoardCamera) -> None:
        """Draw the visible part of the whole board's picture, blurred."""
        afar = self.afar(canvas, state, camera)
        far, near = camera.whole_board.layout, camera.layout
        corner = far.at(near.board_point((0, 0)))
        ink.stretch(canvas.surface, afar, corner, near.width / far.width)


class _Painter:
    """Paints squares for one position and camera."""

    def __init__(self, canvas: Canvas, state: State, camera: BoardCamera) -> None:
        self.canvas = canvas
        self.state = state
        self.layout = camera.layout
        self.area = camera.area
        self.side = _SIDE if max(camera.view.size) < _LARGE else 2 * _SIDE
        self.seen = camera.whole
        self.scale = (
            self.side,
            self.layout.width,
            self.layout.turned,
            self.seen,
            canvas.screen.scale,
        )

    def places(self) -> list[Place]:
        """Return the squares in sight."""
        width, height = self.canvas.surface.get_size()
        spans = ((self.layout.x, width), (self.layout.y, height))
        columns, rows = (
            range(math.floor(-start / self.side), math.ceil((size - start) / self.side))
            for start, size in spans
        )
        return list(itertools.product(columns, rows))

    def corner(self, place: Place) -> tuple[int, int]:
        """Return a square's upper left corner on the canvas, in pixels."""
        x, y = place[0] * self.side + self.layout.x, place[1] * self.side + self.layout.y
        return round(x), round(y)

    def key(self, place: Place) -> Hashable:
        """Return what a square looks like: its place, the scale, and the hexagons that reach into
        it."""
        state = self.state
        look = tuple(
            (
                space,
                state.hexagon[space],
                state.rotation[space],
                state.value[space],
                len(state.ruin_treasures[space]),
            )
            for space in _around(place, self.side, self.layout.width, self.layout.turned)
            if state.hexagon[space] != NONE
        )
        return place, self.scale, look

    def scale_hexagons(self, place: Place) -> Iterator[None]:
        """Scale the pictures from which a square is painted, one by one."""
        spaces = _around(place, self.side, self.layout.width, self.layout.turned)
        yield from tiles.scale_hexagons(self.state, spaces, self.layout.width)

    def new(self) -> pygame.Surface:
        """Return a surface for a square."""
        return pygame.Surface((self.side, self.side))

    def paint(self, place: Place) -> pygame.Surface:
        """Return a square, painted at once."""
        piece = self.new()
        for _part in self.paint_on(piece, place):
            pass
        return piece

    def paint_whole(self, surface: pygame.Surface) -> Iterator[None]:
        """Paint the whole view part by part; a hexagon once, not once for every square that it
        reaches into."""
        canvas = Canvas(surface, self.canvas.screen)
        layout = self.layout.moved(round(self.layout.x), round(self.layout.y))
        yield from tiles.scale_hexagons(self.state, range(SPACES), layout.width)
        for band, moved in self._bands(surface, layout):
            parchment.draw_map(band, moved, self.seen)
            yield
        parchment.prepare(layout.width)
        yield
        parchment.draw_grid(canvas, layout, self.area)
        yield
        for band, moved in self._bands(surface, layout):
            tiles.draw_shadow(band, tiles.explored_spaces(self.state, range(SPACES)), moved)
            yield
        yield from tiles.draw_hexagons(canvas, self.state, layout, range(SPACES))
        for band, moved in self._bands(surface, layout):
            parchment.draw_light(band, moved, self.seen)
            yield

    def _bands(self, surface: pygame.Surface, layout: Layout) -> Iterator[tuple[Canvas, Layout]]:
        """Yield strips of a surface that can be painted by themselves, each with the board's layout
        on it."""
        width, height = surface.get_size()
        for top in range(0, height, _SIDE):
            band = surface.subsurface((0, top, width, min(_SIDE, height - top)))
            yield Canvas(band, self.canvas.screen), layout.moved(layout.x, layout.y - top)

    def paint_on(self, piece: pygame.Surface, place: Place) -> Iterator[None]:
        """Paint a square, part by part."""
        canvas = Canvas(piece, self.canvas.screen)
        layout = self.layout.moved(-place[0] * self.side, -place[1] * self.side)
        spaces = _around(place, self.side, self.layout.width, self.layout.turned)
        in_play = [space for space in spaces if space in self.area]
        parchment.draw_map(canvas, layout, self.seen)
        parchment.draw_grid(canvas, layout, in_play)
        yield
        tiles.draw_island(canvas, self.state, layout, spaces)
        yield
        parchment.draw_light(canvas, layout, self.seen)
        yield


@lru_cache(maxsize=512)
def _around(place: Place, side: int, width: float, turned: bool) -> Sequence[int]:
    """Return the spaces whose hexagon, trees or shadow may reach into a square."""
    piece = pygame.FRect(place[0] * side, place[1] * side, side, side).inflate(
        1.6 * width, 1.6 * width
    )
    spots = [HexagonView(turned=turned).spot(space) for space in range(SPACES)]
    return tuple(
        space for space, (x, y) in enumerate(spots) if piece.collidepoint(x * width, y * width)
    )
