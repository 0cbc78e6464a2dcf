"""The overlays: the days to come, the next food day, the end."""

from typing import Final

from game.table.overlay import Overlay
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases

# The names of Tzolk'in's overlays, and what each of them shows.

LABELS: Final = phrases(
    f"{__name__}.labels",
    {
        "ahead": N_("Look ahead"),
        "food-day": N_("Food day"),
        "end": N_("If it ended now"),
    },
)
SHOWN: Final = phrases(
    f"{__name__}.shown",
    {
        "ahead": N_("the gears in some days, and what your workers could do then."),
        "food-day": N_("the next food day for every seat, as if it came now."),
        "end": N_("the points of every seat, monument by monument."),
    },
)


AHEAD, FOOD_DAY, END = OVERLAYS = tuple(
    Overlay(id, key, icon, LABELS[id], SHOWN[id])
    for id, key, icon in (
        ("ahead", "l", "tzolkin/sign_ahead"),
        ("food-day", "d", "tzolkin/sign_bowl"),
        ("end", "x", "tzolkin/sign_points"),
    )
)
"""All overlays, in the order of their buttons."""
