"""What a link brings to a match that is kept here already."""

from collections.abc import Sequence
from enum import Enum, auto
from itertools import takewhile

from game.core.game import AnyMatch
from game.core.outline import origin_of


class LinkRelation(Enum):
    """How the match of a link stands to the same one that is kept, the best first."""

    NEWS = auto()
    """It goes on where the kept one ends."""
    KNOWN = auto()
    """It is the same, but for what was begun of a turn."""
    OLD = auto()
    """The kept one has gone on since."""
    APART = auto()
    """Both have gone on, and not alike."""


def course_of(came: AnyMatch, kept: AnyMatch) -> LinkRelation:
    """What has become of the kept match in the one that came, which is the same game. What can be
    undone is no part of a course yet: whoever has begun a turn may have played another one."""
    alike = alike_until(came, kept)
    if alike < kept.undo_limit:
        return LinkRelation.OLD if alike == len(came.actions) else LinkRelation.APART
    if alike == len(kept.actions) < len(came.actions) or alike < came.undo_limit:
        return LinkRelation.NEWS
    return LinkRelation.KNOWN


def nearest(came: AnyMatch, kept: Sequence[AnyMatch]) -> AnyMatch | None:
    """The one of some matches that began alike that came, or that it goes on from; None for none,
    though it may have branched off from them."""
    alike = [one for one in kept if one.setup == came.setup]
    same = [one for one in alike if _branch(one) == _branch(came)]
    # in some that were kept before branches had names the game itself went on
    unnamed = [one for one in alike if not (_named(one) or _named(came))]
    parted = [one for one in unnamed if course_of(came, one) is not LinkRelation.APART]

    def nearness(match: AnyMatch) -> tuple[int, int, int]:
        return -course_of(came, match).value, alike_until(came, match), -len(match.actions)

    return max(same or parted, key=nearness, default=None)


def _branch(match: AnyMatch) -> tuple[int, int, str] | None:
    """What tells a branch from the game itself, and from other branches of it."""
    origin = origin_of(match.extra)
    return (origin.after, origin.of, origin.id) if origin else None


def _named(match: AnyMatch) -> bool:
    origin = origin_of(match.extra)
    return origin is not None and bool(origin.id)


def alike_until(one: AnyMatch, other: AnyMatch) -> int:
    """How many actions both have before they part."""
    pairs = zip(one.actions, other.actions, strict=False)
    return sum(1 for _pair in takewhile(lambda pair: pair[0] == pair[1], pairs))
