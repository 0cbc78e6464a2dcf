"""Words that several scenes share: who plays, when, and the dialogs about opening and keeping."""

import time
from typing import Any, Final

from game.core.game import AnyMatch
from game.core.outline import BEGUN_KEY, ENDED_KEY, date_of
from game.description import Game
from game.table import players
from game.ui.figures import date
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import Words, phrases, sentence


def who_plays(game: Game | None, kind: str) -> Words:
    """Say who plays a seat of this kind; ``game`` is None if the game is not known here."""
    return players.player_kind_name(game.opponents() if game else None, kind)


# The dates on which a match was played; its record keeps them in the player's time zone.


def today() -> str:
    """Return today's date in the player's time zone, like ``2026-11-22``."""
    return time.strftime("%Y-%m-%d")


def mark_begun(match: AnyMatch) -> AnyMatch:
    """Write today as the date of the match's beginning, and return the match."""
    match.extra[BEGUN_KEY] = today()
    return match


def mark_ended(match: AnyMatch) -> None:
    """Write today as the date of the match's end, unless it has one."""
    match.extra.setdefault(ENDED_KEY, today())


def describe_match_dates(entries: dict[str, Any]) -> Words:
    """Say when a match was played, by the keys of its record; empty if they have no dates."""
    return describe_dates(date_of(entries, BEGUN_KEY), date_of(entries, ENDED_KEY))


def describe_dates(begun: str, ended: str) -> Words:
    """Say when a match was played, by two dates; an empty date is unknown, two give no words."""
    return played(begun, ended) if begun or ended else ""


@sentence
def played(begun: str, ended: str) -> str:
    """Say when a match was played, by two dates, of which one at least is known."""
    if begun and ended and begun != ended:
        return _("From {begun} to {ended}").format(begun=date(begun), ended=date(ended))
    if ended:
        return _("Played on {date}").format(date=date(ended))
    return _("Begun on {date}").format(date=date(begun))


WORDS: Final = phrases(
    __name__,
    {
        "a-file-is-damaged": N_("A file is damaged"),
        "a-game-by-link": N_("A game by link"),
        "a-shared-game": N_("A shared game"),
        "being-read": N_("The game is being read. It opens by itself."),
        "browser-may-delete": N_(
            "This browser may delete saved games. A record on file can be opened again anywhere."
        ),
        "choose-a-file": N_("Choose a file"),
        "choose-or-paste": N_(
            "Choose its file, drop the file on this window, or paste a link, code or record."
        ),
        "close-the-other": N_("It may be busy or stopped. Close it, then the game goes on here."),
        "drop-or-paste": N_(
            "Drop its file on this window, or type where it lies. Or copy its path, a link, a"
            " code or a record, and paste it."
        ),
        "goes-on-elsewhere": N_("The game goes on in another window"),
        "lost-saved": N_("Everything up to the last action is saved. Here you can watch."),
        "lost-unsaved": N_(
            "It could not be saved to the last action. Take it along as you played it here."
        ),
        "never-ask": N_("Never ask"),
        "no-answer": N_("The other window does not answer"),
        "no-game-in-it": N_("There is no link, code or record of a game in it."),
        "no-room": N_("There is no room for another game"),
        "nothing-can-be-opened": N_("Nothing can be opened"),
        "one-window": N_("Only one window at a time can play and keep the game."),
        "open-elsewhere": N_("The game is open in another window"),
        "opening": NC_("state", "Opening"),
        "paste": NC_("button", "Paste"),
        "paste-here": N_("Paste the link, code or record here."),
        "path-of-its-file": N_("Path of its file"),
        "play-here": N_("Play here"),
        "save-a-record-of-your-game": N_("Save a record of your game?"),
        "see-how-it-ended": N_("See how it ended"),
        "the-saved-game-cannot-be-read": N_("The saved game cannot be read"),
        "this-code-cannot-be-opened": N_("This code cannot be opened"),
        "this-link-cannot-be-opened": N_("This link cannot be opened"),
        "this-record-cannot-be-opened": N_("This record cannot be opened"),
        "to-the-game": N_("To the game"),
        "type-its-path": N_("Type its path"),
        "watch": NC_("button", "Watch"),
        "where-does-the-record-lie": N_("Where does the record lie?"),
    },
)


@sentence
def put_aside(name: str) -> str:
    """Say where a damaged file was put aside."""
    return _("It was put aside as {name}, nothing was deleted.").format(name=name)


@sentence
def nothing_kept_here(reason: Words) -> str:
    """Warn on the title that no match can be kept, since the storage is forbidden."""
    return _("No game can be saved or continued here: {reason}").format(reason=reason)


@sentence
def not_saved(reason: Words) -> str:
    """Warn that a match, or a change to a kept one, was not stored."""
    return _("The game cannot be saved: {reason}").format(reason=reason)


@sentence
def cannot_put_away(reason: Words) -> str:
    """Say why the match on the table cannot make way for another one."""
    return _("The game on the table cannot be put away.\n\n{reason}").format(reason=reason)


@sentence
def put_aside_broken(name: str, reason: Words) -> str:
    """Say where a save that cannot be read was put aside."""
    return _(
        "It was put aside as {name}, nothing was deleted. You can start a new game.\n\n{reason}"
    ).format(name=name, reason=reason)


@sentence
def final_result(verdict: Words, points: str) -> str:
    """Say who won, and how many points each player had."""
    return _("{verdict}: {points}").format(verdict=verdict, points=points)
