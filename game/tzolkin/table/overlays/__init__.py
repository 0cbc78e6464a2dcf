"""Other ways of looking at a position: the days to come, the next food day, the end."""

from typing import Final

from game.table.overlays.overlay import Overlay
from game.ui.i18n import gettext as _

AHEAD: Final = Overlay(
    "ahead",
    "l",
    "tzolkin/sign_ahead",
    lambda: _("Look ahead"),
    lambda: _("the gears in some days, and what your workers could do then."),
)
FOOD_DAY: Final = Overlay(
    "food-day",
    "d",
    "tzolkin/sign_bowl",
    lambda: _("Food day"),
    lambda: _("the next food day for every seat, as if it came now."),
)
END: Final = Overlay(
    "end",
    "x",
    "tzolkin/sign_points",
    lambda: _("If it ended now"),
    lambda: _("the points of every seat, monument by monument."),
)
OVERLAYS: Final = (AHEAD, FOOD_DAY, END)
"""In the order of their buttons."""
