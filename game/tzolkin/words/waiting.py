"""Words for times when nobody at this device plays.

Others act, a food day or the end is counted, the device is handed over, or an overlay is open.
"""

from typing import Final

from game.tzolkin.words import goods
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases, sentence

SAID: Final = phrases(
    __name__,
    {
        "not-your-turn": N_("It is not your turn."),
        "counted-first": N_("It is counted first."),
        "continue": N_("Continue"),
        "count-rest": N_("Count the rest"),
        "tribe-wanted": N_("In secret: choose a tribe and wealth tiles."),
        "tiles-wanted": N_("In secret: choose your wealth tiles."),
        "not-played": N_("Nothing is played; the others may pick up before."),
        "wind": N_("Drag the wheel, or tap."),
        "days-ahead": N_("Days ahead"),
        "food": N_("food"),
        "go-back-first": N_("Go back first."),
        "back": N_("Back"),
    },
)


@sentence
def thinks(player: str) -> str:
    return _("{player} thinks …").format(player=player)


@sentence
def ahead(day: int, days: int) -> str:
    """Tell which day the look ahead shows, and in how many days it comes."""
    told = _("Looking ahead: day {day}, in {days}")
    return told.format(day=day, days=goods.days(days))
