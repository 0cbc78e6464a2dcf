"""The jungle's fields: how many harvest tiles are left on a space, and of what."""

from pygame import Rect

from game.tzolkin.table.signs import drawing, sign
from game.ui import theme
from game.ui.painting import shapes
from game.ui.screen import Canvas


def draw_fields(canvas: Canvas, box: Rect, tiles: tuple[int, int], fields: int) -> None:
    """So many fields at the foot of a box, as wide as it goes and no higher than the box: wood
    over corn, corn that shows, or nothing any more. ``tiles``: corn and wood."""
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
