"""What cost a player points in a match, in a line each."""

from game.ui.figures import number_text
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.sentence import sentence


@sentence
def hunger(points: int) -> str:
    """The points lost for workers without food."""
    told = ngettext(
        "Hungry workers cost you {points} point. Save 2 corn for each before a food day.",
        "Hungry workers cost you {points} points. Save 2 corn for each before a food day.",
        points,
    )
    return told.format(points=points)


@sentence
def rode_off(count: int) -> str:
    """The workers who were pushed off their gears."""
    told = ngettext(
        "{count} worker of yours rode off a gear and did nothing. Pick him up in time.",
        "{count} workers of yours rode off their gears and did nothing. Pick them up in time.",
        count,
    )
    return told.format(count=count)


@sentence
def begged(count: int) -> str:
    """How often a player begged."""
    told = ngettext(
        "You begged {count} time for corn. Palenque feeds you without anger.",
        "You begged {count} times for corn. Palenque feeds you without anger.",
        count,
    )
    return told.format(count=count)


@sentence
def fewer_temples(own: int, rival: str, theirs: int) -> str:
    """The points for temples of a player and of a rival."""
    told = _("Temples paid {rival} {theirs} points, and you {own}. Go up on them.")
    return told.format(own=number_text(own), rival=rival, theirs=number_text(theirs))


@sentence
def fewer_buildings(own: int, rival: str, theirs: int) -> str:
    """The points for buildings of a player and of a rival."""
    told = _("Buildings paid {rival} {theirs} points, and you {own}. Build more.")
    return told.format(own=number_text(own), rival=rival, theirs=number_text(theirs))


@sentence
def fewer_skulls(own: int, rival: str, theirs: int) -> str:
    """The points for skulls on Chichen Itza of a player and of a rival."""
    told = _("Chichen Itza paid {rival} {theirs} points, and you {own}. Take skulls there.")
    return told.format(own=number_text(own), rival=rival, theirs=number_text(theirs))


@sentence
def fewer_monuments(own: int, rival: str, theirs: int) -> str:
    """The points for monuments of a player and of a rival."""
    told = _("Monuments paid {rival} {theirs} points, and you {own}. Build one.")
    return told.format(own=number_text(own), rival=rival, theirs=number_text(theirs))
