"""A match of Tzolk'in shown again at its table."""

from game.tzolkin.table.replay.scene import Replay

__all__ = ["Replay"]
