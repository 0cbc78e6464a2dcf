"""Matches that go from device to device as links, without a server (docs/sharing.md)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Sequence
from enum import Enum, auto
from functools import partial
from itertools import takewhile
from typing import Final

from game.core.game import AnyMatch, GameRules
from game.core.outline import Origin, origin_of
from game.core.share import code_of
from game.platform import platform
from game.players.opponents import BY_LINK, PERSON
from game.table.dialogs.share import ShareDialog, ShareOption
from game.table.modes.watching import LEAVE, SEND
from game.table.words import turn_of
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.scene import Stage
from game.ui.sentence import Sentence, Words, lines, phrases, sentence

# The seats that are played at this device in a match by link.


def goes_by_link(match: AnyMatch) -> bool:
    """Return True if at least one player of the match plays at another device."""
    return BY_LINK in _kinds(match)


def claim_first_seats(match: AnyMatch) -> None:
    """Give this device its seats in a match by link that it begins.

    They are the seats of people, or where there are none the seat to act.
    """
    if goes_by_link(match) and not match.local_seats:
        match.local_seats = _began(match) or [match.state.seat]


def claim_seats(match: AnyMatch) -> None:
    """Give this device its seats in a match by link that it opens for the first time.

    It is the seat to act if that is played at another device than the one that began the match;
    else the seats of people, as at that device.
    """
    if not goes_by_link(match) or match.local_seats:
        return
    seat = match.state.seat
    elsewhere = _kinds(match)[seat] == BY_LINK
    match.local_seats = [seat] if elsewhere else _began(match) or [seat]


def people_here(match: AnyMatch, computers: Container[int]) -> set[int]:
    """Return the seats for which people at this device decide."""
    seats = range(len(match.setup.players))
    return set(match.local_seats or (seat for seat in seats if seat not in computers))


def kinds_from_here(match: AnyMatch) -> list[str]:
    """Return who plays each seat, seen from this device.

    The record itself tells it as seen from the device that began the match.
    """
    if not goes_by_link(match) or not match.local_seats:
        return _kinds(match)
    people = {seat: PERSON if seat in match.local_seats else BY_LINK for seat in _people(match)}
    return [people.get(seat, kind) for seat, kind in enumerate(_kinds(match))]


def ended_here(match: AnyMatch) -> bool:
    """Return True if a player at this device played the last action of a match by link."""
    return bool(match.actions) and match.before(len(match.actions) - 1).seat in match.local_seats


def sent_by(match: AnyMatch, seats: Collection[int]) -> bool:
    """Return True if one of these seats sent the link of a match.

    The sender is the person who acted last, or before anybody has acted those who began the match.
    """
    people = _people(match)
    acted = (match.before(index).seat for index in reversed(range(len(match.actions))))
    last = next((seat for seat in acted if seat in people), None)
    return any(seat in seats for seat in (_began(match) if last is None else [last]))


def has_acted(match: AnyMatch, seat: int) -> bool:
    """Return True if a seat has played any action yet."""
    return any(match.before(index).seat == seat for index in range(len(match.actions)))


def _people(match: AnyMatch) -> list[int]:
    """Return the seats of people, here or elsewhere."""
    return [seat for seat, kind in enumerate(_kinds(match)) if kind in (PERSON, BY_LINK)]


def _began(match: AnyMatch) -> list[int]:
    """Return the seats that are played at the device that began the match."""
    return [seat for seat, kind in enumerate(_kinds(match)) if kind == PERSON]


def _kinds(match: AnyMatch) -> list[str]:
    return [player["kind"] for player in match.setup.players]


# The match that a link brings, compared with the matches that are kept on this device.


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


def compare_link(came: AnyMatch, kept: AnyMatch) -> LinkRelation:
    """Return how the match of a link relates to a kept match with the same beginning.

    Actions that can still be undone do not count: whoever has begun a turn may play it differently.
    """
    alike = alike_until(came, kept)
    if alike < kept.undo_limit:
        return LinkRelation.OLD if alike == len(came.actions) else LinkRelation.APART
    if alike == len(kept.actions) < len(came.actions) or alike < came.undo_limit:
        return LinkRelation.NEWS
    return LinkRelation.KNOWN


def find_kept_match(came: AnyMatch, kept: Sequence[AnyMatch]) -> AnyMatch | None:
    """Return the kept match that a link's match is the same as or goes on from, or None.

    Only matches with the same set-up count. A branch of a kept match is not that match.
    """
    alike = [one for one in kept if one.setup == came.setup]
    same = [one for one in alike if _branch(one) == _branch(came)]
    # matches kept before branches had ids: the game itself may have gone on in a branch
    unnamed = [one for one in alike if not (_named(one) or _named(came))]
    parted = [one for one in unnamed if compare_link(came, one) is not LinkRelation.APART]

    def nearness(match: AnyMatch) -> tuple[int, int, int]:
        return -compare_link(came, match).value, alike_until(came, match), -len(match.actions)

    return max(same or parted, key=nearness, default=None)


def _branch(match: AnyMatch) -> tuple[int, int, str] | None:
    """Return what identifies a match's branch; None for a match that did not branch off."""
    origin = origin_of(match.extra)
    return (origin.shared_actions, origin.original_actions, origin.id) if origin else None


def _named(match: AnyMatch) -> bool:
    origin = origin_of(match.extra)
    return origin is not None and bool(origin.id)


