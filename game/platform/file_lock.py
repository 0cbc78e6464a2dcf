"""The right to play the kept game, among several programs that share a folder."""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

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
