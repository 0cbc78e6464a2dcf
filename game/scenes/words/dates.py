"""When a game was played: dates where the player is, kept in its record."""

import time
from typing import Any

from game.core.game import AnyMatch
from game.core.outline import BEGUN, ENDED, date_of
from game.ui.i18n import gettext as _
from game.ui.sentence import Words, sentence


def today() -> str:
    """The date where the player is (``2026-11-22``)."""
    return time.strftime("%Y-%m-%d")


def begins(match: AnyMatch) -> AnyMatch:
    """The match, which begins today."""
    match.extra[BEGUN] = today()
    return match


def has_ended(match: AnyMatch) -> None:
    """The match has ended today, unless it has ended before."""
    match.extra.setdefault(ENDED, today())


def told(entries: dict[str, Any]) -> Words:
    """When a game was played by the keys of its record; empty where they do not say."""
    return told_of(date_of(entries, BEGUN), date_of(entries, ENDED))


def told_of(begun: str, ended: str) -> Words:
    """The same by these dates; an empty one is not known."""
    return played(begun, ended) if begun or ended else ""


@sentence
def played(begun: str, ended: str) -> str:
    """The same where one is known."""
    if begun and ended and begun != ended:
        return _("From {begun} to {ended}").format(begun=begun, ended=ended)
    if ended:
        return _("Played on {date}").format(date=ended)
    return _("Begun on {date}").format(date=begun)
