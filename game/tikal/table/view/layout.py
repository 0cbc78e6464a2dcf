"""Where everything on the table lies, worked out from the window's size and what it is for."""

from typing import Final

from game.tikal.table.desk import Desk
from game.tikal.table.view.roomy import has_room_beside, lay_broad, lay_high, lay_wide
from game.tikal.table.view.small import lay_across, lay_upright
from game.tikal.table.view.table_layout import TableLayout
from game.ui.screen import Screen

_NARROW: Final = 616
"""The width in dp up to which a high window is a phone's."""


def lay_out(screen: Screen, seats: int, desk: Desk) -> TableLayout:
    """Seats beside the board in a wide window, below it in a high one; in a very wide one the log
    too. What a phone has no room for gives way to what the desk is for."""
    if screen.portrait:
        narrow = screen.safe.w <= screen.px(_NARROW)
        return lay_upright(screen, seats, desk) if narrow else lay_high(screen, seats)
    if screen.compact:
        return lay_across(screen, seats, desk)
    return lay_broad(screen, seats) if has_room_beside(screen) else lay_wide(screen, seats)
