"""The dates on which a match was played; its record keeps them in the player's time zone."""

import time
from typing import Any

from game.core.game import AnyMatch
from game.core.outline import BEGUN, ENDED, date_of
from game.ui.i18n import gettext as _
from game.ui.sentence import Words, sentence


def today() -> str:
    """Return today's date in the player's time zone, like ``2026-11-22``."""
    return time.strftime("%Y-%m-%d")


def begins(match: AnyMatch) -> AnyMatch:
    """Write today as the date of the match's beginning, and return the match."""
    match.extra[BEGUN] = today()
    return match


def has_ended(match: AnyMatch) -> None:
    """Write today as the date of the match's end, unless it has one."""
    match.extra.setdefault(ENDED, today())


def told(entries: dict[str, Any]) -> Words:
    """Say when a match was played, by the keys of its record; empty if they have no dates."""
    return describe_dates(date_of(entries, BEGUN), date_of(entries, ENDED))


def describe_dates(begun: str, ended: str) -> Words:
    """Say when a match was played, by two dates; an empty date is unknown, two give no words."""
    return played(begun, ended) if begun or ended else ""


@sentence
def played(begun: str, ended: str) -> str:
    """Say when a match was played, by two dates, of which one at least is known."""
    if begun and ended and begun != ended:
        return _("From {begun} to {ended}").format(begun=begun, ended=ended)
    if ended:
        return _("Played on {date}").format(date=ended)
    return _("Begun on {date}").format(date=begun)
