"""What Tzolk'in's sounds tell, in words for whoever does not hear them."""

from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import phrases

SOUNDS: Final = phrases(
    __name__,
    {
        "tzolkin/age": N_("A food day, and the second age begins"),
        "tzolkin/beg": N_("Somebody begs for corn"),
        "tzolkin/build": N_("A building is built"),
        "tzolkin/corn": NC_("sound", "Corn"),
        "tzolkin/day": N_("A food day"),
        "tzolkin/down": N_("A step down in a temple"),
        "tzolkin/fire": N_("Fire clears the jungle"),
        "tzolkin/gears": N_("The gears turn"),
        "tzolkin/gold": NC_("sound", "Gold"),
        "tzolkin/learn": N_("A technology is learnt"),
        "tzolkin/lift": N_("A worker is picked up"),
        "tzolkin/market": N_("Goods are traded"),
        "tzolkin/monument": N_("A monument is built"),
        "tzolkin/pay": N_("Something is paid"),
        "tzolkin/place": N_("A worker is placed"),
        "tzolkin/skull": N_("A crystal skull"),
        "tzolkin/stone": NC_("sound", "Stone"),
        "tzolkin/temple": N_("A step up in a temple"),
        "tzolkin/wood": NC_("sound", "Wood"),
    },
)
"""By the names of the sounds."""
