"""What a link brings to a match that is kept here already."""

from enum import Enum, auto
from itertools import takewhile

from game.core.game import AnyMatch


class Course(Enum):
    """How the match of a link stands to the same one that is kept."""

    NEWS = auto()
    """It goes on where the kept one ends."""
    KNOWN = auto()
    """It is the same."""
    OLD = auto()
    """The kept one has gone on since."""
    APART = auto()
    """Both have gone on, and not alike."""


def course_of(came: AnyMatch, kept: AnyMatch) -> Course:
    """What has become of the kept match in the one that came, which is the same game."""
    alike = alike_until(came, kept)
    came_ends, kept_ends = (alike == len(match.actions) for match in (came, kept))
    if kept_ends:
        return Course.KNOWN if came_ends else Course.NEWS
    return Course.OLD if came_ends else Course.APART


def alike_until(one: AnyMatch, other: AnyMatch) -> int:
    """How many actions both have before they part."""
    pairs = zip(one.actions, other.actions, strict=False)
    return sum(1 for _pair in takewhile(lambda pair: pair[0] == pair[1], pairs))
