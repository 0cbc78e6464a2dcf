"""The words of the results scene of Tikal."""

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import phrases, sentence

RESULT_LABELS: Final = phrases(
    __name__,
    {
        "action-points": N_("Action points"),
        "as-seeded": N_("It gives exactly this draw."),
        "at-the-end": N_("At the end"),
        "best-temple": N_("Best temple"),
        "copied": N_("Seed, seal and draw are on the clipboard."),
        "copy": NC_("button", "Copy"),
        "feats": NC_("score", "Feats"),
        "legend": N_("In each scoring round: points for temples + points for treasures."),
        "levels-uncovered": N_("Levels uncovered"),
        "longest-walk": N_("Longest walk"),
        "no-seed": N_("The record names none."),
        "not-bid": N_("Points not bid"),
        "nothing": NC_("score", "Nothing"),
        "otherwise": N_("It gives another draw than this one."),
        "points": NC_("score", "Points"),
        "short-over": N_("The short game ends with the second scoring."),
        "temples": NC_("score", "Temples"),
        "treasures": NC_("score", "Treasures"),
        "treasures-recovered": N_("Treasures recovered"),
        "unused": NC_("score", "Unused"),
    },
)


@sentence
def scoring_name(number: int) -> str:
    """The name of a scoring round; number: counted from 1."""
    return ngettext("Scoring {number}", "Scoring {number}", number).format(number=number)


@sentence
def points_split(temples: int, treasures: int) -> str:
    """The points of one seat in one scoring round."""
    return _("{temples} + {treasures}").format(temples=temples, treasures=treasures)


@sentence
def walked(steps: int) -> str:
    """The most steps that a member walked in a row."""
    return ngettext("{count} step", "{count} steps", steps).format(count=steps)


@sentence
def best_temple(points: int, space: str) -> str:
    """The points of a temple, and its space."""
    return _("{points}, {space}").format(points=points, space=space)
