"""The titles and subjects of the lessons, and why a goal cannot be reached any more."""

from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases

TITLES: Final = phrases(
    f"{__name__}.titles",
    {
        "place": N_("Place and pay"),
        "ride": N_("Ride and pick up"),
        "corn": N_("Corn, jungle, wood"),
        "food": N_("The food day"),
    },
)
"""The titles, by the ids of the lessons."""
SUBJECTS: Final = phrases(
    f"{__name__}.about",
    {
        "place": N_("Workers go on the gears"),
        "ride": N_("The wheel turns, workers earn"),
        "corn": N_("What Palenque gives"),
        "food": N_("Feed, get gifts, beg"),
    },
)
"""What each lesson is about, by its id."""
LOST_REASONS: Final = phrases(
    f"{__name__}.lost",
    {
        "begun": N_("You must beg before you do anything else."),
        "all-placed": N_("All your workers stand elsewhere."),
        "food-day-over": N_("That food day is over."),
        "fisher-gone": N_("You have no fisher on Palenque any more."),
        "has-corn": N_("You have too much corn to beg."),
        "nobody-there": N_("You have no worker there any more."),
        "picking": N_("In this turn you pick up."),
        "placing": N_("In this turn you place."),
        "turn-over": N_("That turn is over."),
    },
)
"""Why a step's goal cannot be reached any more."""
