"""How Tikal's table is opened, to play and to look on."""

from typing import Final

from game.table import following
from game.table.strangers import opening
from game.tikal.table.scene import TableScene

open_table: Final = opening(TableScene)


class LookOn(following.LookOn, TableScene):
    """The table of a match that another window plays."""
