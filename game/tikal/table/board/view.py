"""The board on the screen: a position drawn into a rectangle, with what is lit on it."""

from collections.abc import Collection, Generator, Iterator, Sequence
from typing import Final

import pygame

from game.tikal.rules.board import SPACES
from game.tikal.rules.state import NONE, State
from game.tikal.table.board import highlights, parchment, pieces
from game.tikal.table.board.camera import BoardCamera
from game.tikal.table.board.geometry import (
    HEIGHT,
    Layout,
    Point,
    Seen,
    is_compact,
)
from game.tikal.table.board.ground import Ground
from game.tikal.table.board.numbers.hexagon import draw_numbers
from game.tikal.table.board.slots import MEMBERS, Stand, leader_box, stands
from game.tikal.table.board.zooming import Shot, Zooming
from game.tikal.table.shown.lit import Highlights
from game.ui.camera import Aim
from game.ui.painting.rounded import blit_rounded
from game.ui.screen import Canvas, Screen

_MOST_COST: Final = 11
"""No way costs more action points than there are in a turn."""
_NUMBERED: Final = 8
"""Spaces whose numbers are drawn in one part."""
_NO_HIGHLIGHTS: Final = Highlights()


class BoardView:
    """Draws positions; remakes its picture only when the position, the camera or the lit changes.

    Attributes:
        camera: pan, zoom and fit it; a world unit is the width of a hexagon.
        marks: the mark ("red", "blue", "yellow", "white") of each seat.
        drawn: how the camera stood for what is seen in the window; None if that is not sharp.
        numbered: the spaces that show their numbers.
        pointed: the spaces that a hint points at.
    """

    def __init__(
        self,
        screen: Screen,
        rect: pygame.Rect,
        marks: Sequence[str],
        area: Sequence[int] = range(SPACES),
    ) -> None:
        self.camera = BoardCamera(area, rect)
        self.marks = tuple(marks)
        self.screen = screen
        self._state: State | None = None
        self._position: tuple[object, ...] = ()
        self._ground = Ground()
        self._shot: Shot | None = None
        self._key: object = None
        self.drawn: Aim | None = None
        self.numbered: Collection[int] = range(SPACES)
        self.pointed: frozenset[int] = frozenset()
        self._lit = _NO_HIGHLIGHTS
        self._zooming = Zooming()

    @property
    def rect(self) -> pygame.Rect:
        """The rectangle of the board on the screen."""
        return self.camera.view

    def resize(self, screen: Screen, rect: pygame.Rect) -> None:
        """A new place on the screen; what is seen stays as it was."""
        self.screen = screen
        self.camera.resize(rect)

    def show(self, state: State) -> None:
        """The position to draw from now on.

        Raises:
            ValueError: it has more seats than there are marks.
        """
        if state.seats > len(self.marks):
            raise ValueError(f"{state.seats} seats need as many marks, not {len(self.marks)}")
        self._state = state.copy()
        self._position = _seen(state)

    # where things are, in pixels of the screen

    @property
    def layout(self) -> Layout:
        """Where the hexagons are on the screen now."""
        local = self.camera.layout
        return local.moved(local.x + self.rect.x, local.y + self.rect.y)

    @property
    def seen(self) -> Seen:
        """How its hexagons are seen."""
        return self.camera.layout.seen(self.screen)

    def turn(self) -> None:
        """Looks at it from the other side."""
        self.camera.turn()
        self._shot = None

    def pick(self, pos: Sequence[float]) -> int | None:
        """The space under a pixel of the screen, None beside the board or its rectangle."""
        return self.layout.pick(pos) if self.rect.collidepoint(pos[0], pos[1]) else None

    def is_leader(self, pos: Sequence[float], seat: int) -> bool:
        """True if the figure under a pixel of the screen is that seat's leader; marks on small
        hexagons are no figures."""
        space, layout = self.pick(pos), self.layout
        if space is None or is_compact(self.screen, layout.width):
            return False
        for stand in self._standing(space, self.camera):
            if stand.group.leader and stand.group.seat == seat:
                foot = layout.beside(space, stand.foot)
                x, y = pieces.leader_foot(stand, foot, layout.width)
                left, top, right, bottom = leader_box(stand)
                across, down = (pos[0] - x) / layout.width, (pos[1] - y) / layout.width
                return left <= across <= right and top <= down <= bottom
        return False

    def rect_of(self, space: int) -> pygame.Rect:
        """The smallest rectangle around a space; it may lie outside of the board's."""
        layout = self.layout
        box = pygame.FRect(0, 0, layout.width, layout.width * HEIGHT)
        box.center = layout.centre(space)
        return pygame.Rect(box)

    def reveal(self, spaces: Sequence[int]) -> None:
        """Moves the camera so far that the last of these spaces is seen as a whole."""
        if not spaces or self.rect.contains(box := self.rect_of(spaces[-1])):
            return
        self.camera.pan(self.rect.centerx - box.centerx, self.rect.centery - box.centery)

    def foot(self, space: int, seat: int) -> Point:
        """Where the members of a seat stand on a space, or would stand."""
        for stand in self._standing(space, self.camera):
            if stand.group.seat == seat and stand.group.kind == MEMBERS:
                return self.layout.beside(space, stand.foot)
        return self.layout.beside(space, (0.0, 0.12))

    def side_at(self, space: int, side: int) -> Point:
        """The middle of a side, counted clockwise from north."""
        return self.layout.side(space, side)

    def _standing(self, space: int, camera: BoardCamera) -> tuple[Stand, ...]:
        return stands(self._state, space, camera.layout.seen(self.screen)) if self._state else ()

    # drawing

    def draw(self, canvas: Canvas, lit: Highlights = _NO_HIGHLIGHTS) -> None:
        """The board in its rectangle.

        Raises:
            RuntimeError: no position has been shown.
        """
        if self._blurred:
            self._zooming.paint(self.camera.zoom, self._wanted(lit), lambda: self._sharpen(lit))
        elif self._key != self._wanted(lit) or self.pending:
            for _part in self._paint(self._canvas(), lit):
                pass
        blit_rounded(canvas, self._picture(lit), self.rect)
        self.drawn, self._lit = None if self.pending else self.camera.aim, lit

    def prepare(self, lit: Highlights = _NO_HIGHLIGHTS) -> Iterator[None]:
        """Makes the picture that ``draw`` shows, part by part.

        Raises:
            RuntimeError: no position has been shown.
        """
        yield from self._paint_all(self._canvas(), lit)

    def ahead(self, canvas: Canvas) -> Iterator[None]:
        """Draws what may be lit at a tap, for nobody to see."""
        layout = self.camera.layout
        for lit in (Highlights(legal=(0,)), Highlights(selected=0), Highlights(reach={0: 0})):
            highlights.draw_under(canvas, lit, layout)
            yield
        for space, cost in enumerate(range(_MOST_COST)):
            one = Highlights(reach={space: cost})
            highlights.draw_over(canvas, one, layout, self.marks, self._shown())
            yield

    # while it is moved and not drawn (game.ui.painting.floating)

    @property
    def box(self) -> pygame.Rect:
        """What follows the camera: all within the frame."""
        edge = parchment.frame_width(self.screen, self.rect.size)
        return self.rect.inflate(-2 * edge, -2 * edge)

    def paint_afar(self) -> Generator[None, None, pygame.Surface]:
        """Paints the whole board as it was lit last, part by part."""
        return (yield from self._from_afar(self._lit)).surface

    def paint(self) -> Iterator[None]:
        """Paints what ``draw`` shows next, unseen, part by part."""
        return self._sharpen(self._lit)

    def leave(self) -> None:
        """Gives the pictures and the ground back; they are made again when they are drawn."""
        self._shot, self._key = None, None
        self._zooming.leave()
        self._ground.leave()

    @property
    def pending(self) -> bool:
        """True while a part of the picture is still to be made sharp: draw again soon."""
        return self._blurred or self._ground.pending

    @property
    def _blurred(self) -> bool:
        """True while there is a picture, but for another zoom."""
        shot = self._shot
        return (
            shot is not None
            and shot.surface.get_size() == self.rect.size
            and shot.layout.width != self.camera.zoom
        )

    def _look(self, lit: Highlights) -> tuple[object, ...]:
        """What the picture shows."""
        return self._position, self.marks, lit, self.pointed

    def _wanted(self, lit: Highlights) -> tuple[object, ...]:
        """What the picture depends on."""
        camera = self.camera
        where = (self.screen, tuple(camera.view), camera.centre, camera.zoom, camera.turned)
        return *self._look(lit), where

    def _canvas(self) -> Canvas:
        """The picture, to be painted on."""
        if self._shot is None or self._shot.surface.get_size() != self.rect.size:
            return self._new_canvas()
        return Canvas(self._shot.surface, self.screen)

    def _new_canvas(self) -> Canvas:
        return Canvas(pygame.Surface(self.rect.size), self.screen)

    def _shown(self) -> State:
        if self._state is None:
            raise RuntimeError("call show(state) before draw")
        return self._state

    def _picture(self, lit: Highlights) -> pygame.Surface:
        """The last picture that was painted, stretched if it is for another zoom."""
        assert self._shot
        if not self._blurred:
            return self._shot.surface
        layout, look = self.camera.layout, self._look(lit)
        return self._zooming.picture(
            self.screen, layout, self._shot, look, lambda: _made(self._from_afar(lit))
        )

    def _from_afar(self, lit: Highlights) -> Generator[None, None, Shot]:
        """The whole board, without its frame, part by part."""
        far = self.camera.all_there_is
        yield from self._ground.prepare(self._canvas(), self._shown(), far)
        surface = self._ground.afar(self._canvas(), self._shown(), far).copy()
        yield from self._paint_over(Canvas(surface, self.screen), far, lit)
        return Shot(surface, far.layout, self._look(lit))

    def _sharpen(self, lit: Highlights) -> Iterator[None]:
        """Paints for the present zoom beside the picture that is stretched meanwhile."""
        yield from self._paint_all(self._new_canvas(), lit)

    def _paint_all(self, canvas: Canvas, lit: Highlights) -> Iterator[None]:
        yield from self._ground.prepare(canvas, self._shown(), self.camera)
        yield from self._paint(canvas, lit)

    def _paint(self, canvas: Canvas, lit: Highlights) -> Iterator[None]:
        """The ground, over it all the rest, part by part; then it is the board's picture."""
        key = self._wanted(lit)
        self._ground.draw(canvas, self._shown(), self.camera)
        yield
        yield from self._paint_over(canvas, self.camera, lit)
        yield
        parchment.draw_frame(canvas)
        self._shot, self._key = Shot(canvas.surface, self.camera.layout, key[:-1]), key
        self._zooming.leave()

    def _paint_over(self, canvas: Canvas, camera: BoardCamera, lit: Highlights) -> Iterator[None]:
        """What is lit and everything that stands, part by part."""
        state, layout = self._shown(), camera.layout
        compact = is_compact(self.screen, layout.width)
        sight = canvas.surface.get_rect().inflate(2 * layout.width, 2 * layout.width)
        spaces = [
            space
            for space in range(SPACES)
            if state.hexagon[space] != NONE and sight.collidepoint(layout.centre(space))
        ]
        parchment.draw_compass(canvas, layout, spaces)
        highlights.draw_under(canvas, lit, layout)
        standing = [
            (stand, layout.beside(space, stand.foot))
            for space in spaces
            for stand in self._standing(space, camera)
        ]
        yield
        if not compact:
            yield from pieces.scale_figures(standing, self.marks, layout.width)
        pieces.draw_standing(canvas, standing, self.marks, layout.width, compact)
        yield
        highlights.draw_between(canvas, lit, layout)
        highlights.draw_pointed(canvas, self.pointed, layout)
        for count, space in enumerate(filter(self.numbered.__contains__, spaces), 1):
            strong = space in lit.strengths
            draw_numbers(canvas, state, space, self.marks, layout, strengths=strong)
            if count % _NUMBERED == 0:
                yield
        yield
        highlights.draw_over(canvas, lit, layout, self.marks, state)


def _seen(state: State) -> tuple[object, ...]:
    """What of a position is to be seen on the board."""
    return (
        tuple(state.hexagon),
        tuple(state.rotation),
        tuple(state.value),
        tuple(len(lying) for lying in state.lying),
        tuple(state.camp),
        tuple(state.guard),
        tuple(tuple(sorted(members.items())) for members in state.members),
        tuple(state.leader),
    )


def _made(parts: Generator[None, None, Shot]) -> Shot:
    """What comes of the parts, all made at once."""
    while True:
        try:
            next(parts)
        except StopIteration as last:
            shot: Shot = last.value
            return shot
