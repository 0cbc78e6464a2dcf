"""The titles and subjects of the lessons, and why a goal cannot be reached any more."""

from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import phrases

TITLES: Final = phrases(
    f"{__name__}.titles",
    {
        "place": N_("Place and pay"),
        "ride": N_("Ride and pick up"),
        "corn": N_("Corn, jungle, wood"),
        "food": N_("The food day"),
        "technology": NC_("title of a lesson", "Technologies"),
        "building": N_("Buildings and monuments"),
        "skull": N_("Skulls, and the end"),
        "first-turn": N_("A game begins"),
        "tribes": NC_("title of a lesson", "Tribes"),
        "prophecies": NC_("title of a lesson", "Prophecies"),
        "new-buildings": N_("New buildings"),
        "quick": N_("Quick actions"),
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
        "technology": N_("Pay once, gain all game"),
        "building": N_("Help at once, points at the end"),
        "skull": N_("What Chichen Itza pays"),
        "first-turn": N_("Wealth tiles, and the whole table"),
        "tribes": N_("A power of your own"),
        "prophecies": N_("A loss now, points later"),
        "new-buildings": N_("Goods on every food day"),
        "quick": N_("An action in the same turn"),
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
        "harvested-early": N_("That worker came home before you had agriculture."),
        "has-corn": N_("You have too much corn to beg."),
        "no-quick-action": N_("No worker of yours can go there in this turn."),
        "nobody-there": N_("You have no worker there any more."),
        "other-technology": N_("You took another technology."),
        "other-tribe": N_("You kept the other tribe."),
        "picking": N_("In this turn you pick up."),
        "placing": N_("In this turn you place."),
        "resources-spent": N_("You have too few resources left for it."),
        "turn-over": N_("That turn is over."),
    },
)
"""Why a step's goal cannot be reached any more."""
