"""Texts kept as files in a folder."""

from __future__ import annotations

import errno
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from itertools import count
from pathlib import Path

from game.platform.surface import StorageError, Trouble

ABANDONED = 60.0
"""Seconds after which nobody is still writing a file."""
KINDS = {
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EACCES: Trouble.FORBIDDEN,
    errno.EPERM: Trouble.FORBIDDEN,
    errno.EROFS: Trouble.FORBIDDEN,
}


class FileStorage:
    """Storage in one folder, made when it is first written to."""

    may_vanish = False

    def __init__(self, folder: Path) -> None:
        from game.platform.file_lock import FileLock  # noqa: PLC0415 (a page reads files too)

        self.folder = folder
        self.lock = FileLock(folder)

    def persist(self) -> None:
        pass  # a file stays

    async def persisted(self) -> bool:
        return True

    def read(self, name: str) -> str | None:
        """The text of that name; bytes that are no UTF-8 come out as replacement characters."""
        with self._told(f"{name} cannot be read"):
            try:
                return (self.folder / name).read_bytes().decode(errors="replace")
            except FileNotFoundError:
                return None

    def write(self, name: str, text: str) -> None:
        """Writes a new file and swaps it in."""
        with self._told(f"{name} cannot be saved"):
            self.folder.mkdir(parents=True, exist_ok=True)
            self._sweep(name)
            handle, new = tempfile.mkstemp(prefix=f"{name}.new-", dir=self.folder)
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(text.encode())
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(new, self.folder / name)
            except OSError:
                Path(new).unlink(missing_ok=True)
                raise

    def _sweep(self, name: str) -> None:
        """Removes what programs that were killed amid a write have left."""
        for left in self.folder.glob(f"{name}.new-*"):
            with suppress(FileNotFoundError):
                if time.time() - left.stat().st_mtime > ABANDONED:
                    left.unlink()

    def keep_aside(self, name: str) -> str:
        with self._told(f"{name} cannot be kept aside"):
            (self.folder / name).stat()  # it is there, or nothing is made
            for number in count(1):
                aside = self.folder / f"{name}.broken-{number}"
                try:
                    aside.touch(exist_ok=False)  # ours now, so that nothing is overwritten
                except FileExistsError:
                    continue
                os.replace(self.folder / name, aside)
                return aside.name
        raise AssertionError("count() ends")

    def remove(self, name: str) -> None:
        with self._told(f"{name} cannot be removed"):
            (self.folder / name).unlink(missing_ok=True)

    def _told(self, what: str) -> AbstractContextManager[None]:
        return _told(f"{what} in {shown(self.folder)}")


def shown(path: Path | str) -> str:
    """The path as it can be drawn: bytes that are no UTF-8 come out as replacement characters."""
    return os.fsencode(path).decode(errors="replace")


def read_file(path: str, most: int) -> bytes:
    """What is in the file.

    Raises:
        StorageError: it cannot be read, or has more than so many bytes.
    """
    with _told(f"{shown(path)} cannot be read"), open(path, "rb") as file:
        read_in = file.read(most + 1)
    if len(read_in) > most:
        raise StorageError(Trouble.FAILED, f"{shown(path)} has more than {most:,} bytes")
    return read_in


@contextmanager
def _told(what: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        trouble = KINDS.get(error.errno or 0, Trouble.FAILED)
        raise StorageError(trouble, f"{what}: {error.strerror or error}") from error
