"""What cost a player points in a match, in a line each."""

from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.sentence import sentence


@sentence
def fewer_treasures(own: int, rival: str, theirs: int) -> str:
    """The points for treasures of a player and of a rival."""
    told = _("Treasures paid {rival} {theirs} points, and you {own}. Take more of them.")
    return told.format(own=own, rival=rival, theirs=theirs)


@sentence
def fewer_temples(own: int, rival: str, theirs: int) -> str:
    """The points for temples of a player and of a rival."""
    told = _("Temples paid {rival} {theirs} points, and you {own}. Be the strongest there.")
    return told.format(own=own, rival=rival, theirs=theirs)


@sentence
def temples_taken(points: int) -> str:
    """The points that temples paid others after they had paid the player."""
    told = ngettext(
        "Temples that were yours paid others {points} point later. A guard keeps them.",
        "Temples that were yours paid others {points} points later. A guard keeps them.",
        points,
    )
    return told.format(points=points)


@sentence
def points_unspent(points: int) -> str:
    """The action points that a player did not spend."""
    told = ngettext(
        "You left {points} action point unspent. Each one is a step or half a level.",
        "You left {points} action points unspent. Each one is a step or half a level.",
        points,
    )
    return told.format(points=points)


@sentence
def members_idle(count: int) -> str:
    """The members who stood at the base camp at the end."""
    told = ngettext(
        "{count} member of yours stood at the base camp at the end. There it pays nothing.",
        "{count} members of yours stood at the base camp at the end. There they pay nothing.",
        count,
    )
    return told.format(count=count)
