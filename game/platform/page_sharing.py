"""Texts handed over by the page: downloads, the file picker, dropped files, the clipboard."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Protocol

import pygame
from pyodide.ffi import create_proxy  # type: ignore[import-not-found]

from game.platform.browser import told
from game.platform.values import StorageError, Trouble

DROPPED = Path("dropped.json")
"""In the tab's own memory: gone with the tab."""


class SharingPage(Protocol):
    """The page's sharing as Python sees it (web/static/sharing.js)."""

    page: str
    receive: Callable[[str | None], None]

    def follow(self, take: Callable[[str], None]) -> None: ...
    def answered(self, address: str) -> None: ...
    def save(self, name: str, text: str) -> None: ...
    def choose(self) -> Awaitable[str | None]: ...
    def copy(self, text: str) -> Awaitable[None]: ...
    def paste(self, prompt: str) -> Awaitable[str | None]: ...


class PageSharing:
    """Sharing of a browser."""

    can_choose = True

    desk: SharingPage

    def listen(self, desk: SharingPage) -> None:
        """Makes a dropped file, and an address with something behind its #, the event that it is
        on the desktop; the window must be open."""
        self.desk = desk
        self.desk.receive = create_proxy(_post)
        self.desk.follow(create_proxy(_post_text))

    @property
    def page(self) -> str:
        return self.desk.page

    def save(self, name: str, text: str) -> None:
        with told("not-saved-in-browser", file=name):
            self.desk.save(name, text)

    async def choose(self) -> str | None:
        with told("no-file-in-browser"):
            return await self.desk.choose()

    async def copy(self, text: str) -> None:
        with told("nothing-copied-in-browser"):
            await self.desk.copy(text)

    def answered(self, text: str) -> None:
        self.desk.answered(text)

    async def paste(self, prompt: str) -> str | None:
        with told("nothing-pasted-in-browser"):
            text = await self.desk.paste(prompt)
        if text == "":
            raise StorageError(Trouble.FAILED, "clipboard-without-text")
        return text


def _post(text: str | None) -> None:
    """Passes a dropped file on; one that the page could not read is not there for the game."""
    if text is None:
        DROPPED.unlink(missing_ok=True)
    else:
        DROPPED.write_text(text, "utf-8")
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(DROPPED)))


def _post_text(text: str) -> None:
    pygame.event.post(pygame.event.Event(pygame.DROPTEXT, text=text))
