"""Reading a file, and telling the troubles of files."""

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


def shown(path: Path | str) -> str:
    """The path as it can be drawn: bytes that are no UTF-8 come out as replacement characters."""
    return os.fsencode(path).decode(errors="replace")


def read_file(path: str, most: int) -> bytes:
    """What is in the file.

    Raises:
        StorageError: it cannot be read, or has more than so many bytes.
    """
    with told("file-not-read", path=shown(path)), open(path, "rb") as file:
        read_in = file.read(most + 1)
    if len(read_in) > most:
        raise StorageError(Trouble.FAILED, "file-too-large", path=shown(path), most=most)
    return read_in


def named_file(words: str) -> str | None:
    """The path of the file that a line names: as it is, quoted, or from the player's own folder on
    (``~``); None where there is none."""
    line = words.strip().strip("'\"")
    if not line or "\n" in line:
        return None
    try:
        path = Path(line).expanduser()
        return str(path) if path.is_file() else None
    except (OSError, ValueError, RuntimeError):
        return None  # no path at all


@contextmanager
def told(name: str, **fields: str) -> Iterator[None]:
    """An error of a file becomes a StorageError of this name, with the system's reason."""
    try:
        yield
    except OSError as error:
        trouble = KINDS.get(error.errno or 0, Trouble.FAILED)
        raise StorageError(trouble, name, **fields, reason=error.strerror or str(error)) from error
