"""The scene of every table: a match, its picture, and the handling of every touch."""

from game.table.scene.match import MatchScene
from game.table.scene.table import TableScene

__all__ = ["MatchScene", "TableScene"]
