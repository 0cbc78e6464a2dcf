"""What was played on this device in all its time."""

from game.scenes.statistics.kept import count_in, load
from game.scenes.statistics.scene import show_statistics

__all__ = ["count_in", "load", "show_statistics"]
