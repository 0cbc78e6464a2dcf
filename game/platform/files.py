"""Texts kept as files in a folder."""

from __future__ import annotations

import os
import tempfile
import time
from contextlib import AbstractContextManager, suppress
from itertools import count
from pathlib import Path

from game.platform.file_reading import shown, told

ABANDONED = 60.0
"""Seconds after which nobody is still writing a file."""


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
