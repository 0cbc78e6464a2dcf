"""The board on the screen: a position and its highlights, drawn into a rectangle."""

from collections.abc import Collection, Generator, Iterator, Sequence
from dataclasses import replace
from typing import Final

import pygame

from game.table.part import steer
from game.table.things import CHOSEN, LIT, ThingState
from game.tikal.rules.board import SPACES
from game.tikal.rules.state import NONE, State
from game.tikal.table.board import geometry, highlights, parchment, pieces
from game.tikal.table.board.ground import Ground
from game.tikal.table.board.numbers import draw_numbers
from game.tikal.table.board.slots import MEMBERS, Stand, leader_box, stands_on
from game.tikal.table.board.zooming import BoardPicture, Zooming
from game.tikal.table.shown.shown import BoardLook, BoardShown
from game.tikal.table.things import SPACE, Leader, Space, Thing
from game.ui import theme
from game.ui.camera import Aim
from game.ui.input import Gesture, Pos
from game.ui.painting.shapes import blit_rounded
from game.ui.screen import Canvas, Screen

_MOST_COST: Final = 11
"""One more than the greatest cost of a way: costs are 0 to 10 AP."""
_NUMBERED: Final = 8
"""The number of spaces whose numbers are drawn in one part."""


class BoardView:
    """Draws the board; its picture is made anew only when what is shown or the camera changes.

    Attributes:
        camera: pans, zooms and fits the board; a world unit is the width of a hexagon.
        marks: the mark ("red", "blue", "yellow", "white") of each seat.
        drawn: the camera's aim in the picture that is on the screen; None if that is not sharp.
        numbered: the spaces that show their numbers.
        hinted: the spaces that a hint points at.
        named: the spaces that a lesson speaks of.
    """

    def __init__(
        self,
        screen: Screen,
        rect: pygame.Rect,
        marks: Sequence[str],
        area: Sequence[int] = range(SPACES),
    ) -> None:
        self.camera = geometry.BoardCamera(area, rect)
        self.marks = tuple(marks)
        self.screen = screen
        self._seen: BoardShown | None = None
        self._position: tuple[object, ...] = ()
        self._ground = Ground()
        self._shot: BoardPicture | None = None
        self._key: object = None
        self.drawn: Aim | None = None
        self.numbered: Collection[int] = range(SPACES)
        self.hinted: frozenset[int] = frozenset()
        self.named: frozenset[int] = frozenset()
        self._zooming = Zooming()

    @property
    def rect(self) -> pygame.Rect:
        """The rectangle of the board on the screen."""
        return self.camera.view

    def lay_out(self, screen: Screen, area: pygame.Rect) -> None:
        """Move the board to another rectangle of the screen; the camera keeps what it shows."""
        self.screen = screen
        self.camera.resize(area)

    def show(self, shown: BoardShown) -> None:
        """Show this from now on.

        Raises:
            ValueError: the position has more seats than there are marks.
        """
        if shown is self._seen:
            return
        seats = shown.view.seats
        if seats > len(self.marks):
            raise ValueError(f"{seats} seats need as many marks, not {len(self.marks)}")
        self._seen, self._position = shown, _seen(shown.view)

    @property
    def _shown(self) -> BoardShown:
        if self._seen is None:
            raise RuntimeError("call show(shown) before anything is drawn")
        return self._seen

    # the place of things, in pixels of the screen

    @property
    def layout(self) -> geometry.Layout:
        """The place of the hexagons on the screen now."""
        local = self.camera.layout
        return local.moved(local.x + self.rect.x, local.y + self.rect.y)

    @property
    def seen(self) -> geometry.HexagonView:
        """How the hexagons are seen."""
        return self.camera.layout.seen(self.screen)

    def turn(self) -> None:
        """Turn the board, to be seen from its other side."""
        self.camera.turn()
        self._shot = None

    def pick(self, pos: Pos) -> Thing | None:
        """Return the thing under a pixel of the screen: a space, or the leader's figure on it. A
        space that offers a second tap counts as a whole. None outside the board."""
        space = self.layout.pick(pos) if self.rect.collidepoint(pos) else None
        if space is None:
            return None
        figure = self._leader_on(space)
        meant = figure is not None and figure.collidepoint(pos)
        offered = self._seen is not None and self._seen.offered == SPACE[space]
        return Leader(space) if meant and not offered else SPACE[space]

    def place_of(self, thing: Thing) -> pygame.Rect | None:
        """Return the visible rectangle of a space, or that of the leader's figure; None if there is
        none."""
        match thing:
            case Space(space):
                place = self.rect_of(space).clip(self.rect)
                return place if place.w and place.h else None
            case Leader(space) if figure := self._leader_on(space):
                return pygame.Rect(figure)
        return None

    def _leader_on(self, space: int) -> pygame.FRect | None:
        """Return the box of the acting seat's leader on a space; None if the leader is not there,
        or hexagons are too small for figures."""
        layout = self.layout
        if self._seen is None or geometry.is_compact(self.screen, layout.width):
            return None
        for stand in self._standing(space, self.camera):
            if stand.group.leader and stand.group.seat == self._seen.view.seat:
                foot = layout.beside(space, stand.foot)
                x, y = pieces.leader_foot(stand, foot, layout.width)
                left, top, right, bottom = (layout.width * edge for edge in leader_box(stand))
                return pygame.FRect(x + left, y + top, right - left, bottom - top)
        return None

    def rect_of(self, space: int) -> pygame.Rect:
        """Return the smallest rectangle around a space, in pixels; it may lie outside the
        board's."""
        return self.layout.rect_of(space)

    def steer(self, gesture: Gesture) -> bool:
        """Move the camera if the gesture is meant for it; return True if it was."""
        return steer(self, gesture)

    def reveal(self, spaces: Sequence[int]) -> None:
        """Move the camera to the last of these spaces if that is not wholly in sight."""
        if not spaces or self.rect.contains(box := self.rect_of(spaces[-1])):
            return
        self.camera.pan(self.rect.centerx - box.centerx, self.rect.centery - box.centery)

    def foot(self, space: int, seat: int) -> geometry.Point:
        """Return the pixel where the members of a seat stand on a space, or would stand."""
        for stand in self._standing(space, self.camera):
            if stand.group.seat == seat and stand.group.kind == MEMBERS:
                return self.layout.beside(space, stand.foot)
        return self.layout.beside(space, (0.0, 0.12))

    def side_at(self, space: int, side: int) -> geometry.Point:
        """Return the pixel in the middle of a side, counted clockwise from north."""
        return self.layout.side(space, side)

    def _standing(self, space: int, camera: geometry.BoardCamera) -> tuple[Stand, ...]:
        state = self._seen and self._seen.view
        return stands_on(state, space, camera.layout.seen(self.screen)) if state else ()

    # drawing

    def paint(self, canvas: Canvas, shown: BoardShown) -> None:
        """Draw the board into its rectangle."""
        self.show(shown)
        if self._blurred:
            self._zooming.paint(self.camera.zoom, self._wanted, self.sharpen)
        elif self._key != self._wanted or self.pending:
            for _part in self._paint(self._canvas()):
                pass
        blit_rounded(canvas, self._picture(), self.rect)
        self.drawn = None if self.pending else self.camera.aim

    def prepare(self, canvas: Canvas, shown: BoardShown) -> Iterator[None]:
        """Draw the board into its rectangle, part by part."""
        self.show(shown)
        yield from self._paint_all(self._canvas())
        self.paint(canvas, shown)

    def paint_highlights_ahead(self, canvas: Canvas) -> Iterator[None]:
        """Draw once, unseen, the highlights that a tap may need, so that their pictures are
        kept."""
        layout = self.camera.layout
        for sign in (LIT, CHOSEN, ThingState(lit=True, cost=0)):
            one = replace(self._shown, things={SPACE[0]: sign}, look=BoardLook())
            highlights.draw_under(canvas, one, layout)
            yield
        for space, cost in enumerate(range(_MOST_COST)):
            one = replace(
                self._shown, things={SPACE[space]: ThingState(cost=cost)}, look=BoardLook()
            )
            highlights.draw_over(canvas, one, layout, self.marks)
            yield

    # for motion of the camera without redrawing (game.ui.camera)

    @property
    def box(self) -> pygame.Rect:
        """The part of the rectangle that follows the camera: all within the frame."""
        edge = parchment.frame_width(self.screen, self.rect.size)
        return self.rect.inflate(-2 * edge, -2 * edge)

    def paint_afar(self) -> Generator[None, None, pygame.Surface]:
        """Paint the whole board part by part; return its surface."""
        return (yield from self._from_afar()).surface

    def sharpen(self) -> Iterator[None]:
        """Paint the board for the present zoom, beside the picture that is seen meanwhile."""
        yield from self._paint_all(self._new_canvas())

    def leave(self) -> None:
        """Free the pictures and the ground; they are made again when they are drawn."""
        self._shot, self._key = None, None
        self._zooming.leave()
        self._ground.leave()

    @property
    def pending(self) -> bool:
        """True while a part of the picture is not sharp yet: draw again soon."""
        return self._blurred or self._ground.pending

    @property
    def _blurred(self) -> bool:
        """True while there is a picture, but made for another zoom."""
        shot = self._shot
        return (
            shot is not None
            and shot.surface.get_size() == self.rect.size
            and shot.layout.width != self.camera.zoom
        )

    @property
    def _look(self) -> tuple[object, ...]:
        """What the picture shows."""
        rings = self.named, self.hinted
        return self._position, self.marks, self._shown.things, self._shown.look, rings

    @property
    def _wanted(self) -> tuple[object, ...]:
        """All values on which the picture depends."""
        camera = self.camera
        where = (self.screen, tuple(camera.view), camera.centre, camera.zoom, camera.turned)
        return *self._look, where

    def _canvas(self) -> Canvas:
        """Return the canvas of the picture, to be painted on."""
        if self._shot is None or self._shot.surface.get_size() != self.rect.size:
            return self._new_canvas()
        return Canvas(self._shot.surface, self.screen)

    def _new_canvas(self) -> Canvas:
        return Canvas(pygame.Surface(self.rect.size), self.screen)

    def _picture(self) -> pygame.Surface:
        """Return the picture that was painted last, stretched if it was made for another zoom."""
        assert self._shot
        if not self._blurred:
            return self._shot.surface
        layout, look = self.camera.layout, self._look
        return self._zooming.picture(
            self.screen, layout, self._shot, look, lambda: _made(self._from_afar())
        )

    def _from_afar(self) -> Generator[None, None, BoardPicture]:
        """Paint the whole board, without its frame, part by part; return the shot."""
        far, shown, look = self.camera.whole_board, self._shown, self._look
        yield from self._ground.prepare(self._canvas(), shown.view, far)
        surface = self._ground.afar(self._canvas(), shown.view, far).copy()
        yield from self._paint_over(Canvas(surface, self.screen), shown, far)
        return BoardPicture(surface, far.layout, look)

    def _paint_all(self, canvas: Canvas) -> Iterator[None]:
        yield from self._ground.prepare(canvas, self._shown.view, self.camera)
        yield from self._paint(canvas)

    def _paint(self, canvas: Canvas) -> Iterator[None]:
        """Paint the ground and all over it, part by part; then the canvas is the board's
        picture."""
        shown, key = self._shown, self._wanted
        self._ground.draw(canvas, shown.view, self.camera)
        yield
        yield from self._paint_over(canvas, shown, self.camera)
        yield
        parchment.draw_frame(canvas)
        self._shot, self._key = BoardPicture(canvas.surface, self.camera.layout, key[:-1]), key
        self._zooming.leave()

    def _paint_over(
        self, canvas: Canvas, shown: BoardShown, camera: geometry.BoardCamera
    ) -> Iterator[None]:
        """Paint the highlights and the pieces, part by part."""
        state, look, layout = shown.view, shown.look, camera.layout
        compact = geometry.is_compact(self.screen, layout.width)
        sight = canvas.surface.get_rect().inflate(2 * layout.width, 2 * layout.width)
        spaces = [
            space
            for space in range(SPACES)
            if state.hexagon[space] != NONE and sight.collidepoint(layout.centre(space))
        ]
        parchment.draw_compass(canvas, layout, spaces)
        highlights.draw_under(canvas, shown, layout)
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
        highlights.draw_between(canvas, look, layout)
        highlights.draw_rings(canvas, self.named, theme.NAMED, layout)
        highlights.draw_rings(canvas, self.hinted, theme.HINTED, layout)
        for count, space in enumerate(filter(self.numbered.__contains__, spaces), 1):
            draw_numbers(canvas, state, space, self.marks, layout)
            if count % _NUMBERED == 0:
                yield
        yield
        highlights.draw_over(canvas, shown, layout, self.marks)


def _seen(state: State) -> tuple[object, ...]:
    """Return all that the board shows of a position."""
    return (
        tuple(state.hexagon),
        tuple(state.rotation),
        tuple(state.value),
        tuple(len(lying) for lying in state.ruin_treasures),
        tuple(state.camp),
        tuple(state.guard),
        tuple(tuple(sorted(members.items())) for members in state.members),
        tuple(state.leader),
    )


def _made(parts: Generator[None, None, BoardPicture]) -> BoardPicture:
    """Run a generator to its end; return its result."""
    while True:
        try:
            next(parts)
        except StopIteration as last:
            shot: BoardPicture = last.value
            return shot
