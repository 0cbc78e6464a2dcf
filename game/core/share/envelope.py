"""The envelope of a share code: bytes as letters, with a version number and a checksum.

The text is base 32 (RFC 4648, without ``=``): a single word of capitals and digits 2 to 7, which no
address and no messenger changes, and which a QR code packs more tightly than base 64 (5.5 bits per
letter instead of 8).
"""

import base64
import binascii
import zlib
from typing import Final

from game.core.record import RecordError

VERSION: Final = 1
MOST_LETTERS: Final = 40_000
"""The longest code, in letters; a long game takes about 700."""
_CHECKSUM: Final = 4
"""The size of the checksum, in bytes."""


_ALPHABET: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")


class CodeError(RecordError):
    """A share code is refused; the message says why and what to do."""


def seal_up(content: bytes) -> str:
    """Return the code that contains these bytes.

    Raises:
        CodeError: there are too many bytes.
    """
    data = bytes([VERSION]) + content
    code = _letters(data + zlib.crc32(data).to_bytes(_CHECKSUM))
    if len(code) > MOST_LETTERS:
        raise CodeError("too-much-for-code")
    return code


def open_up(code: str) -> bytes:
    """Return the bytes that a code contains.

    Raises:
        CodeError: a letter is missing or wrong, or the code is of another version.
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
    """Return True if a code's checksum fits, whatever its version."""
    try:
        return len(code) <= MOST_LETTERS and bool(_unsealed(code))
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
