"""What stands between words and after them, as the language in use writes it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import reduce
from typing import TYPE_CHECKING, Final

from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext

if TYPE_CHECKING:
    from game.ui.sentence import Words

_ENDS: Final = ".!?:…。！？："
"""The signs after which no full stop is written."""
_CLOSING: Final = "\"'”’»“)）」』\u202f"
"""What may stand behind such a sign."""
_STOP: Final = re.compile(r"[.!?](?= )|[。！？]")
"""The end of a sentence within a text."""
_BEHIND_NAME: Final = re.compile(r"\s*[:.,：。，、；]")
"""Where something more than a name begins."""


def listed(parts: Iterable[Words]) -> str:
    """Join parts with commas."""
    return _joined(_("{first}, {second}"), parts)


def listed_apart(parts: Iterable[Words]) -> str:
    """Join parts that may have commas in them with semicolons."""
    return _joined(_("{first}; {second}"), parts)


def one_after_another(sentences: Iterable[Words]) -> str:
    """Join sentences; empty ones are left out."""
    return _joined(pgettext("sentences", "{first} {second}"), sentences)


def _joined(two: str, parts: Iterable[Words]) -> str:
    told = [one for one in map(str, parts) if one]
    return reduce(lambda first, second: two.format(first=first, second=second), told or [""])


def with_value(name: Words, value: Words) -> str:
    """Put a value behind its name."""
    return _("{name}: {value}").format(name=name, value=value)


def with_note(label: Words, note: Words) -> str:
    """Put a note behind a label; nothing behind it if there is none."""
    return _("{label}, {note}").format(label=label, note=note) if str(note) else str(label)


def heading(name: Words) -> str:
    """Return a name above what belongs to it."""
    return with_value(name, "").rstrip()


def ended(words: Words) -> str:
    """Return words with a full stop, unless they end with a sign already."""
    told = str(words)
    if told.rstrip(_CLOSING).endswith(tuple(_ENDS)):
        return told
    return _("{words}.").format(words=told)


def whole_sentences(text: str, most: int) -> str:
    """Return the sentences that a text begins with, of together at most so many letters."""
    ends = [found.end() for found in _STOP.finditer(text, 0, most)]
    return text[: max(ends, default=0)]


def name_in(words: str) -> str:
    """Return the name that words begin with: all up to the first sign."""
    return _BEHIND_NAME.split(words, maxsplit=1)[0]
