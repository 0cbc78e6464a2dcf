"""Why a button is disabled, for reasons other than a refusal by the rules."""

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases, sentence

WHY_NOT: Final = phrases(
    __name__,
    {
        "no-treasure": N_("You have no treasure to give in exchange."),
        "nobody-at-treasures": N_("None of your members stands where treasures lie."),
        "nobody-at-temple": N_("None of your members stands at a temple."),
        "no-hexagon": N_("No hexagon is there for that."),
        "all-arrived": N_("All of your members are in the jungle already."),
        "nobody-arrived": N_("None of your members has arrived yet."),
        "no-camp": N_("Secret paths lead from camp to camp; you have no camp yet."),
        "nobody-in-camp": N_("None of your members stands in the base camp or a camp of yours."),
        "no-single": N_("No other player has a single treasure of another kind."),
        "somebody-goes": N_("Somebody has to go; the cross puts all down."),
        "no-more-workers": N_("There are no more workers that could go."),
        "leader-alone": N_("The leader is alone here."),
        "begin-first": N_("Begin your turn first."),
        "counted-first": N_("The points are counted first."),
        "lay-first": N_("Lay the hexagon on a lit space first."),
        "one-way": N_("It fits there in one way only."),
        "looks-alike": N_("It looks the same however it is turned."),
    },
)


@sentence
def no_step(ap: int) -> str:
    """ap: the action points that are left."""
    told = _("No step of your members costs as little as the {ap} AP that are left.")
    return told.format(ap=ap)
