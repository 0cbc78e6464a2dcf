"""Storage and sharing in the browser; the page's half is in web/static."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Protocol

import js  # type: ignore[import-not-found]
import pygame
from pyodide.ffi import JsException, create_proxy  # type: ignore[import-not-found]

from game import SLUG
from game.platform.values import StorageError, Trouble

PREFIX = f"{SLUG}/"  # other pages may live at the same origin
KINDS = {"QuotaExceededError": Trouble.FULL, "SecurityError": Trouble.FORBIDDEN}
DROPPED = Path("dropped.json")
"""The file for the text of a dropped file. It lies in the tab's memory and goes with the tab."""


class Lock(Protocol):
    """The page's lock as Python sees it (web/static/lock.js)."""

    term: int

    def take(self) -> Awaitable[None]: ...


class Keeper(Protocol):
    """The page's storage as Python sees it (web/static/storage.js)."""

    lock: Lock

    def persist(self) -> None: ...
    def persisted(self) -> Awaitable[bool]: ...
    def storage(self, call: str, *args: str) -> str | None: ...
    def names(self) -> str: ...


def _page() -> Keeper:
    page: Keeper = getattr(js, SLUG)
    return page


class PageLock:
    """The lock among the tabs of one origin; see ``Lock`` in ``game.platform.surface``."""

    @property
    def term(self) -> int:
        return _page().lock.term

    async def take(self) -> bool:
        await _page().lock.take()
        return True


class BrowserStorage:
    """Storage in the localStorage of this page's origin; see ``Storage``.

    It saves at once, so closing the tab loses nothing.
    """

    may_vanish = True

    def __init__(self) -> None:
        self.lock = PageLock()

    def persist(self) -> None:
        _page().persist()

    async def persisted(self) -> bool:
        return await _page().persisted()

    def read(self, name: str) -> str | None:
        with as_storage_error("not-read-in-browser", file=name):
            return _page().storage("getItem", PREFIX + name)

    def write(self, name: str, text: str) -> None:
        with as_storage_error("not-saved-in-browser", file=name):
            _page().storage("setItem", PREFIX + name, text)

    def keep_aside(self, name: str) -> str:
        aside = next(free for n in count(1) if self.read(free := f"{name}.broken-{n}") is None)
        self.move(name, aside)
        return aside

    def remove(self, name: str) -> None:
        with as_storage_error("not-removed-in-browser", file=name):
            _page().storage("removeItem", PREFIX + name)

    def names(self) -> list[str]:
        with as_storage_error("not-listed-in-browser"):
            keys = _page().names().split("\n")
        return [key.removeprefix(PREFIX) for key in keys if key.startswith(PREFIX)]

    def move(self, name: str, new: str) -> None:
        text = self.read(name)
        if text is None:
            raise StorageError(Trouble.FAILED, "nothing-to-move", file=name)
        try:
            self.write(new, text)
        except StorageError:
            self._move_without_room(name, new, text)
        else:
            self.remove(name)

    def _move_without_room(self, name: str, new: str, text: str) -> None:
        """Move a text in a full storage, which cannot hold it twice.

        The old one is removed first, and restored if the new one cannot be saved.
        """
        self.remove(name)
        try:
            self.write(new, text)
        except StorageError:
            self.write(name, text)
            raise


class SharingPage(Protocol):
    """The page's half of sharing as Python sees it (web/static/sharing.js)."""

    page: str
    hosted: bool
    receive: Callable[[str | None], None]

    def follow(self, take: Callable[[str], None]) -> None: ...
    def answered(self, address: str) -> None: ...
    def save(self, name: str, text: str) -> None: ...
    def choose(self) -> Awaitable[str | None]: ...
    def copy(self, text: str) -> Awaitable[None]: ...
    def paste(self, prompt: str) -> Awaitable[str | None]: ...


class PageSharing:
    """Sharing in a browser; see ``Sharing``."""

    can_choose = True

    desk: SharingPage

    def listen(self, desk: SharingPage) -> None:
        """Connect the page's half; call it once the window is open.

        From then on a dropped file, and an address with something behind ``#``, arrive as the same
        pygame events as dropped files and texts on the desktop.
        """
        self.desk = desk
        self.desk.receive = create_proxy(_post)
        self.desk.follow(create_proxy(_post_text))

    @property
    def page(self) -> str:
        return self.desk.page

    @property
    def is_hosted(self) -> bool:
        return self.desk.hosted

    def save(self, name: str, text: str) -> None:
        with as_storage_error("not-saved-in-browser", file=name):
            self.desk.save(name, text)

    async def choose(self) -> str | None:
        with as_storage_error("no-file-in-browser"):
            return await self.desk.choose()

    async def copy(self, text: str) -> None:
        with as_storage_error("nothing-copied-in-browser"):
            await self.desk.copy(text)

    def forget_link(self, text: str) -> None:
        self.desk.answered(text)

    async def paste(self, prompt: str) -> str | None:
        with as_storage_error("nothing-pasted-in-browser"):
            text = await self.desk.paste(prompt)
        if text == "":
            raise StorageError(Trouble.FAILED, "clipboard-without-text")
        return text


def _post(text: str | None) -> None:
    """Post the event of a dropped file with this text.

    None stands for a file that the page could not read: the event's path then leads to no file.
    """
    if text is None:
        DROPPED.unlink(missing_ok=True)
    else:
        DROPPED.write_text(text, "utf-8")
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(DROPPED)))


def _post_text(text: str) -> None:
    """Post the event of a dropped text."""
    pygame.event.post(pygame.event.Event(pygame.DROPTEXT, text=text))


@contextmanager
def as_storage_error(name: str, **fields: str) -> Iterator[None]:
    """Turn an exception of the page into a StorageError with this name and these fields.

    The page's own words become the field ``reason``.
    """
    try:
        yield
    except JsException as error:
        trouble = KINDS.get(error.name, Trouble.FAILED)
        reason = error.message.removesuffix(".")
        raise StorageError(trouble, name, **fields, reason=reason) from error
