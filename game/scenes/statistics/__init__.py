"""The statistics of all matches that were finished on this device."""

from game.scenes.statistics.kept import count_in, load
from game.scenes.statistics.scene import show_statistics

__all__ = ["count_in", "load", "show_statistics"]
