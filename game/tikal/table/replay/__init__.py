"""A match of Tikal shown again at its table."""

from game.tikal.table.replay.scene import Replay

__all__ = ["Replay"]
