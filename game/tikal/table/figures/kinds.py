"""The kinds of hexagon in a figure of the rules."""

from collections.abc import Iterator, Sequence

from pygame import Rect

from game.tikal.table import words
from game.tikal.table.board import hexagon_card
from game.ui import panels, text, theme
from game.ui.painting.cells import grid
from game.ui.screen import Canvas

_COLUMNS = 3


def paint_kinds(hexagons: Sequence[int], canvas: Canvas) -> Iterator[None]:
    """Each over what it is called, part by part."""
    whole = canvas.surface.get_rect()
    panels.draw(canvas, whole.inflate(-canvas.px(2), -canvas.px(2)), panels.PARCHMENT_DIM)
    yield
    area = whole.inflate(-canvas.px(20), -canvas.px(16))
    rows = -(-len(hexagons) // _COLUMNS)
    for hexagon, cell in zip(hexagons, grid(area, _COLUMNS, rows, canvas.px(4)), strict=False):
        line = min(canvas.px(20), cell.h // 3)
        hexagon_card(canvas, Rect(cell.x, cell.y, cell.w, cell.h - line), hexagon, 0)
        foot = cell.centerx, cell.bottom - line // 2
        text.draw(canvas, words.hexagon(hexagon), foot, theme.LABEL, max_width=cell.w)
        yield
