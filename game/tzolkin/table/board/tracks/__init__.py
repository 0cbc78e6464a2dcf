"""The gears unrolled for small windows: a row for a gear, a cell for a space."""

from game.tzolkin.table.board.tracks.view import Tracks

__all__ = ["Tracks"]
