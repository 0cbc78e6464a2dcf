"""How many treasures are left, in texts of different lengths."""

from game.tikal.table.shown.stock import Stock
from game.ui.i18n import gettext as _


def describe_treasures(stock: Stock) -> tuple[str, ...]:
    """Return texts on how many treasures can still be recovered and where they are, from the
    longest to the shortest."""
    here, later = stock.on_board, stock.to_come
    both = (
        _("Treasures: {here} on the board, {later} to come"),
        _("{here} on the board, {later} to come"),
        _("{all} to recover"),
    )
    laid = (_("Treasures: {here} on the board"), _("{here} on the board"))
    words = (*(both if later else laid), "{all}")
    return tuple(one.format(here=here, later=later, all=here + later) for one in words)
