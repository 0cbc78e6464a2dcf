"""Translation at run time; the English of the source needs no catalogue."""

from __future__ import annotations

import gettext as catalogues
from collections.abc import Hashable
from pathlib import Path

from game import SLUG

LOCALE = Path(__file__).parents[1] / "locale"
DOMAIN = SLUG
SOURCE = "en"

_current: catalogues.NullTranslations = catalogues.NullTranslations()


def languages() -> list[str]:
    """Codes of the languages that can be used, English first."""
    found = LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")
    return [SOURCE, *sorted(path.parts[-3] for path in found)]


def use(language: str) -> str:
    """Switches to a language ("de", "pt_BR"), or to English where we have none; returns it."""
    global _current  # noqa: PLW0603 (one language is spoken at a time)
    short = language.replace("-", "_").split("_")[0]
    chosen = next((code for code in (language, short) if code in languages()), SOURCE)
    _current = (
        catalogues.NullTranslations()
        if chosen == SOURCE
        else catalogues.translation(DOMAIN, LOCALE, [chosen])
    )
    return chosen


def in_use() -> Hashable:
    """What differs from language to language: a part of the key of a picture that has words."""
    return _current


def gettext(message: str) -> str:
    """The message in the language in use."""
    return _current.gettext(message)


def pgettext(context: str, message: str) -> str:
    """The message where it means what the context says: one word may need several."""
    return _current.pgettext(context, message)


def ngettext(one: str, many: str, count: int) -> str:
    """The form for this count in the language in use; fill in the count yourself."""
    return _current.ngettext(one, many, count)


def gettext_noop(message: str) -> str:
    """The message as it is, marked for catalogues where it is written and translated later."""
    return message


def ngettext_noop(one: str, many: str) -> tuple[str, str]:
    """Both forms as they are, marked likewise."""
    return one, many
