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


class CodeError(RecordError):
    """A code that is refused; the message, one line, says why and what to do."""


def seal_up(content: bytes) -> str:
    """The code of these bytes."""
    data = bytes([VERSION]) + content
    return _letters(data + zlib.crc32(data).to_bytes(_CHECKSUM))


def open_up(code: str) -> bytes:
    """The bytes of a code.

    Raises:
        CodeError: a letter is missing or wrong, or a newer version wrote it.
    """
    if len(code) > MOST_LETTERS:
        raise CodeError(f"a share code has at most {MOST_LETTERS:,} letters, this has more")
    sealed = _bytes(code)
    data, checksum = sealed[:-_CHECKSUM], sealed[-_CHECKSUM:]
    if not data or zlib.crc32(data).to_bytes(_CHECKSUM) != checksum or _letters(sealed) != code:
        raise CodeError(
            "this share code is damaged or not whole; copy it again from its first letter to its "
            "last"
        )
    if data[0] != VERSION:
        raise CodeError(
            f"this share code is of version {data[0]}, and version {VERSION} can be read here; "
            "bring the game up to date and open it again"
        )
    return data[1:]


def _letters(data: bytes) -> str:
    return base64.b32encode(data).decode("ascii").rstrip("=")


def _bytes(code: str) -> bytes:
    try:
        return base64.b32decode(code + "=" * (-len(code) % 8))
    except (binascii.Error, ValueError) as error:
        raise CodeError(
            "this is no share code: one is a single word of the capitals A to Z and the digits 2 "
            "to 7; copy it again from its first letter to its last"
        ) from error
