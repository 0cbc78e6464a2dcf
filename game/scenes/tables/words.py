"""The texts about a host's tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.table.guest.words import short_time
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.punctuation import listed, listed_apart
from game.ui.sentence import Words, phrases, sentence

_AN_HOUR: Final = 60
"""In minutes."""
WORDS: Final = phrases(
    __name__,
    {
        "tables": NC_("heading", "Tables"),
        "make": N_("New table"),
        "open-table": NC_("button", "Open the table"),
        "whoever": N_("Free seat"),
        "you-here": N_("You, at this device"),
        "which-game": N_("Which game?"),
        "make-told": N_(
            "You sit down at the first seat that is for a person; other people take the others, "
            "each on a device of their own."
        ),
        "none": N_("No table has free seats yet. New ones appear here by themselves."),
        "seat": N_("Take a seat"),
        "watch": NC_("button", "Watch"),
        "name": N_("Your name"),
        "name-asked": N_("What is your name at this table?"),
        "bank": N_("Time each"),
        "bank-over": N_("When time is over, nothing is taken away: all see by how much."),
        "no-bank": NC_("time", "Any"),
        "waits": N_("The game begins when all are here"),
        "invite": NC_("button", "Invite"),
        "table-link": NC_("link", "This table"),
        "table-link-told": N_(
            "Whoever opens it can take a free seat or watch. A phone can read it here with "
            "its camera."
        ),
        "seat-link": NC_("link", "My seat"),
        "seat-link-told": N_(
            "It brings you back to your seat, on any device. It is a key: give it to nobody else."
        ),
        "keep": N_("Keep this link: it is your seat"),
        "seat-kept": NC_("link", "My seat"),
        "seat-kept-told": N_(
            "A private tab forgets your seat; this link brings you back, on any device. It is a "
            "key: give it to nobody else."
        ),
        "links": N_("Links to this table"),
        "full": N_("All seats are taken. Is one of them yours? Its link brings you back."),
        "only-here": N_(
            "This page's address is for this device alone. Open the page at the address that "
            "others use, and invite from there."
        ),
        "asking": N_("The host is being asked"),
        "one-moment": N_("One moment."),
        "refused": N_("That did not work"),
        "no-host": N_("This page does not come from a host with tables."),
        "wrong-seal": N_("The draw is not the one that the host has sealed."),
    },
)


@sentence
def free_seats(count: int) -> str:
    """Say how many seats people can still take."""
    return ngettext("{count} free seat", "{count} free seats", count).format(count=count)


@sentence
def who_is_there(names: Sequence[Words], count: int) -> str:
    """Say who sits at a table already, and how many seats are free."""
    told, free = listed(names), str(free_seats(count))
    if not count:
        return told
    return _("{names}; {free}").format(names=told, free=free) if names else free


@sentence
def computer_there(name: str, level: Words) -> str:
    """Name a computer player at a table, and say how it plays."""
    return _("{name} ({level})").format(name=name, level=level)


@sentence
def who_is_away(name: str) -> str:
    """Name somebody who has a seat and is not connected."""
    return _("{name} (away)").format(name=name)


@sentence
def time_of(minutes: int) -> str:
    """Name a time that each person may have: in minutes, or in days."""
    if days := minutes // (24 * 60):
        return ngettext("{count} day", "{count} days", days).format(count=days)
    return _("{minutes} min").format(minutes=minutes)


@sentence
def time_for_each(minutes: int) -> str:
    """Say how much time each person has."""
    return _("Time for each: {time}").format(time=time_of(minutes))


@sentence
def at_own_seat(acts: Words, names: Sequence[Words], left: int | None) -> str:
    """Say who acts at a table, the seconds left of one's own time, and who else sits there."""
    others = _("with {names}").format(names=listed(names)) if names else ""
    time = "" if left is None else over_own_time() if left < 0 else own_time(left // 60)
    return listed_apart((acts, time, others))


@sentence
def own_time(minutes: int) -> str:
    """Say how many full minutes are left of one's own time."""
    time = time_of(minutes) if minutes < _AN_HOUR else short_time(60 * minutes)
    return _("you have {time} left").format(time=time)


@sentence
def over_own_time() -> str:
    """Say that one's own time is over."""
    return _("your time is over")


@sentence
def go_on_as(name: str) -> str:
    """Say under which name one goes on at a table."""
    return _("Go on as {name}").format(name=name)


@sentence
def of_game(game: Words, variant: Words) -> str:
    """Name a game and its variant."""
    return _("{game}: {variant}").format(game=game, variant=variant)
