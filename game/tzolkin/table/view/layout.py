"""Which layout a window has."""

from typing import Final

from game.tzolkin.table.view.places import Places, TableFacts
from game.tzolkin.table.view.roomy import lay_high, lay_wide
from game.tzolkin.table.view.small import lay_across, lay_upright
from game.ui.screen import Screen

_NARROW: Final = 616
"""The greatest width in dp of a portrait window that gets the phone's layout."""


def place(screen: Screen, table: TableFacts) -> Places:
    """Return the layout that suits the window: roomy or for a phone, portrait or landscape."""
    if screen.portrait:
        narrow = screen.safe.w <= screen.px(_NARROW)
        return lay_upright(screen, table) if narrow else lay_high(screen, table)
    return lay_across(screen, table) if screen.compact else lay_wide(screen, table)
