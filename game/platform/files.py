"""Storage in the files of a folder."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from contextlib import AbstractContextManager, suppress
from itertools import count
from pathlib import Path
from typing import IO, Final

from game.platform.file_reading import as_storage_error, displayable_path

# The lock: of several programs that share a folder, only one may play the saved game.

LOOK: Final = 0.5
"""The seconds between two checks of the lock's files."""
PATIENCE: Final = 3.0
"""How long a program waits for another one to give the game up, in seconds.

A request for the game counts for twice that time.
"""


class FileLock:
    """A lock of the operating system on a file: it ends with the program, however that ends.

    A program that wants the game creates a second file; the one that has the lock sees this and
    releases it. See ``Lock``.
    """

    def __init__(self, folder: Path) -> None:
        self._file = folder / "playing.lock"
        self._wish = folder / "playing.wanted"
        self._held: IO[bytes] | None = None
        self._ours = False
        self._terms = 0
        self._looked = -LOOK

    @property
    def term(self) -> int:
        """See ``Lock.term``; the files are checked at most every ``LOOK`` seconds."""
        now = time.monotonic()
        if now - self._looked >= LOOK:
            self._looked = now
            if self._wanted():
                self._let_go()
            else:
                self._get()
        return self._terms if self._ours else 0

    async def take(self) -> bool:
        """See ``Lock.take``; waits for at most ``PATIENCE`` seconds."""
        with suppress(OSError):  # without a request file we can only wait for the other to end
            self._wish.touch()
        try:
            end = time.monotonic() + PATIENCE
            while not self._get() and time.monotonic() < end:
                await asyncio.sleep(0.05)
        finally:
            with suppress(OSError):
                self._wish.unlink()
        return self._ours

    def _wanted(self) -> bool:
        """Return True if another program wants the game now.

        A request left by a program that was killed expires.
        """
        try:
            return time.time() - self._wish.stat().st_mtime < 2 * PATIENCE
        except OSError:
            return False

    def _get(self) -> bool:
        """Try to get the lock; return True if the game is ours.

        It also is if nothing can be locked: then nothing can be saved either, and saving reports
        why.
        """
        if self._held is None:
            had = self._ours
            try:
                self._held = _locked(self._file)
                self._ours = self._held is not None
            except OSError:
                self._ours = True  # the next check tries again: a full disk may have room by then
            self._terms += self._ours and not had
        return self._ours

    def _let_go(self) -> None:
        if self._held:
            self._held.close()
        self._held, self._ours = None, False


def _locked(path: Path) -> IO[bytes] | None:
    """Open a file and lock it until it is closed; None while another program has the lock.

    Raises:
        OSError: the file cannot be created or locked.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open("ab")
    try:
        _lock(file.fileno())
    except (BlockingIOError, PermissionError):
        file.close()
        return None
    except OSError:
        file.close()
        raise
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


ABANDONED = 60.0
"""The age in seconds after which an unfinished file is taken for abandoned."""


class FileStorage:
    """Storage in one folder, which the first write creates; see ``Storage``."""

    may_vanish = False

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lock = FileLock(folder)

    def persist(self) -> None:
        pass  # a file stays

    async def persisted(self) -> bool:
        return True

    def read(self, name: str) -> str | None:
        """Return the text of that name, None if there is none; invalid UTF-8 is replaced."""
        with self._as_storage_error("not-read", file=name):
            try:
                return (self.folder / name).read_bytes().decode(errors="replace")
            except FileNotFoundError:
                return None

    def write(self, name: str, text: str) -> None:
        """Save a text: write a new file, then rename it, so that a crash leaves no half text."""
        with self._as_storage_error("not-saved", file=name):
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
        """Remove unfinished files of programs that were killed while they wrote."""
        for left in self.folder.glob(f"{name}.new-*"):
            with suppress(FileNotFoundError):
                if time.time() - left.stat().st_mtime > ABANDONED:
                    left.unlink()

    def keep_aside(self, name: str) -> str:
        with self._as_storage_error("not-put-aside", file=name):
            (self.folder / name).stat()  # raises if the file is missing, before anything is created
            for number in count(1):
                aside = self.folder / f"{name}.broken-{number}"
                try:
                    aside.touch(exist_ok=False)  # reserves the name, so that nothing is overwritten
                except FileExistsError:
                    continue
                os.replace(self.folder / name, aside)
                return aside.name
        raise AssertionError("count() ends")

    def remove(self, name: str) -> None:
        with self._as_storage_error("not-removed", file=name):
            (self.folder / name).unlink(missing_ok=True)

    def names(self) -> list[str]:
        with self._as_storage_error("not-listed"):
            try:
                return [one.name for one in os.scandir(self.folder) if one.is_file()]
            except FileNotFoundError:
                return []

    def move(self, name: str, new: str) -> None:
        with self._as_storage_error("not-moved", file=name):
            os.replace(self.folder / name, self.folder / new)

    def _as_storage_error(self, name: str, **fields: str) -> AbstractContextManager[None]:
        """Turn an OSError into a StorageError that also names the folder."""
        return as_storage_error(name, **fields, folder=displayable_path(self.folder))
