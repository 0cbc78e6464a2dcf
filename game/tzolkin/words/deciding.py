"""What decided a match, in a sentence each: who has more is told first."""

from game.ui.figures import number_text
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.sentence import sentence

Made = tuple[int, int]
"""How many, and the points for them."""


@sentence
def temples(rival: str, own: int, theirs: int) -> str:
    """The points that the temples paid a player and a rival on food days."""
    ahead = _("On food days temples paid you {own} points, and {rival} {theirs}.")
    behind = _("On food days temples paid {rival} {theirs} points, and you {own}.")
    return _told(ahead, behind, rival, own, theirs)


@sentence
def prophecies(rival: str, own: int, theirs: int) -> str:
    """The points of prophecies."""
    ahead = _("Prophecies brought you {own} points, and {rival} {theirs}.")
    behind = _("Prophecies brought {rival} {theirs} points, and you {own}.")
    return _told(ahead, behind, rival, own, theirs)


@sentence
def technologies(rival: str, own: int, theirs: int) -> str:
    """The points for technologies beyond the last level."""
    ahead = _("Technologies brought you {own} points, and {rival} {theirs}.")
    behind = _("Technologies brought {rival} {theirs} points, and you {own}.")
    return _told(ahead, behind, rival, own, theirs)


@sentence
def hunger(rival: str, own: int, theirs: int) -> str:
    """The points lost for workers without food."""
    behind = _("Hungry workers cost you {own} points, and {rival} {theirs}.")
    ahead = _("Hungry workers cost {rival} {theirs} points, and you {own}.")
    return _told(behind, ahead, rival, own, theirs)


@sentence
def goods(rival: str, own: float, theirs: float) -> str:
    """The points at the end for corn and resources."""
    ahead = _("Goods left at the end paid you {own} points, and {rival} {theirs}.")
    behind = _("Goods left at the end paid {rival} {theirs} points, and you {own}.")
    return _told(ahead, behind, rival, own, theirs)


@sentence
def skulls_left(rival: str, own: int, theirs: int) -> str:
    """The points at the end for skulls that were not offered."""
    ahead = _("Skulls left at the end paid you {own} points, and {rival} {theirs}.")
    behind = _("Skulls left at the end paid {rival} {theirs} points, and you {own}.")
    return _told(ahead, behind, rival, own, theirs)


@sentence
def offerings(rival: str, own: Made, theirs: Made) -> str:
    """The skulls offered on Chichen Itza, and the points for them."""
    count = max(own, theirs, key=_points)[0]
    ahead = ngettext(
        "You offered {mine} skull for {own} points; {rival} offered {others} for {theirs}.",
        "You offered {mine} skulls for {own} points; {rival} offered {others} for {theirs}.",
        count,
    )
    behind = ngettext(
        "{rival} offered {others} skull for {theirs} points; you offered {mine} for {own}.",
        "{rival} offered {others} skulls for {theirs} points; you offered {mine} for {own}.",
        count,
    )
    return _made(ahead, behind, rival, own, theirs)


@sentence
def buildings(rival: str, own: Made, theirs: Made) -> str:
    """The buildings, and the points for them."""
    count = max(own, theirs, key=_points)[0]
    ahead = ngettext(
        "You had {mine} building for {own} points; {rival} had {others} for {theirs}.",
        "You had {mine} buildings for {own} points; {rival} had {others} for {theirs}.",
        count,
    )
    behind = ngettext(
        "{rival} had {others} building for {theirs} points; you had {mine} for {own}.",
        "{rival} had {others} buildings for {theirs} points; you had {mine} for {own}.",
        count,
    )
    return _made(ahead, behind, rival, own, theirs)


@sentence
def monuments(rival: str, own: Made, theirs: Made) -> str:
    """The monuments, and the points for them."""
    count = max(own, theirs, key=_points)[0]
    ahead = ngettext(
        "You built {mine} monument for {own} points; {rival} built {others} for {theirs}.",
        "You built {mine} monuments for {own} points; {rival} built {others} for {theirs}.",
        count,
    )
    behind = ngettext(
        "{rival} built {others} monument for {theirs} points; you built {mine} for {own}.",
        "{rival} built {others} monuments for {theirs} points; you built {mine} for {own}.",
        count,
    )
    return _made(ahead, behind, rival, own, theirs)


def _points(made: Made) -> int:
    return made[1]


def _told(more: str, less: str, rival: str, own: float, theirs: float) -> str:
    """Fill in the sentence for a player who has more, or for one who has less."""
    told = more if own > theirs else less
    return told.format(rival=rival, own=number_text(own), theirs=number_text(theirs))


def _made(more: str, less: str, rival: str, own: Made, theirs: Made) -> str:
    told = more if own[1] > theirs[1] else less
    return told.format(rival=rival, mine=own[0], own=own[1], others=theirs[0], theirs=theirs[1])
