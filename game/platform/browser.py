"""Texts kept in the browser's localStorage: at once, so that closing the tab loses nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import js  # type: ignore[import-not-found]
from pyodide.ffi import JsException  # type: ignore[import-not-found]

from game.platform.surface import StorageError, Trouble

PREFIX = "tikal/"  # other pages may live at the same origin
KINDS = {"QuotaExceededError": Trouble.FULL, "SecurityError": Trouble.FORBIDDEN}


class PageLock:
    """Lock among the tabs of one origin; web/static/lock.js."""

    @property
    def term(self) -> int:
        term: int = js.tikal.lock.term
        return term

    async def take(self) -> bool:
        await js.tikal.lock.take()
        return True


class BrowserStorage:
    """Storage under this page's origin."""

    may_vanish = True

    def __init__(self) -> None:
        self.lock = PageLock()

    def persist(self) -> None:
        js.tikal.persist()

    async def persisted(self) -> bool:
        persisted: bool = await js.tikal.persisted()
        return persisted

    def read(self, name: str) -> str | None:
        with told(f"{name} cannot be read"):
            text: str | None = js.tikal.storage("getItem", PREFIX + name)
            return text

    def write(self, name: str, text: str) -> None:
        with told(f"{name} cannot be saved"):
            js.tikal.storage("setItem", PREFIX + name, text)

    def keep_aside(self, name: str) -> str:
        aside = next(free for n in count(1) if self.read(free := f"{name}.broken-{n}") is None)
        text = self.read(name)
        if text is None:
            raise StorageError(Trouble.FAILED, f"{name} cannot be kept aside: there is none")
        self.remove(name)  # first: a full storage has no room for both
        try:
            self.write(aside, text)
        except StorageError:
            self.write(name, text)
            raise
        return aside

    def remove(self, name: str) -> None:
        with told(f"{name} cannot be removed"):
            js.tikal.storage("removeItem", PREFIX + name)


@contextmanager
def told(what: str) -> Iterator[None]:
    """Makes what the page throws a StorageError that begins so."""
    try:
        yield
    except JsException as error:
        trouble = KINDS.get(error.name, Trouble.FAILED)
        raise StorageError(trouble, f"{what} in this browser: {error.message}") from error
