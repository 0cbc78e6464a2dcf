"""Texts kept as files in a folder."""

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

from game.platform.file_reading import shown, told

# The right to play the kept game, among several programs that share a folder.

LOOK: Final = 0.5
"""Seconds from one look at the folder to the next."""
PATIENCE: Final = 3.0
"""Seconds that a program has to give the game up; also how long a wish to have it counts."""


class FileLock:
    """A lock of the system's on a file: it goes with the program, however that ends.

    Who wants the game leaves a second file; the program that has the lock sees that and lets go.
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
        now = time.monotonic()
        if now - self._looked >= LOOK:
            self._looked = now
            if self._wanted():
                self._let_go()
            else:
                self._get()
        return self._terms if self._ours else 0

    async def take(self) -> bool:
        with suppress(OSError):  # where no wish can be left, it comes when the other one goes
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
        """True if another program wants the game now; one that was killed wanting it does not."""
        try:
            return time.time() - self._wish.stat().st_mtime < 2 * PATIENCE
        except OSError:
            return False

    def _get(self) -> bool:
        """True while the game is ours: locked; or as long as nothing can be locked, for then
        nothing can be kept either, and saving tells why."""
        if self._held is None:
            had = self._ours
            try:
                self._held = _locked(self._file)
                self._ours = self._held is not None
            except OSError:
                self._ours = True  # asked again at the next look: a full disk does not stay full
            self._terms += self._ours and not had
        return self._ours

    def _let_go(self) -> None:
        if self._held:
            self._held.close()
        self._held, self._ours = None, False


def _locked(path: Path) -> IO[bytes] | None:
    """The file, locked until it is closed; None while another program has the lock.

    Raises:
        OSError: no file can be made there, or none be locked.
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
"""Seconds after which nobody is still writing a file."""


class FileStorage:
    """Storage in one folder, made when it is first written to."""

    may_vanish = False

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lock = FileLock(folder)

    def persist(self) -> None:
        pass  # a file stays

    async def persisted(self) -> bool:
        return True

    def read(self, name: str) -> str | None:
        """The text of that name; bytes that are no UTF-8 come out as replacement characters."""
        with self._told("not-read", file=name):
            try:
                return (self.folder / name).read_bytes().decode(errors="replace")
            except FileNotFoundError:
                return None

    def write(self, name: str, text: str) -> None:
        """Writes a new file and swaps it in."""
        with self._told("not-saved", file=name):
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
        with self._told("not-put-aside", file=name):
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
        with self._told("not-removed", file=name):
            (self.folder / name).unlink(missing_ok=True)

    def names(self) -> list[str]:
        with self._told("not-listed"):
            try:
                return [one.name for one in os.scandir(self.folder) if one.is_file()]
            except FileNotFoundError:
                return []

    def move(self, name: str, new: str) -> None:
        with self._told("not-moved", file=name):
            os.replace(self.folder / name, self.folder / new)

    def _told(self, name: str, **fields: str) -> AbstractContextManager[None]:
        return told(name, **fields, folder=shown(self.folder))
