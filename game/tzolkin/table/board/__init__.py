"""The board of Tzolk'in: the calendar and the gears that it turns."""

from game.tzolkin.table.board.ground import draw_ground
from game.tzolkin.table.board.tracks import Tracks
from game.tzolkin.table.board.train import Train

__all__ = ["Tracks", "Train", "draw_ground"]
