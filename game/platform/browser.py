"""Storage in the browser's localStorage: it saves at once, so closing the tab loses nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Protocol

import js  # type: ignore[import-not-found]
from pyodide.ffi import JsException  # type: ignore[import-not-found]

from game import SLUG
from game.platform.values import StorageError, Trouble

PREFIX = f"{SLUG}/"  # other pages may live at the same origin
KINDS = {"QuotaExceededError": Trouble.FULL, "SecurityError": Trouble.FORBIDDEN}


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
    """Storage in the localStorage of this page's origin; see ``Storage``."""

    may_vanish = True

    def __init__(self) -> None:
        self.lock = PageLock()

    def persist(self) -> None:
        _page().persist()

    async def persisted(self) -> bool:
        return await _page().persisted()

    def read(self, name: str) -> str | None:
        with told("not-read-in-browser", file=name):
            return _page().storage("getItem", PREFIX + name)

    def write(self, name: str, text: str) -> None:
        with told("not-saved-in-browser", file=name):
            _page().storage("setItem", PREFIX + name, text)

    def keep_aside(self, name: str) -> str:
        aside = next(free for n in count(1) if self.read(free := f"{name}.broken-{n}") is None)
        self.move(name, aside)
        return aside

    def remove(self, name: str) -> None:
        with told("not-removed-in-browser", file=name):
            _page().storage("removeItem", PREFIX + name)

    def names(self) -> list[str]:
        with told("not-listed-in-browser"):
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


@contextmanager
def told(name: str, **fields: str) -> Iterator[None]:
    """Turn an exception of the page into a StorageError with this name and these fields.

    The page's own words become the field ``reason``.
    """
    try:
        yield
    except JsException as error:
        trouble = KINDS.get(error.name, Trouble.FAILED)
        reason = error.message.removesuffix(".")
        raise StorageError(trouble, name, **fields, reason=reason) from error
