"""The places of its sections, for all that is explained at a table."""

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
