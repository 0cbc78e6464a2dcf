"""Reading a file outside the storage, and turning the errors of files into StorageError."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.platform.values import StorageError, Trouble

KINDS = {
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EACCES: Trouble.FORBIDDEN,
    errno.EPERM: Trouble.FORBIDDEN,
    errno.EROFS: Trouble.FORBIDDEN,
}


def displayable_path(path: Path | str) -> str:
    """Return a path as text that can be drawn; bytes that are not UTF-8 are replaced."""
    return os.fsencode(path).decode(errors="replace")


def read_file(path: str, most: int) -> bytes:
    """Return the content of a file.

    Raises:
        StorageError: the file cannot be read, or has more than ``most`` bytes.
    """
    with as_storage_error("file-not-read", path=displayable_path(path)), open(path, "rb") as file:
        read_in = file.read(most + 1)
    if len(read_in) > most:
        raise StorageError(Trouble.FAILED, "file-too-large", path=displayable_path(path), most=most)
    return read_in


def existing_file(words: str) -> str | None:
    """Return the path of the existing file that a line of text names, or None.

    The path may be quoted, and may begin with ``~`` for the home folder.
    """
    line = words.strip().strip("'\"")
    if not line or "\n" in line:
        return None
    try:
        path = Path(line).expanduser()
        return str(path) if path.is_file() else None
    except (OSError, ValueError, RuntimeError):
        return None  # not a possible path


@contextmanager
def as_storage_error(name: str, **fields: str) -> Iterator[None]:
    """Turn an OSError into a StorageError with this name and these fields.

    The system's own words become the field ``reason``.
    """
    try:
        yield
    except OSError as error:
        trouble = KINDS.get(error.errno or 0, Trouble.FAILED)
        raise StorageError(trouble, name, **fields, reason=error.strerror or str(error)) from error
