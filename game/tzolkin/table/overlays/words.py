"""What the overlays of Tzolk'in are called, and what each of them shows."""

from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases

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
