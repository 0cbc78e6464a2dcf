"""The parts beside the gears: temples, technologies, tiles, prophecies, seats, explanations."""

from game.tzolkin.table.panels.info import draw_info, tooltip_if_cut, words_fit
from game.tzolkin.table.panels.panel import Panel
from game.tzolkin.table.panels.progress import Technologies, Temples
from game.tzolkin.table.panels.seats import Belongings, GoodsRow, Seats
from game.tzolkin.table.panels.tiles import Buildings, Monuments, Prophecies

__all__ = [
    "Belongings",
    "Buildings",
    "GoodsRow",
    "Monuments",
    "Panel",
    "Prophecies",
    "Seats",
    "Technologies",
    "Temples",
    "draw_info",
    "tooltip_if_cut",
    "words_fit",
]
