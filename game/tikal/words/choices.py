"""The games in the box and the options of their rules, in words."""

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
    """The whole name of a game."""
    return _GAMES[variant.name]


def camp_rule(rule: str) -> Sentence:
    """Who must be there for a camp, in short."""
    return _CAMPS[rule]


def summary(options: Options) -> Sentence:
    """The options in one short line."""
    return options_played(options.camp_rule, options.a4_value)


@sentence
def options_played(camps: str, value: int) -> str:
    """The same by their values."""
    return _("{camps}; temple a4: {value}").format(camps=camp_rule(camps), value=value)


def game_played(setup: Setup) -> Sentence:
    """Which game a match plays, with its options."""
    options = setup.options
    return played(setup.variant.name, options.camp_rule, options.a4_value)


@sentence
def played(variant: str, camp_rule: str, a4_value: int) -> str:
    options = summary(Options(camp_rule, a4_value))
    return _("{game}. {options}.").format(game=game_name(VARIANTS[variant]), options=options)


@sentence
def reconstruction() -> str:
    """What must be said wherever Mini Tikal is offered or explained (section 8)."""
    return _(
        "No picture of the original Mini Tikal is left: which hexagons and spaces it uses is our "
        "own choice."
    )
