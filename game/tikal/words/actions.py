"""What every kind of action is and costs, in a sentence or two (docs/rules-tikal.md)."""

from typing import Final

from game.tikal.rules.setup import Options
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import Sentence, phrases, sentence

_ACTIONS: Final = phrases(
    __name__,
    {
        "enter": N_(
            "Arrive, 1 AP: a member goes from your supply to the base camp or to your camp."
        ),
        "shuttle": N_("Shuttle, 1 AP: a member goes between the base camp and your camps."),
        "move": N_(
            "Move, 1 AP a stone: a member goes to the next hexagon over the stones on both "
            "sides of the border. No stone, no way; nobody enters a volcano."
        ),
        "dig": N_(
            "Uncover, 2 AP: one more level of a temple without a guard, while the next number "
            "lasts. Two a turn at most; the second needs two of your members there."
        ),
        "recover": N_(
            "Recover, 3 AP: the top treasure where you have a member. Two a turn and hexagon "
            "at most; the second needs two members."
        ),
        "exchange": N_(
            "Exchange, 3 AP: a treasure that you have once for one that another player has "
            "once. Nobody can refuse."
        ),
        "guard": N_(
            "Guard, 5 AP: on a temple where you are stronger than each other player. One "
            "member becomes the guard, your others there leave the game. The temple is yours "
            "for good and keeps its number."
        ),
    },
)


def actions_told(options: Options) -> dict[str, Sentence]:
    """By the verb of the notation."""
    return {**_ACTIONS, "camp": camp(options.camp_rule)}


@sentence
def camp(rule: str) -> str:
    """rule: the option that says who must be there."""
    told = _("Camp, 5 AP: on jungle, or where all treasures are gone; one a hexagon. {who}")
    who = {
        "free": _("Nobody needs to be there."),
        "present": _("A member of any player must be there."),
        "own": _("A member of yours must be there."),
    }
    return told.format(who=who[rule])
