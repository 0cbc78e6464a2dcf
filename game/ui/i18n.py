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
    """Return the codes of all languages that can be used, English first."""
    found = LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")
    return [SOURCE, *sorted(path.parts[-3] for path in found)]


def use(language: str) -> str:
    """Switch to a language ("de", "pt_BR"), or to English if it has no catalogue.

    Returns the code of the language that is in use now.
    """
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
    """Return a value that is another one for each language: a part of cache keys of pictures."""
    return _current


def gettext(message: str) -> str:
    """Return the message in the language in use."""
    return _current.gettext(message)


def pgettext(context: str, message: str) -> str:
    """Return the translation for a context; one English word may need several translations."""
    return _current.pgettext(context, message)


def ngettext(one: str, many: str, count: int) -> str:
    """Return the plural form for this count in the language in use; the caller fills it in."""
    return _current.ngettext(one, many, count)


def gettext_noop(message: str) -> str:
    """Return the message unchanged: marks it for the catalogues, to be translated when shown."""
    return message


def ngettext_noop(one: str, many: str) -> tuple[str, str]:
    """Return both plural forms unchanged: marks them for the catalogues."""
    return one, many
