"""A table for any game that gives rules and words: what may be done as rows of buttons, the
position as a board or as lines. What it shows is data (``shown``), which is drawn by ``view``."""

from game.table.plain.table import plain_table

__all__ = ["plain_table"]
