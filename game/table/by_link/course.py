"""Compares the match that a link brings with the matches that are kept on this device."""

from collections.abc import Sequence
from enum import Enum, auto
from itertools import takewhile

from game.core.game import AnyMatch
from game.core.outline import origin_of


class LinkRelation(Enum):
    """How a link's match relates to the kept match of the same game, the best relation first."""

    NEWS = auto()
    """The link's match goes on where the kept one ends."""
    KNOWN = auto()
    """Both are the same, apart from a turn that has only been begun."""
    OLD = auto()
    """The kept match has gone on since the link was made."""
    APART = auto()
    """Both have gone on, in different ways."""


def course_of(came: AnyMatch, kept: AnyMatch) -> LinkRelation:
    """Return how the match of a link relates to a kept match with the same beginning.

    Actions that can still be undone do not count: whoever has begun a turn may play it differently.
    """
    alike = alike_until(came, kept)
    if alike < kept.undo_limit:
        return LinkRelation.OLD if alike == len(came.actions) else LinkRelation.APART
    if alike == len(kept.actions) < len(came.actions) or alike < came.undo_limit:
        return LinkRelation.NEWS
    return LinkRelation.KNOWN


def nearest(came: AnyMatch, kept: Sequence[AnyMatch]) -> AnyMatch | None:
    """Return the kept match that a link's match is the same as or goes on from, or None.

    Only matches with the same set-up count. A branch of a kept match is not that match.
    """
    alike = [one for one in kept if one.setup == came.setup]
    same = [one for one in alike if _branch(one) == _branch(came)]
    # matches kept before branches had ids: the game itself may have gone on in a branch
    unnamed = [one for one in alike if not (_named(one) or _named(came))]
    parted = [one for one in unnamed if course_of(came, one) is not LinkRelation.APART]

    def nearness(match: AnyMatch) -> tuple[int, int, int]:
        return -course_of(came, match).value, alike_until(came, match), -len(match.actions)

    return max(same or parted, key=nearness, default=None)


def _branch(match: AnyMatch) -> tuple[int, int, str] | None:
    """Return what identifies a match's branch; None for a match that did not branch off."""
    origin = origin_of(match.extra)
    return (origin.after, origin.of, origin.id) if origin else None


def _named(match: AnyMatch) -> bool:
    origin = origin_of(match.extra)
    return origin is not None and bool(origin.id)


def alike_until(one: AnyMatch, other: AnyMatch) -> int:
    """Return the number of actions at the beginning that two matches have in common."""
    pairs = zip(one.actions, other.actions, strict=False)
    return sum(1 for _pair in takewhile(lambda pair: pair[0] == pair[1], pairs))
