"""Where lines may be broken: at spaces, and in Chinese between letters, but for its punctuation.

Korean is broken at spaces. The rules for Chinese are those of Unicode's line breaking algorithm
(UAX 14) for ideographs and for opening and closing marks; besides, no letter is left alone at the
end of what it belongs to.
"""

import re
from collections.abc import Iterable, Iterator
from functools import reduce
from typing import Final

_HAN: Final = "\u2e80-\u2fff\u3005-\u3007\u3021-\u3029\u3400-\u9fff\uf900-\ufaff"
_OPENING: Final = "（《「『【〈〔“‘(\\["
_CLOSING: Final = "，。、！？；：）》」』】〉〕”’…—·％,.!?;:)\\]%"
_WIDE: Final = re.compile(f"[{_HAN}\u3000-\u303f\uff00-\uffef]")
"""Ideographs and their signs, beside which no space stands."""
_IDEOGRAPH: Final = re.compile(f"[{_HAN}]")
_LAST_NUMBER: Final = re.compile(r"(.*\S) ([^\w\s]?\d+(?:[.,]\d+)?)")
_UNIT: Final = re.compile(f"[{_OPENING}]*(?:[{_HAN}]|[^{_HAN}{_OPENING}{_CLOSING}]+)?[{_CLOSING}]*")


def units(paragraph: str) -> Iterator[tuple[str, str]]:
    """Yield the parts that stay whole, each with what stands before it on the same line."""
    for word in paragraph.split(" "):
        gap = " "
        for unit in _parts(word):
            yield gap, unit
            gap = ""


def without_last_number(line: str) -> tuple[str, str]:
    """Return a line without the number that ends it, and that number; else the line and "".

    The next word is what it counts: both stay on one line.
    """
    found = _LAST_NUMBER.fullmatch(line)
    return (found[1], found[2]) if found else (line, "")


def _parts(word: str) -> list[str]:
    """Return the parts of what stands between two spaces."""
    if word.isascii() or not _IDEOGRAPH.search(word):
        return [word]
    parts = [one for one in _UNIT.findall(word) if one]
    if all(map(_IDEOGRAPH.search, parts[-2:])):
        parts[-2:] = ["".join(parts[-2:])]
    return parts


def rejoined(lines: Iterable[str]) -> str:
    """Return the paragraph that was broken into these lines."""
    return reduce(lambda before, line: f"{before}{_gap(before, line)}{line}", lines, "")


def _gap(before: str, line: str) -> str:
    """Return what stood between two lines."""
    beside = before[-1:] + line[:1]
    return "" if not before or not line or _WIDE.search(beside) else " "
