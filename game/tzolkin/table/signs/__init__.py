"""Signs: one set of pictures and a small language of lines, taken from the rules' data."""

from game.tzolkin.table.signs.drawing import draw, draw_line, icon
from game.tzolkin.table.signs.layout import extent, fitted, roomiest
from game.tzolkin.table.signs.sign import Line, Sign, Signs
from game.tzolkin.table.signs.which import signs_of

__all__ = [
    "Line",
    "Sign",
    "Signs",
    "draw",
    "draw_line",
    "extent",
    "fitted",
    "icon",
    "roomiest",
    "signs_of",
]
