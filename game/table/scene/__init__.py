"""The scene of any table: its match, its picture, and what everything touched comes to."""

from game.table.scene.match import MatchScene
from game.table.scene.table import TableScene

__all__ = ["MatchScene", "TableScene"]
