"""Reading a file, and telling the troubles of files."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.platform.surface import StorageError, Trouble

KINDS = {
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EACCES: Trouble.FORBIDDEN,
    errno.EPERM: Trouble.FORBIDDEN,
    errno.EROFS: Trouble.FORBIDDEN,
}


def shown(path: Path | str) -> str:
    """The path as it can be drawn: bytes that are no UTF-8 come out as replacement characters."""
    return os.fsencode(path).decode(errors="replace")


def read_file(path: str, most: int) -> bytes:
    """What is in the file.

    Raises:
        StorageError: it cannot be read, or has more than so many bytes.
    """
    with told(f"{shown(path)} cannot be read"), open(path, "rb") as file:
        read_in = file.read(most + 1)
    if len(read_in) > most:
        raise StorageError(Trouble.FAILED, f"{shown(path)} has more than {most:,} bytes")
    return read_in


@contextmanager
def told(what: str) -> Iterator[None]:
    """An error of a file becomes a StorageError that begins with these words."""
    try:
        yield
    except OSError as error:
        trouble = KINDS.get(error.errno or 0, Trouble.FAILED)
        raise StorageError(trouble, f"{what}: {error.strerror or error}") from error
