"""Names and descriptions of choices that no thing on the table stands for."""

from typing import Final

from game.tzolkin.rules.data.board import CUBE_VALUE
from game.tzolkin.words import goods
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import phrases, sentence

CHOICE_NAMES: Final = phrases(
    __name__,
    {
        "nothing": N_("Do nothing"),
        "decline": NC_("button", "Decline"),
        "corn": N_("Take the corn"),
        "wood": N_("Take the wood"),
        "burn": N_("Burn the wood"),
        "whole": N_("Keep architecture for the second"),
        "served": N_("Use architecture here"),
        "anew": N_("Build anew"),
        "beg": N_("Beg for corn"),
        "pass": NC_("button", "Pass"),
        "start": N_("Starting player"),
        "calendar": NC_("calendar", "Calendar"),
    },
)
"""Names of such choices, by their verbs."""

CHOICE_EXPLANATIONS: Final = phrases(
    f"{__name__}.told",
    {
        "pass": N_("In this turn you neither place nor pick up a worker."),
        "nothing": N_("You do without it: you pay nothing and get nothing."),
        "decline": N_("You pay nothing for it; it is lost, and so is what is left of it."),
        "corn": N_("You get the corn, with a corn tile if one shows."),
        "wood": N_("You get a wood tile and its wood; the corn tile under it shows then."),
        "burn": N_(
            "A wood tile leaves the game: you get the corn tile under it with its corn, and go "
            "down one step on a temple."
        ),
        "whole": N_(
            "Architecture does not serve this building, but the second one if you build it."
        ),
        "served": N_("Architecture serves this building, and not the second one if you build it."),
        "anew": N_("You discard no building of yours for it."),
        "no-gold": N_("You pay nothing, and take no gold."),
        "one-day": N_(
            "Every gear turns by one tooth, as on every day. You keep your two days for later."
        ),
        "two-days": N_("Every gear turns by two teeth: all workers stand two spaces further on."),
        "dark": N_(
            "It costs no corn, but you can do it only once: your board turns to its dark side, "
            "and a moon shows it. The top step of a temple turns it back."
        ),
    },
)
"""Explanations of what such choices do."""


@sentence
def in_days(count: int) -> str:
    return ngettext("In {count} day", "In {count} days", count).format(count=count)


@sentence
def saving(kind: int) -> str:
    return _("Save {cube}").format(cube=goods.cubes(kind, 1))


@sentence
def sell(kind: int) -> str:
    return _("Sell {cube}").format(cube=goods.cubes(kind, 1))


@sentence
def buy(kind: int) -> str:
    return _("Buy {cube}").format(cube=goods.cubes(kind, 1))


@sentence
def trade(kind: int) -> str:
    told = _("{cube} into {corn}")
    return told.format(cube=goods.cubes(kind, 1), corn=goods.corn(CUBE_VALUE[kind]))


@sentence
def describe_begging(corn: int) -> str:
    """Explain begging; ``corn`` is the player's corn after it."""
    told = _(
        "Before anything else in your turn: you have {corn} then in place of yours, and go down "
        "one step on a temple of your choice."
    )
    return told.format(corn=goods.corn(corn))


@sentence
def describe_selling(kind: int) -> str:
    told = _("You give {cube} and get {corn}.")
    return told.format(cube=goods.cubes(kind, 1), corn=goods.corn(CUBE_VALUE[kind]))


@sentence
def describe_trading(kind: int) -> str:
    told = _("{told} Once in each of your turns.")
    return told.format(told=describe_selling(kind))


@sentence
def describe_buying(kind: int, price: int) -> str:
    told = _("You give {corn} and get {cube}.")
    return told.format(cube=goods.cubes(kind, 1), corn=goods.corn(price))


@sentence
def describe_gold(count: int) -> str:
    told = _("You pay {corn} for {gold}.")
    return told.format(corn=goods.corn(count), gold=goods.gold(count))


@sentence
def describe_saving(kind: int) -> str:
    told = _("Architecture serves this building: it costs you {cube} less.")
    return told.format(cube=goods.cubes(kind, 1))


@sentence
def food_day_away(day: int, left: int) -> str:
    """Tell how many days away a food day is after the days that would pass."""
    told = _("Food day {day} is {days} away then.")
    return told.format(day=day, days=goods.days(left))


@sentence
def food_day_next(day: int) -> str:
    return _("Food day {day} comes at the end of the next day.").format(day=day)
