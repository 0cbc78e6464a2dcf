"""The names of the rulebook's sections about the table, for explanations that lead there."""

from typing import Final

TAPS: Final = "table/taps"
BOARD: Final = "table/board"
SEATS: Final = "table/seats"
UNDO: Final = "table/undo"
HINT: Final = "table/hint"
OVERLAYS: Final = "table/overlays"
LOG: Final = "table/log"
WATCHING: Final = "table/watching"
MENU: Final = "table/menu"
BY_EAR: Final = "table/by-ear"
