"""Sharing in the browser: downloads, the file picker, dropped files, the clipboard, links."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Protocol

import pygame
from pyodide.ffi import create_proxy  # type: ignore[import-not-found]

from game.platform.browser import told
from game.platform.values import StorageError, Trouble

DROPPED = Path("dropped.json")
"""The file for the text of a dropped file. It lies in the tab's memory and goes with the tab."""


class SharingPage(Protocol):
    """The page's half of sharing as Python sees it (web/static/sharing.js)."""

    page: str
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
