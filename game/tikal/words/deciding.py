"""What decided a match, in a sentence each: who has more is told first."""

from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.sentence import sentence

Held = tuple[int, int]
"""Temples, and the members on them."""


@sentence
def treasures(rival: str, own: int, theirs: int) -> str:
    """The points for treasures of a player and of a rival."""
    ahead = _("Treasures paid you {own} points, and {rival} {theirs}.")
    behind = _("Treasures paid {rival} {theirs} points, and you {own}.")
    return _told(ahead, behind, rival, own, theirs)


@sentence
def guarded(rival: str, own: int, theirs: int) -> str:
    """The points for temples with a guard of a player and of a rival."""
    ahead = _("Temples with a guard paid you {own} points, and {rival} {theirs}.")
    behind = _("Temples with a guard paid {rival} {theirs} points, and you {own}.")
    return _told(ahead, behind, rival, own, theirs)


@sentence
def earlier_temples(rival: str, own: int, theirs: int) -> str:
    """The points for temples without a guard before the last scoring."""
    ahead = _("Before the end, unguarded temples paid you {own} points, and {rival} {theirs}.")
    behind = _("Before the end, unguarded temples paid {rival} {theirs} points, and you {own}.")
    return _told(ahead, behind, rival, own, theirs)


@sentence
def last_temples(rival: str, own: Held, theirs: Held) -> str:
    """The temples without a guard that paid in the last scoring, and the members on them."""
    ahead = own > theirs
    (temples, members), (fewer, few) = (own, theirs) if ahead else (theirs, own)
    if ahead and fewer:
        told = _("Finally you held {temples} with {members}, {rival} {fewer} with {few}.")
    elif ahead:
        told = _("Finally you held {temples} with {members}, {rival} none.")
    elif fewer:
        told = _("Finally {rival} held {temples} with {members}, you {fewer} with {few}.")
    else:
        told = _("Finally {rival} held {temples} with {members}, you none.")
    unguarded = ngettext("{count} unguarded temple", "{count} unguarded temples", temples).format(
        count=temples
    )
    return told.format(
        rival=rival,
        temples=unguarded,
        members=ngettext("{count} member", "{count} members", members).format(count=members),
        fewer=fewer,
        few=few,
    )


@sentence
def not_bid(rival: str, own: int, theirs: int) -> str:
    """The points that were not bid for turns."""
    ahead = _("You kept {own} points that were not bid, and {rival} {theirs}.")
    behind = _("{rival} kept {theirs} points that were not bid, and you {own}.")
    return _told(ahead, behind, rival, own, theirs)


def _told(more: str, less: str, rival: str, own: int, theirs: int) -> str:
    """Fill in the sentence for a player who has more, or for one who has less."""
    return (more if own > theirs else less).format(rival=rival, own=own, theirs=theirs)
