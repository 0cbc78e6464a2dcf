"""The game and its options in words."""

from game.tzolkin.rules.setup import Options
from game.tzolkin.words.names import listed
from game.ui.i18n import gettext as _


def parts(options: Options) -> str:
    """The parts of the expansion that are played, in one short line."""
    names = {
        _("tribes"): options.tribes,
        _("prophecies"): options.prophecies,
        _("new buildings"): options.new_buildings,
        _("quick actions"): options.quick_actions,
    }
    played = [name for name, is_played in names.items() if is_played]
    if not played:
        return _("Base game")
    if len(played) == len(names):
        return _("The whole expansion")
    return _("With {parts}").format(parts=listed(played))


def remark(options: Options) -> str:
    """What must be said where the expansion is explained; empty for the base game."""
    if options == Options():
        return ""
    return _(
        "Some figures of the expansion are told by one source only: what prophecies score, some "
        "tribes, prices of new buildings."
    )
