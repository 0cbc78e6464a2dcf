"""Texts kept in the browser's localStorage: at once, so that closing the tab loses nothing."""

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
    """web/static/lock.js as Python sees it."""

    term: int

    def take(self) -> Awaitable[None]: ...


class Keeper(Protocol):
    """What of the page keeps texts, as Python sees it (web/static/storage.js)."""

    lock: Lock

    def persist(self) -> None: ...
    def persisted(self) -> Awaitable[bool]: ...
    def storage(self, call: str, *args: str) -> str | None: ...
    def names(self) -> str: ...


def _page() -> Keeper:
    page: Keeper = getattr(js, SLUG)
    return page


class PageLock:
    """Lock among the tabs of one origin; web/static/lock.js."""

    @property
    def term(self) -> int:
        return _page().lock.term

    async def take(self) -> bool:
        await _page().lock.take()
        return True


class BrowserStorage:
    """Storage under this page's origin."""

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
        """A full storage does not hold the text twice."""
        self.remove(name)
        try:
            self.write(new, text)
        except StorageError:
            self.write(name, text)
            raise


@contextmanager
def told(name: str, **fields: str) -> Iterator[None]:
    """Makes what the page throws a StorageError of this name, with the page's reason."""
    try:
        yield
    except JsException as error:
        trouble = KINDS.get(error.name, Trouble.FAILED)
        reason = error.message.removesuffix(".")
        raise StorageError(trouble, name, **fields, reason=reason) from error
