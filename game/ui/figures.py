"""Numbers and dates as the language in use writes them."""

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import spoken

_SIGNS: Final = {"de": ",.", "fr": ",\u202f", "ru": ",\u00a0"}
"""What parts the fraction from a number, and its thousands, where it is not as in English."""
_MINUS: Final = "−"
"""As wide as a plus."""


def number_text(count: float, places: int = 2) -> str:
    """Write a number with at most so many decimal places: two are enough for quarters."""
    # adding 0 makes a rounded -0.0 a plain 0
    told = f"{round(count, places) + 0:,.{places}f}"
    if "." in told:
        told = told.rstrip("0").removesuffix(".")
    signs = _SIGNS.get(spoken(), ".,")
    return told.translate(str.maketrans(".,-", signs + _MINUS))


def signed_number(count: float) -> str:
    """Write a number with its sign; 0 without one."""
    return f"+{number_text(count)}" if count > 0 else number_text(count)


def date(day: str) -> str:
    """Write a date such as ``2026-11-28``."""
    year, month, of_month = map(int, day.split("-"))
    # Translators: a date in figures; a field may be written without ":02"
    told = _("{year}-{month:02}-{day:02}")
    return told.format(year=year, month=month, day=of_month)
