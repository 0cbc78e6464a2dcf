"""The plain table, for any game that provides rules and words but no table of its own.

It offers the legal actions as rows of buttons, and shows the position as a board or as lines of
text. What it shows is data (``shown``), which ``view`` draws.
"""

from game.table.plain.table import plain_table

__all__ = ["plain_table"]
