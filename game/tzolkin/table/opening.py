"""How the table is opened."""

from typing import Final

from game.table.strangers import opening
from game.tzolkin.players.roster import OPPONENTS
from game.tzolkin.table.scene import TableScene

open_table: Final = opening(TableScene, OPPONENTS)