def alike_until(one: AnyMatch, other: AnyMatch) -> int:
    """Return the number of actions at the beginning that two matches have in common."""
    pairs = zip(one.actions, other.actions, strict=False)
    return sum(1 for _pair in takewhile(lambda pair: pair[0] == pair[1], pairs))


# The texts.

WORDS: Final = phrases(
    __name__,
    {
        "last": N_("The last link"),
        "last-told": N_("Send it once more, so that the others see how it ended."),
        "sealed": N_(
            "What is hidden is packed in it, but not locked: whoever takes it apart, or tries a "
            "turn in another browser, can look. Play with people you trust."
        ),
        "apart": N_("This link does not fit"),
        "apart-told": N_(
            "In it the game goes on in another way than here: somebody has played from an old "
            "link. Your game stays as it is; send your link once more (at the table: the menu, "
            "Share)."
        ),
        "here": N_("You have this game"),
        "here-told": N_("It is kept on this device, just as far."),
        "old": N_("This link is old"),
        "gone-on": N_("Your game has gone on since, and stays as it is."),
        "known": N_("You know this link"),
        "known-told": N_("It was opened before. Your game is just as far."),
        "sent": N_("You sent this link"),
        "sent-over": N_("It shows the others how the game ended."),
    },
)


@sentence
def send_link(player: str) -> str:
    """Say how links go to another player and back."""
    told = _("Send this link to {player}. The answer is a link too: open it in this browser.")
    return told.format(player=player)


@sentence
def send_code(player: str) -> str:
    """Say how codes go to another player and back, where there is no page to link to."""
    return _(
        "Send this code to {player}. The answer is a code too: paste it at the title, under "
        "Open a record."
    ).format(player=player)


@sentence
def branch_match(player: str) -> str:
    """Tell of a match that branched off from one on this device."""
    return _(
        "It is a branch of a game that you play, and a game of its own. You play {player}. "
        "When your turn is over, you send a link back."
    ).format(player=player)


@sentence
def played_elsewhere(player: str) -> str:
    """Tell of a match in which this device's seat has been played at another device."""
    return _(
        "This device does not know this game, and {player} has played in it before: on another "
        "device, or in another browser. Go on there if you can. Here you sit down as {player} "
        "once more."
    ).format(player=player)


@sentence
def unknown_match(player: str) -> str:
    """Tell of a match that this device does not have yet."""
    return _(
        "This device does not know this game yet. You play {player}. When your turn is over, "
        "you send a link back."
    ).format(player=player)


@sentence
def branched_off(after: int, of: int) -> str:
    """Say after which action a match branched off."""
    told = ngettext(
        "Branched off after {after} action of {of}",
        "Branched off after {after} actions of {of}",
        after,
    )
    return told.format(after=after, of=of)


@sentence
def link_is_for(player: str) -> str:
    """Say for whom the player's own link is."""
    told = _("It is for {player}, who is to play. Your game is just as far.")
    return told.format(player=player)


# What a link is, for whoever opens it.


def describe_new(match: AnyMatch, *, knows: bool) -> Sentence:
    """Return what a match is that this device does not have, for the player who may sit down.

    ``knows`` is True if the device has a match that this one branched off from.
    """
    seat = match.local_seats[0]
    other = played_elsewhere if has_acted(match, seat) else unknown_match
    told = branch_match if knows else other
    parts = told(match.setup.players[seat]["name"]), describe_origin(origin_of(match.extra))
    return lines(tuple(filter(None, parts)))


def describe_origin(origin: Origin | None) -> Words:
    """Return where a match branched off, in a line; empty if it did not."""
    return branched_off(origin.shared_actions, origin.original_actions) if origin else ""


def describe_old(came: AnyMatch, course: LinkRelation, kept: AnyMatch) -> tuple[Sentence, Sentence]:
    """Return a heading and a text for a link that changes nothing in the kept match."""
    if course is LinkRelation.APART:
        return WORDS["apart"], WORDS["apart-told"]
    if not goes_by_link(came):
        return WORDS["here"], WORDS["here-told"]
    if course is LinkRelation.OLD:
        return WORDS["sent" if sent_by(came, kept.local_seats) else "old"], WORDS["gone-on"]
    if not sent_by(came, kept.local_seats):
        return WORDS["known"], WORDS["known-told"]
    if came.over:
        return WORDS["sent"], WORDS["sent-over"]
    return WORDS["sent"], link_is_for(came.setup.players[came.state.seat]["name"])


# Sending a match by link to the player who is to act.


def tools_of_links(
    stage: Stage, match: AnyMatch, rules: GameRules, leave: Callable[[], None]
) -> dict[str, Callable[[], None]]:
    """Return what the buttons that send a link and leave for the title do, by their ids."""
    return {SEND: partial(open_send_dialog, stage, match, rules), LEAVE: leave}


def open_send_dialog(stage: Stage, match: AnyMatch, rules: GameRules) -> None:
    """Show the link for the player to act; of a finished match, for all others."""
    if match.over:
        title, words = WORDS["last"], WORDS["last-told"]
    else:
        name = match.setup.players[match.state.seat]["name"]
        way = send_link if platform.sharing.page else send_code
        title, words = turn_of(name), lines((way(name), describe_secrecy()))
    code = partial(code_of, match, rules, veiled=not match.over)
    stage.push(ShareDialog(stage, title, [ShareOption("", words, code)]))


def describe_secrecy() -> Sentence:
    """Return what a link hides, and what it cannot hide."""
    return WORDS["sealed"]
