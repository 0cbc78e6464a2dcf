"""The names of the games in the box, and of the options of their rules."""

from typing import Final

from game.tikal.rules.setup import Options, Setup
from game.tikal.rules.variants import VARIANTS, Variant
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import Sentence, phrases, sentence

_GAMES: Final = phrases(
    f"{__name__}.games",
    {"basic": N_("Basic game"), "auction": N_("Auction game"), "mini": N_("Mini Tikal")},
)
_CAMPS: Final = phrases(
    f"{__name__}.camps",
    {
        "free": N_("Camps need no member"),
        "present": N_("Camps need any member"),
        "own": N_("Camps need your member"),
    },
)


def game_name(variant: Variant) -> Sentence:
    """Return the full name of a game."""
    return _GAMES[variant.name]


def camp_rule(rule: str) -> Sentence:
    """Return a short phrase for a value of ``camp_rule``: who must be there for a camp."""
    return _CAMPS[rule]


def summary(options: Options) -> Sentence:
    """Return the options as one short line."""
    return options_played(options.camp_rule, options.a4_value)


@sentence
def options_played(camps: str, value: int) -> str:
    """The line of ``summary``, from the values of the options."""
    return _("{camps}; temple a4: {value}").format(camps=camp_rule(camps), value=value)


def game_played(setup: Setup) -> Sentence:
    """Return the name of the game of a set-up, with its options."""
    options = setup.options
    return played(setup.variant.name, options.camp_rule, options.a4_value)


@sentence
def played(variant: str, camp_rule: str, a4_value: int) -> str:
    options = summary(Options(camp_rule, a4_value))
    return _("{game}. {options}.").format(game=game_name(VARIANTS[variant]), options=options)


@sentence
def reconstruction() -> str:
    """The remark that goes wherever Mini Tikal is offered or explained (section 8)."""
    return _(
        "No picture of the original Mini Tikal is left: which hexagons and spaces it uses is our "
        "own choice."
    )
