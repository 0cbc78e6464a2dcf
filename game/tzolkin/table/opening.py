"""How the table is opened, to play and to follow a match."""

from typing import Final

from game.table import following
from game.table.strangers import opening
from game.tzolkin.table.scene import TableScene

open_table: Final = opening(TableScene)


class LookOn(following.LookOn, TableScene):
    """The table that follows a match played in another window."""
