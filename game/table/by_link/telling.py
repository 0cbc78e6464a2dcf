"""What a link is, in words, to whoever opens it."""

from game.core.game import AnyMatch
from game.core.outline import Origin, origin_of
from game.table.by_link.course import Course
from game.table.by_link.seats import goes_by_link, has_acted, sent_by
from game.table.by_link.words import (
    WORDS,
    branch,
    branched_off,
    is_for,
    played_elsewhere,
    unknown,
)
from game.ui.sentence import Sentence, Words, lines


def told_of_new(match: AnyMatch, *, knows: bool) -> Sentence:
    """What a match is that this device does not know, to whoever may sit down; ``knows`` where it
    knows one that this one branched off from."""
    seat = match.here[0]
    other = played_elsewhere if has_acted(match, seat) else unknown
    told = branch if knows else other
    parts = told(match.setup.players[seat]["name"]), told_of_origin(origin_of(match.extra))
    return lines(tuple(filter(None, parts)))


def told_of_origin(origin: Origin | None) -> Words:
    """Where a match branched off, in a line; empty if it did not."""
    return branched_off(origin.after, origin.of) if origin else ""


def told_of_old(came: AnyMatch, course: Course, kept: AnyMatch) -> tuple[Sentence, Sentence]:
    """The heading and the words for what changes nothing."""
    if course is Course.APART:
        return WORDS["apart"], WORDS["apart-told"]
    if not goes_by_link(came):
        return WORDS["here"], WORDS["here-told"]
    if course is Course.OLD:
        return WORDS["sent" if sent_by(came, kept.here) else "old"], WORDS["gone-on"]
    if not sent_by(came, kept.here):
        return WORDS["known"], WORDS["known-told"]
    if came.over:
        return WORDS["sent"], WORDS["sent-over"]
    return WORDS["sent"], is_for(came.setup.players[came.state.seat]["name"])
