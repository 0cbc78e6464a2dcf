"""The words for the replay of a match."""

from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.sentence import sentence


@sentence
def beginning() -> str:
    return _("The beginning")


@sentence
def turn(number: int, turns: int) -> str:
    return _("Turn {turn} of {count}").format(turn=number, count=turns)


@sentence
def gained(points: tuple[tuple[str, int], ...]) -> str:
    """points: players who have more of them now, and how many more."""
    told = (
        ngettext("{player}: {count} point more", "{player}: {count} points more", more).format(
            player=player, count=more
        )
        for player, more in points
    )
    return "  ".join(told)
