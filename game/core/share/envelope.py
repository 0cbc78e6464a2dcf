"""Bytes as a text that survives being sent: which version wrote it, and a checksum.

The text is base 32 (RFC 4648, without ``=``): one word of capitals and digits 2 to 7, which no
address and no messenger changes, and which a QR code packs more tightly than base 64 (5.5 bits a
letter instead of 8).
"""

import base64
import binascii
import zlib
from typing import Final

from game.core.record import RecordError

VERSION: Final = 1
MOST_LETTERS: Final = 40_000
"""Of a code; a long game takes about 700."""
_CHECKSUM: Final = 4
"""Bytes."""


_ALPHABET: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")


class CodeError(RecordError):
    """A code that is refused; the message says why and what to do."""


def seal_up(content: bytes) -> str:
    """The code of these bytes.

    Raises:
        CodeError: they are too many.
    """
    data = bytes([VERSION]) + content
    code = _letters(data + zlib.crc32(data).to_bytes(_CHECKSUM))
    if len(code) > MOST_LETTERS:
        raise CodeError("too-much-for-code")
    return code


def open_up(code: str) -> bytes:
    """The bytes of a code.

    Raises:
        CodeError: a letter is missing or wrong, or a newer version wrote it.
    """
    if len(code) > MOST_LETTERS:
        raise CodeError("code-too-long", most=MOST_LETTERS)
    data = _unsealed(code)
    if not data:
        raise CodeError("code-damaged")
    if data[0] != VERSION:
        raise CodeError("code-of-other-version", version=data[0], known=VERSION)
    return data[1:]


def is_whole(code: str) -> bool:
    """True if nothing of a code is missing or wrong, whatever version wrote it."""
    try:
        return len(code) <= MOST_LETTERS and bool(_unsealed(code))
    except CodeError:
        return False


def _unsealed(code: str) -> bytes:
    """What is sealed up in a code; empty where its checksum is another."""
    sealed = _bytes(code)
    data, checksum = sealed[:-_CHECKSUM], sealed[-_CHECKSUM:]
    right = zlib.crc32(data).to_bytes(_CHECKSUM) == checksum and _letters(sealed) == code
    return data if right else b""


def _letters(data: bytes) -> str:
    return base64.b32encode(data).decode("ascii").rstrip("=")


def _bytes(code: str) -> bytes:
    try:
        return base64.b32decode(code + "=" * (-len(code) % 8))
    except (binascii.Error, ValueError) as error:
        if not set(code) - _ALPHABET:
            raise CodeError("code-damaged") from error
        raise CodeError("no-code") from error
