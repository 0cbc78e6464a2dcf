"""How the table is opened, to play and to look on."""

from typing import Final

from game.table import following
from game.table.strangers import opening
from game.tikal.table.scene import TableScene

open_table: Final = opening(TableScene)


class LookOn(following.LookOn, TableScene):
    """The table that another window plays at."""
