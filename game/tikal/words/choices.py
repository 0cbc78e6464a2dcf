"""The games in the box and the options of their rules, in words."""

from game.tikal.rules.setup import Options, Setup
from game.tikal.rules.variants import Variant
from game.ui.i18n import gettext as _


def game_name(variant: Variant) -> str:
    """The whole name of a game."""
    return {
        "basic": _("Basic game"),
        "auction": _("Auction game"),
        "mini": _("Mini Tikal"),
    }[variant.name]


def camp_rule(rule: str) -> str:
    """Who must be there for a camp, in short."""
    return {
        "free": _("Camps need nobody"),
        "present": _("Camps need anybody"),
        "own": _("Camps need you"),
    }[rule]


def summary(options: Options) -> str:
    """The options in one short line."""
    told = _("{camps}, a4 starts at {value}")
    return told.format(camps=camp_rule(options.camp_rule), value=options.a4_value)


def game_played(setup: Setup) -> str:
    """Which game a match plays, with its options."""
    return _("{game}. {options}.").format(
        game=game_name(setup.variant), options=summary(setup.options)
    )


def reconstruction() -> str:
    """What must be said wherever Mini Tikal is offered or explained (section 8)."""
    return _(
        "Reconstruction: the pictures of Mini Tikal's rules are lost. Which hexagons and spaces "
        "it uses is our own choice."
    )
