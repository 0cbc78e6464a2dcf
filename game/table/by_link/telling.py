"""Tells whoever opens a link what it is."""

from game.core.game import AnyMatch
from game.core.outline import Origin, origin_of
from game.table.by_link import words
from game.table.by_link.course import LinkRelation
from game.table.by_link.seats import goes_by_link, has_acted, sent_by
from game.ui.sentence import Sentence, Words, lines


def describe_new(match: AnyMatch, *, knows: bool) -> Sentence:
    """Return what a match is that this device does not have, for the player who may sit down.

    ``knows`` is True if the device has a match that this one branched off from.
    """
    seat = match.here[0]
    other = words.played_elsewhere if has_acted(match, seat) else words.unknown
    told = words.branch if knows else other
    parts = told(match.setup.players[seat]["name"]), describe_origin(origin_of(match.extra))
    return lines(tuple(filter(None, parts)))


def describe_origin(origin: Origin | None) -> Words:
    """Return where a match branched off, in a line; empty if it did not."""
    return words.branched_off(origin.after, origin.of) if origin else ""


def describe_old(came: AnyMatch, course: LinkRelation, kept: AnyMatch) -> tuple[Sentence, Sentence]:
    """Return a heading and a text for a link that changes nothing in the kept match."""
    if course is LinkRelation.APART:
        return words.WORDS["apart"], words.WORDS["apart-told"]
    if not goes_by_link(came):
        return words.WORDS["here"], words.WORDS["here-told"]
    if course is LinkRelation.OLD:
        return words.WORDS["sent" if sent_by(came, kept.here) else "old"], words.WORDS["gone-on"]
    if not sent_by(came, kept.here):
        return words.WORDS["known"], words.WORDS["known-told"]
    if came.over:
        return words.WORDS["sent"], words.WORDS["sent-over"]
    return words.WORDS["sent"], words.is_for(came.setup.players[came.state.seat]["name"])
