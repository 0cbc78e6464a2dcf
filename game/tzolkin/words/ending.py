"""The words of the results of Tzolk'in."""

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases, sentence

WORDS: Final = phrases(
    __name__,
    {
        "begged": N_("Begged"),
        "buildings": N_("Buildings"),
        "chichen-itza": N_("Chichen Itza"),
        "corn-paid": N_("Corn paid"),
        "feats": N_("Feats"),
        "food-days": N_("Food days"),
        "goods": N_("Goods"),
        "hunger": N_("Hunger"),
        "levels-learnt": N_("Levels learnt"),
        "monuments": N_("Monuments"),
        "nothing": N_("Nothing"),
        "placed": N_("Placed"),
        "points": N_("Points"),
        "prophecies": N_("Prophecies"),
        "pushed-off": N_("Pushed off"),
        "skulls": N_("Skulls"),
        "technologies": N_("Technologies"),
        "temples": N_("Temples"),
        "two-days": N_("Two days"),
    },
)


@sentence
def hunger_on(day: int) -> str:
    """Label the row with the points lost for hunger on a food day."""
    return _("{day}: hunger").format(day=day)


@sentence
def temples_on(day: int) -> str:
    """Label the row with the points that the temples paid on a food day."""
    return _("{day}: temples").format(day=day)


@sentence
def prophecy_on(day: int) -> str:
    """Label the row with the points of the prophecy scored on a food day."""
    return _("{day}: prophecy").format(day=day)
