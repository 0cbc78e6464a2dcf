"""The game in what people paste: a link, a code or a record, alone or in a whole message."""

import re
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum, auto
from typing import Final, NamedTuple

from game.core.share.envelope import MOST_LETTERS, is_whole


class SourceKind(Enum):
    """What a game can come as."""

    LINK = auto()
    CODE = auto()
    RECORD = auto()


class FoundGame(NamedTuple):
    """What was found: the code of a link, a code, or the text of a record. Whether it can be read
    is another matter."""

    kind: SourceKind
    text: str


_LINK: Final = re.compile(r"(?:#|%23)g(?:=|%3D)\s*", re.IGNORECASE)
_BETWEEN: Final = r"\s>\u200b\u00ad"
"""Beside blanks: what mail puts before lines that it quotes, and where messengers break words."""
_LETTERS: Final = re.compile(f"[A-Za-z2-7{_BETWEEN}]+")
_BREAK: Final = re.compile(f"[{_BETWEEN}]+")
_BEGINS: Final = re.compile("A[E-H]", re.IGNORECASE)
"""What every code of the present version begins with."""
_BRACE: Final = re.compile(r'\{\s*"')
_LEAST: Final = 24
"""Letters of a code; the shortest have some 60."""
_MEANT: Final = 40
"""Letters of a word that is meant as a code, be it damaged."""
_MOST_WORDS: Final = 600
"""Into which a code is broken: its lines, and what follows on them."""
_MOST_TRIED: Final = 150_000
"""Letters that are looked at as codes; a message has one code, and some words about it."""


def found_in(text: str) -> FoundGame | None:
    """The game in a text; None if there is none. A code may be broken over lines, stand in a
    sentence, and be in small letters."""
    text = text.strip("\ufeff \t\r\n")
    if text.startswith("{"):
        return FoundGame(SourceKind.RECORD, text)
    links = [_words_at(text, link.end()) for link in _LINK.finditer(text)]
    if links:
        tries = (code for words in links for code in _beginnings(words))
        return FoundGame(SourceKind.LINK, _whole(tries) or _joined(links[0]))
    runs = [_words(run[0]) for run in _LETTERS.finditer(text)]
    if code := _whole(code for words in runs for code in _parts(words)):
        return FoundGame(SourceKind.CODE, code)
    if record := _record(text):
        return FoundGame(SourceKind.RECORD, record)
    meant = [words for words in runs if max(map(len, words), default=0) >= _MEANT]
    return FoundGame(SourceKind.CODE, _joined(meant[0])) if meant else None


def _words(run: str) -> list[str]:
    return [word for word in _BREAK.split(run) if word]


def _words_at(text: str, place: int) -> list[str]:
    run = _LETTERS.match(text, place)
    return _words(run[0]) if run else []


def _joined(words: Sequence[str]) -> str:
    """One word as codes are written; one letter too many is enough to be refused."""
    return "".join(words)[: MOST_LETTERS + 1].upper()


def _beginnings(words: Sequence[str]) -> Iterator[str]:
    """All words as one, and ever fewer of them: what follows on a code may be no part of it."""
    for end in range(min(len(words), _MOST_WORDS), 0, -1):
        yield _joined(words[:end])


def _parts(words: Sequence[str]) -> Iterator[str]:
    """The same from every word that a code may begin with."""
    yield _joined(words)
    for begin, word in enumerate(words):
        if _BEGINS.match(word):
            yield from _beginnings(words[begin : begin + _MOST_WORDS])


def _whole(tries: Iterable[str]) -> str:
    """The first of these that is whole by its checksum; empty if none is."""
    tried = 0
    for code in tries:
        if len(code) >= _LEAST and is_whole(code):
            return code
        tried += len(code)
        if tried > _MOST_TRIED:
            break
    return ""


def _record(text: str) -> str:
    """From the first brace to the last."""
    begin, end = _BRACE.search(text), text.rfind("}")
    return text[begin.start() : end + 1] if begin and begin.start() < end else ""
