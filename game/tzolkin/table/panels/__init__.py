"""The parts beside the gears: temples, technologies, tiles, prophecies, seats, explanations."""

from game.tzolkin.table.panels.belongings import Belongings
from game.tzolkin.table.panels.info import cut_at, draw_info
from game.tzolkin.table.panels.prophecies import Prophecies
from game.tzolkin.table.panels.seats import GoodsRow, Seats
from game.tzolkin.table.panels.technologies import Technologies
from game.tzolkin.table.panels.temples import Temples
from game.tzolkin.table.panels.tiles import Buildings, Monuments

__all__ = [
    "Belongings",
    "Buildings",
    "GoodsRow",
    "Monuments",
    "Prophecies",
    "Seats",
    "Technologies",
    "Temples",
    "cut_at",
    "draw_info",
]
