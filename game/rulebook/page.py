"""Drawing a column of the rulebook: its lines, its figures and its links."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from pygame import Rect, Surface

from game.rulebook.book import Illustration, Section
from game.rulebook.flow import INDENT, MARK, Links, Piece, PlacedFigure, TextLine
from game.ui import text, theme
from game.ui.painting.surfaces import transparent_surface
from game.ui.screen import Canvas, Screen
from game.ui.widgets import Button

_BAR: Final = 3
"""The width in dp of the bar beside a passage that does not always apply."""
PaintFigure = Callable[[Any, Canvas], Iterator[None]]
"""Paints the ``subject`` of a figure over a whole canvas, part by part."""
FindPicture = Callable[[PlacedFigure], Surface | None]
"""Returns the picture of a figure; None as long as it is not painted."""


def placed_pieces(pieces: Sequence[Piece], area: Rect) -> Iterator[tuple[Piece, Rect]]:
    """Yield every piece with its rectangle, from the top of the area down."""
    y = area.y
    for number, piece in enumerate(pieces):
        y += piece.above if number else 0
        yield piece, Rect(area.x, y, area.w, piece.height)
        y += piece.height


def links_in(
    screen: Screen, pieces: Sequence[Piece], area: Rect
) -> Iterator[tuple[str, Section, Rect]]:
    """Yield for each link the name of its section, the section it leads to, and its rectangle."""
    for piece, rect in placed_pieces(pieces, area):
        if isinstance(piece, Links):
            x = rect.x
            for section, wide in zip(piece.sections, piece.widths, strict=True):
                yield piece.source, section, Rect(x, rect.y, wide, rect.h)
                x += wide + screen.px(theme.GAP)


def draw_column(canvas: Canvas, pieces: Sequence[Piece], area: Rect, find: FindPicture) -> None:
    """Draw the text and the figures that are painted; the links are widgets of the scene."""
    for piece, rect in placed_pieces(pieces, area):
        if isinstance(piece, TextLine):
            _draw_line(canvas, piece, rect)
        elif isinstance(piece, PlacedFigure) and (picture := find(piece)):
            canvas.surface.blit(picture, (rect.x + (rect.w - piece.size[0]) // 2, rect.y))


def _draw_line(canvas: Canvas, line: TextLine, rect: Rect) -> None:
    """Draw a line of text.

    A line that does not always apply is indented and has a bar beside it, golden if it applies in
    the present match.
    """
    if line.condition is None:
        text.draw(canvas, line.words, rect.topleft, line.style, "lt")
        return
    bar = Rect(rect.x, rect.y - line.above, canvas.px(_BAR), rect.h + line.above)
    if line.style is MARK:
        bar = Rect(rect.x, rect.y, bar.w, rect.h)
    canvas.surface.fill(theme.GOLD if line.condition.in_use else theme.PAPER_OFF, bar)
    left = rect.x + canvas.px(INDENT)
    colour = None if line.condition.in_use else theme.INK_SOFT
    text.draw(canvas, line.words, (left, rect.y), line.style, "lt", colour)


class Link(Button):
    """A button that looks like a link: an arrow and the underlined heading of a section."""

    role = "link"

    def draw(self, canvas: Canvas) -> None:
        """Draw the link without a panel, as a part of the text."""
        ink = theme.BRICK if self.hovered or self.pressed else theme.RUST
        side = canvas.px(6)
        x, y = self.rect.x + canvas.px(3), self.rect.centery
        _draw_arrow(canvas, x, y, side, ink)
        left = x + side + canvas.px(7)
        room = self.rect.right - left
        drawn = text.draw(canvas, self.label, (left, y), theme.LABEL, "lm", ink, room)
        canvas.surface.fill(ink, (drawn.x, y + canvas.px(9), drawn.w, canvas.px(1)))


def _draw_arrow(canvas: Canvas, x: int, y: int, side: int, ink: theme.Colour) -> None:
    """Draw a triangle that points to the right."""
    for column in range(side):
        half = side - 1 - column
        canvas.surface.fill(ink, (x + column, y - half, 1, 2 * half + 1))


class FigurePictures:
    """The pictures of figures, painted in the sizes that the pages need and kept with the book."""

    def __init__(self, paint: PaintFigure) -> None:
        self._paint = paint
        self._painted: dict[tuple[Illustration, tuple[int, int]], Surface] = {}

    def clear(self) -> None:
        """Drop all pictures."""
        self._painted.clear()

    def picture_of(self, piece: PlacedFigure) -> Surface | None:
        """Return the picture of a figure; None as long as it is not painted."""
        return self._painted.get((piece.figure, piece.size))

    def paint(self, pieces: Iterable[PlacedFigure], screen: Screen) -> Iterator[None]:
        """Paint the figures that are not painted yet, part by part."""
        for piece in pieces:
            if self.picture_of(piece) is None:
                canvas = Canvas(transparent_surface(piece.size), screen)
                yield from self._paint(piece.figure.subject, canvas)
                self._painted[piece.figure, piece.size] = canvas.surface
                yield
