"""Texts handed over as files in a folder and through the system's clipboard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pygame

from game.platform.file_reading import shown
from game.platform.files import FileStorage
from game.platform.surface import EMPTY, StorageError, Trouble


class FileSharing:
    """Sharing of a desktop system; what is saved goes to one folder, made when first needed."""

    page = ""
    can_choose = False  # SDL has no such dialog; a file is dropped on the window

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def save(self, name: str, text: str) -> str:
        FileStorage(self.folder).write(free := self._free(name), text)
        return shown(self.folder / free)

    async def choose(self) -> str | None:
        return None

    async def copy(self, text: str) -> None:
        with _told("nothing could be copied"):
            pygame.scrap.put_text(text)

    async def paste(self, prompt: str) -> str | None:  # noqa: ARG002
        with _told("nothing could be pasted"):
            text = pygame.scrap.get_text()
        if not text:
            raise StorageError(Trouble.FAILED, EMPTY)
        return text

    def _free(self, name: str) -> str:
        """The name, or the first of NAME-2, NAME-3 ... that no file bears."""
        wanted = Path(name)
        later = (f"{wanted.stem}-{number}{wanted.suffix}" for number in count(2))
        free = wanted.name
        while (self.folder / free).exists():
            free = next(later)
        return free


@contextmanager
def _told(what: str) -> Iterator[None]:
    try:
        yield
    except pygame.error as error:
        raise StorageError(Trouble.FAILED, f"{what}: {error}") from error
