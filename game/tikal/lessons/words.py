"""The titles and subjects of the lessons, and why a goal cannot be reached any more."""

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import phrases, sentence

TITLES: Final = phrases(
    f"{__name__}.titles",
    {
        "place": N_("New ground"),
        "walk": N_("Setting out"),
        "temple": NC_("title of a lesson", "Temples"),
        "treasure": NC_("title of a lesson", "Treasures"),
        "camp": N_("A second home"),
        "guard": N_("For good"),
        "scoring": NC_("title of a lesson", "Volcano!"),
        "auction": N_("The auction"),
    },
)
"""The titles, by the ids of the lessons."""
SUBJECTS: Final = phrases(
    f"{__name__}.about",
    {
        "place": N_("Lay a hexagon, read its stones"),
        "walk": N_("Members arrive and walk"),
        "temple": N_("Uncover them, and be the strongest"),
        "treasure": N_("Recover them, and exchange"),
        "camp": N_("Camps and secret paths"),
        "guard": N_("A guard keeps a temple"),
        "scoring": N_("What a scoring round pays"),
        "auction": N_("Bid for the turn and the choice"),
    },
)
"""What each lesson is about, by its id."""
LOST_REASONS: Final = phrases(
    f"{__name__}.lost",
    {
        "bought-by-ben": N_("Ben has bought this turn."),
        "another-taken": N_("You have taken another hexagon."),
        "no-camp-left": N_("Both your camps stand elsewhere."),
        "turn-over": N_("That turn is over."),
        "no-points-left": N_("Your action points are spent."),
        "nobody-comes": N_("None of your members can get there any more."),
        "not-held": N_("You do not hold the temple any more."),
        "leader-gone": N_("Your leader has left the game."),
        "no-guard-left": N_("Both your guards stand elsewhere."),
        "scored-less": N_("You have scored less than that."),
        "nobody-digs": N_("None of your members there can uncover a level any more."),
        "nobody-recovers": N_("None of your members there can recover a treasure any more."),
        "no-pair": N_("Ben has no twin left that you could exchange for another one."),
    },
)
"""Why a step's goal cannot be reached any more."""


@sentence
def too_dear(cost: float, ap: int) -> str:
    """Say what something costs, and how many action points are left."""
    return _("That takes {cost} AP, and you have {ap} left.").format(cost=cost, ap=ap)
