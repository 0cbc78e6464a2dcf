"""The jungle's fields: the harvest tiles that are left on a space, and their kind."""

from pygame import Rect

from game.tzolkin.table.signs import drawing, sign
from game.ui import theme
from game.ui.painting import shapes
from game.ui.screen import Canvas


def draw_fields(canvas: Canvas, box: Rect, tiles: tuple[int, int], fields: int) -> None:
    """Draw a row of jungle fields at the foot of a box.

    Each field shows wood over corn, uncovered corn, or an empty outline. The row is as wide as
    possible, but no higher than the box. ``tiles``: how many corn and wood tiles are left.
    """
    corn, wood = tiles
    pitch = min(box.w / fields, box.h)
    side = round(pitch * 0.94)
    left = box.centerx - pitch * fields / 2
    for field in range(fields):
        x = round(left + pitch * field + (pitch - side) / 2)
        there = Rect(x, box.bottom - side, side, side)
        if field < corn:
            drawing.icon(canvas, sign.WOOD_TILE if field < wood else sign.CORN_TILE, there)
        else:
            hollow = there.inflate(-side // 5, -side // 5)
            line = canvas.screen.scale
            shapes.outline(canvas.surface, hollow, side // 6, theme.INK_FADED, line)
