"""Translation at run time; the English of the source needs no catalogue.

A catalogue is a file in ``game/locale`` that ``make words`` makes: for each message its
translation, or its plural forms, as gettext's catalogues have them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Mapping
from copy import copy
from pathlib import Path
from typing import Final

from game.core.message import CONTEXT

LOCALE = Path(__file__).parents[1] / "locale"
SOURCE: Final = "en"


def _one_or_other(count: float) -> int:
    return int(count != 1)


def _slavic(count: float) -> int:
    """1, 21, 31; 2 to 4, 22 to 24, fractions; all others."""
    if count % 1:
        return 1
    if count % 10 == 1 and count % 100 != 11:
        return 0
    return 1 if 2 <= count % 10 <= 4 and not 12 <= count % 100 <= 14 else 2


PLURALS: Final[Mapping[str, Callable[[float], int]]] = {
    "en": _one_or_other,
    "de": _one_or_other,
    "fr": lambda count: int(count >= 2),
    "ru": _slavic,
    "zh": lambda _count: 0,
    "ko": lambda _count: 0,
}
"""Of every language which plural form a count takes, as the Unicode CLDR has it."""
NAMES: Final = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "ru": "Русский",
    "zh": "简体中文",
    "ko": "한국어",
}
"""Every language as it calls itself."""
UNCAPITALISED: Final = {"zh", "ko"}
"""The languages whose scripts have no capital letters."""


class Catalogue:
    """The messages of a language.

    Attributes:
        language: the code of the language, one of ``PLURALS``.
    """

    def __init__(self, language: str, messages: Mapping[str, str | list[str]]) -> None:
        """Create a catalogue.

        Args:
            language: the code of the language.
            messages: for each message, of plural ones for the singular, its translation; or its
                plural forms.
        """
        self.language = language
        self._messages = messages
        self._plural = PLURALS[language]

    def gettext(self, message: str) -> str:
        found = self._messages.get(message)
        if found is None:
            return message.rpartition(CONTEXT)[2]
        return found if isinstance(found, str) else found[0]

    def ngettext(self, one: str, many: str, count: float) -> str:
        found = self._messages.get(one)
        if isinstance(found, list):
            return found[self._plural(abs(count))]
        return one if count == 1 else many


ENGLISH: Final = Catalogue(SOURCE, {})
_current: Catalogue = ENGLISH


def languages() -> list[str]:
    """Return the codes of all languages whose catalogue is here, English first."""
    return [code for code in NAMES if code == SOURCE or _file(code).exists()]


def closest(language: str) -> str:
    """Return the code of the language that speaks for "de-AT" or "zh_Hans": English if none."""
    code = language.replace("_", "-").split("-")[0]
    return code if code in NAMES else SOURCE


def use(language: str) -> bool:
    """Switch to a language ("de", "pt_BR"), or to English if its catalogue is not here.

    Returns True if another language than before is in use now.
    """
    global _current  # noqa: PLW0603 (one language is spoken at a time)
    code, before = closest(language), _current.language
    if code not in (before, SOURCE) and not _file(code).exists():
        code = SOURCE
    if code != before:
        _current = ENGLISH if code == SOURCE else _read(code)
    return code != before


def spoken() -> str:
    """Return the code of the language in use."""
    return _current.language


def in_use() -> Hashable:
    """Return a value that is another one for each language: a part of cache keys of pictures."""
    return _current


def redraw() -> None:
    """Make ``in_use`` another value in the same language: further letters can be drawn now."""
    global _current  # noqa: PLW0603 (one language is spoken at a time)
    _current = copy(_current)


def gettext(message: str) -> str:
    """Return the message in the language in use."""
    return _current.gettext(message)


def pgettext(context: str, message: str) -> str:
    """Return the translation for a context; one English word may need several translations."""
    return _current.gettext(pgettext_noop(context, message))


def ngettext(one: str, many: str, count: float) -> str:
    """Return the plural form for this count in the language in use; the caller fills it in."""
    return _current.ngettext(one, many, count)


def gettext_noop(message: str) -> str:
    """Return the message unchanged: marks it for the catalogues, to be translated when shown."""
    return message


def pgettext_noop(context: str, message: str) -> str:
    """Return what ``gettext`` translates for a context: marks it for the catalogues."""
    return context + CONTEXT + message


def ngettext_noop(one: str, many: str) -> tuple[str, str]:
    """Return both plural forms unchanged: marks them for the catalogues."""
    return one, many


def _read(code: str) -> Catalogue:
    return Catalogue(code, json.loads(_file(code).read_text(encoding="utf-8")))


def _file(code: str) -> Path:
    return LOCALE / f"{code}.json"
