"""Placing and drawing a column of the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pygame import Rect, Surface

from game.rulebook.book import Section
from game.rulebook.flow import INDENT
from game.rulebook.pieces import MARK, Links, Piece, PlacedFigure, TextLine
from game.ui import text, theme
from game.ui.screen import Canvas, Screen

_BAR: Final = 3
"""The width in dp of the bar beside a passage that does not always apply."""
Find = Callable[[PlacedFigure], Surface | None]
"""Returns the picture of a figure; None as long as it is not painted."""


def placed(pieces: Sequence[Piece], area: Rect) -> Iterator[tuple[Piece, Rect]]:
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
    for piece, rect in placed(pieces, area):
        if isinstance(piece, Links):
            x = rect.x
            for section, wide in zip(piece.sections, piece.widths, strict=True):
                yield piece.of, section, Rect(x, rect.y, wide, rect.h)
                x += wide + screen.px(theme.GAP)


def draw_column(canvas: Canvas, pieces: Sequence[Piece], area: Rect, find: Find) -> None:
    """Draw the text and the figures that are painted; the links are widgets of the scene."""
    for piece, rect in placed(pieces, area):
        if isinstance(piece, TextLine):
            _draw_line(canvas, piece, rect)
        elif isinstance(piece, PlacedFigure) and (picture := find(piece)):
            canvas.surface.blit(picture, (rect.x + (rect.w - piece.size[0]) // 2, rect.y))


def _draw_line(canvas: Canvas, line: TextLine, rect: Rect) -> None:
    """Draw a line of text.

    A line that does not always apply is indented and has a bar beside it, golden if it applies in
    the present match.
    """
    if line.only is None:
        text.draw(canvas, line.words, rect.topleft, line.style, "lt")
        return
    bar = Rect(rect.x, rect.y - line.above, canvas.px(_BAR), rect.h + line.above)
    if line.style is MARK:
        bar = Rect(rect.x, rect.y, bar.w, rect.h)
    canvas.surface.fill(theme.GOLD if line.only.holds else theme.PAPER_OFF, bar)
    left = rect.x + canvas.px(INDENT)
    colour = None if line.only.holds else theme.INK_SOFT
    text.draw(canvas, line.words, (left, rect.y), line.style, "lt", colour)
