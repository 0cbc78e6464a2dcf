"""Texts handed over as files in a folder and through the system's clipboard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import pygame

from game.platform.file_reading import shown
from game.platform.files import FileStorage
from game.platform.values import StorageError, Trouble


class FileSharing:
    """Sharing of a desktop system; what is saved goes to one folder, made when first needed, or
    where that refuses to the player's own."""

    page = ""
    can_choose = False  # SDL has no such dialog; a file is dropped on the window

    def __init__(self, folder: Path, own: Path | None = None) -> None:
        self.folder = folder
        self._own = own

    def save(self, name: str, text: str) -> str:
        try:
            return _written(self.folder, name, text)
        except StorageError:
            if self._own is None or not self._own.is_dir():
                raise
            with suppress(StorageError):  # why the first folder refuses is what helps
                return _written(self._own, name, text)
            raise

    async def choose(self) -> str | None:
        return None

    async def copy(self, text: str) -> None:
        with _told("nothing-copied"):
            pygame.scrap.put_text(text)

    def answered(self, text: str) -> None:
        pass  # it came from nowhere where it could stay

    async def paste(self, prompt: str) -> str | None:  # noqa: ARG002
        with _told("nothing-pasted"):
            text = pygame.scrap.get_text()
        if not text:
            raise StorageError(Trouble.FAILED, "clipboard-without-text")
        return text


def _written(folder: Path, name: str, text: str) -> str:
    """Where it was written, as it can be shown."""
    FileStorage(folder).write(free := _free(folder, name), text)
    return shown(folder / free)


def _free(folder: Path, name: str) -> str:
    """The name, or the first of NAME-2, NAME-3 ... that no file bears."""
    wanted = Path(name)
    later = (f"{wanted.stem}-{number}{wanted.suffix}" for number in count(2))
    free = wanted.name
    while (folder / free).exists():
        free = next(later)
    return free


@contextmanager
def _told(name: str) -> Iterator[None]:
    try:
        yield
    except pygame.error as error:
        raise StorageError(Trouble.FAILED, name, reason=str(error)) from error
