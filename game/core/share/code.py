"""A share code as text: sealing bytes in it, the link to it, and finding it in a pasted text.

The text is base 32 (RFC 4648, without ``=``): a single word of capitals and digits 2 to 7, which
no address and no messenger changes, and which a QR code packs more tightly than base 64 (5.5 bits
per letter instead of 8).
"""

import base64
import binascii
import re
import zlib
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum, auto
from itertools import islice
from typing import Final, NamedTuple

from game.core.record import RecordError

VERSION: Final = 1
MAX_LETTERS: Final = 40_000
"""The longest code, in letters; a long game takes about 700."""
_CHECKSUM: Final = 4
"""The size of the checksum, in bytes."""
_ALPHABET: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")


class CodeError(RecordError):
    """A share code is refused; the message says why and what to do."""


def seal(content: bytes) -> str:
    """Return the code that contains these bytes.

    Raises:
        CodeError: there are too many bytes.
    """
    data = bytes([VERSION]) + content
    code = _letters(data + zlib.crc32(data).to_bytes(_CHECKSUM))
    if len(code) > MAX_LETTERS:
        raise CodeError("too-much-for-code")
    return code


def unseal(code: str) -> bytes:
    """Return the bytes that a code contains.

    Raises:
        CodeError: a letter is missing or wrong, or the code is of another version.
    """
    if len(code) > MAX_LETTERS:
        raise CodeError("code-too-long", most=MAX_LETTERS)
    data = _unsealed(code)
    if not data:
        raise CodeError("code-damaged")
    if data[0] != VERSION:
        raise CodeError("code-of-other-version", version=data[0], known=VERSION)
    return data[1:]


def is_valid(code: str) -> bool:
    """Return True if a code's checksum fits, whatever its version."""
    try:
        return len(code) <= MAX_LETTERS and bool(_unsealed(code))
    except CodeError:
        return False


def _unsealed(code: str) -> bytes:
    """Return the version byte and the content of a code; empty if the checksum does not fit."""
    sealed = _bytes(code)
    data, checksum = sealed[:-_CHECKSUM], sealed[-_CHECKSUM:]
    right = zlib.crc32(data).to_bytes(_CHECKSUM) == checksum and _letters(sealed) == code
    return data if right else b""


def _letters(data: bytes) -> str:
    return base64.b32encode(data).decode("ascii").rstrip("=")


def _bytes(code: str) -> bytes:
    """Decode the letters of a code; raise CodeError if they are not base 32."""
    try:
        return base64.b32decode(code + "=" * (-len(code) % 8))
    except (binascii.Error, ValueError) as error:
        if not set(code) - _ALPHABET:
            raise CodeError("code-damaged") from error
        raise CodeError("no-code") from error


_BEFORE: Final = "#g="


def link_to(page: str, code: str) -> str:
    """Return the address that opens a code on the game's page; the server never sees the code."""
    return page.partition("#")[0] + _BEFORE + code


# Finding a game in a text


class SourceKind(Enum):
    """The forms in which a game can arrive."""

    LINK = auto()
    CODE = auto()
    RECORD = auto()


class FoundGame(NamedTuple):
    """A game found in a text, not yet checked.

    Attributes:
        kind: the form in which it was found.
        text: the code (of a link, too), or the text of the record.
    """

    kind: SourceKind
    text: str


_LINK: Final = re.compile(r"(?:#|%23)g(?:=|%3D)\s*", re.IGNORECASE)
_BETWEEN: Final = r"\s>\u200b\u00ad"
"""Characters that may interrupt a code.

They are blanks, the mark of quoted lines in mails, and invisible characters where messengers break
words.
"""
_LETTERS: Final = re.compile(f"[A-Za-z2-7{_BETWEEN}]+")
_BREAK: Final = re.compile(f"[{_BETWEEN}]+")
_BEGINS: Final = re.compile("A[E-H]", re.IGNORECASE)
"""The first letters of every code of the present version."""
_BRACE: Final = re.compile(r'\{\s*"')
_LEAST: Final = 24
"""The fewest letters of a code; real ones have about 60 or more."""
_MEANT: Final = 40
"""The fewest letters of a word that counts as a damaged code if no whole one is found."""
_MOST_WORDS: Final = 600
"""The most pieces that a code may be broken into, including words that follow it."""
_MOST_LINKS: Final = 1_000
"""The most links that are looked at; a message has one, and a few in the answers quoted below."""
_MOST_TRIED: Final = 150_000
"""The most letters that are tried as codes; a message has one code and a few words around it."""


def find_game(text: str) -> FoundGame | None:
    """Return the game in a text, or None if there is none.

    A code may be broken over several lines, stand within a sentence, and have small letters. A
    link, or a long word, that contains no whole code is returned as it is, so that its damage can
    be reported.
    """
    text = text.strip("\ufeff \t\r\n")
    if text.startswith("{"):
        return FoundGame(SourceKind.RECORD, text)
    links = [_words_at(text, link.end()) for link in islice(_LINK.finditer(text), _MOST_LINKS)]
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
    """Split a text into the pieces between breaks."""
    return [word for word in _BREAK.split(run) if word]


def _words_at(text: str, place: int) -> list[str]:
    """Return the pieces of a possible code at a place of a text."""
    run = _LETTERS.match(text, place)
    return _words(run[0]) if run else []


def _joined(words: Sequence[str]) -> str:
    """Join pieces into one code in capitals, cut to one letter more than a code may have."""
    return "".join(words)[: MAX_LETTERS + 1].upper()


def _beginnings(words: Sequence[str]) -> Iterator[str]:
    """Yield all pieces joined, then ever fewer: the last ones may not belong to the code."""
    for end in range(min(len(words), _MOST_WORDS), 0, -1):
        yield _joined(words[:end])


def _parts(words: Sequence[str]) -> Iterator[str]:
    """Yield all pieces joined, then the beginnings from every piece that can begin a code."""
    yield _joined(words)
    for begin, word in enumerate(words):
        if _BEGINS.match(word):
            yield from _beginnings(words[begin : begin + _MOST_WORDS])


def _whole(tries: Iterable[str]) -> str:
    """Return the first candidate with a fitting checksum; empty if there is none."""
    tried = 0
    for code in tries:
        if len(code) >= _LEAST and is_valid(code):
            return code
        tried += len(code)
        if tried > _MOST_TRIED:
            break
    return ""


def _record(text: str) -> str:
    """Return the text from the first opening brace to the last closing one; empty if none."""
    begin, end = _BRACE.search(text), text.rfind("}")
    return text[begin.start() : end + 1] if begin and begin.start() < end else ""
