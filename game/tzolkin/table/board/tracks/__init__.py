"""The gears unrolled for small windows: a row for each gear, a cell for each space."""

from game.tzolkin.table.board.tracks.view import Tracks

__all__ = ["Tracks"]
