"""The platform of the browser. The page's half is web/static/page.js."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

import js  # type: ignore[import-not-found]
import pygame
from pyodide.ffi import create_proxy  # type: ignore[import-not-found]

from game import SLUG
from game.platform.browser import BrowserStorage, PageSharing, SharingPage
from game.platform.node import Act, Node
from game.platform.page_display import PageCompositor, PageFrame, Sheets
from game.platform.values import Element, Insets, Installing, LoadingState

if TYPE_CHECKING:
    from game.platform.surface import Assistive


class Portion(Protocol):
    """A part of the program that the title does not need (web/static/portion.js)."""

    state: str

    def fetch(self) -> Awaitable[None]: ...


class Reader(Protocol):
    """The accessible page: HTML over the canvas (web/static/accessible.js); it takes JSON."""

    def show(self, tree: str) -> None: ...
    def takeActs(self) -> str: ...  # noqa: N802
    def answer(self, kind: str, lines: str) -> None: ...


class Page(Protocol):
    """The page's half as Python sees it; sizes are in device pixels."""

    width: int
    height: int
    ratio: float
    reducedMotion: bool  # noqa: N815 (JavaScript's way of writing)
    highContrast: bool  # noqa: N815
    canFullScreen: bool  # noqa: N815
    canVibrate: bool  # noqa: N815
    fullScreen: bool  # noqa: N815
    language: str
    updateWaiting: bool  # noqa: N815
    installing: str
    asksBeforeLeaving: bool  # noqa: N815
    sharing: SharingPage
    compositor: Sheets
    reader: Reader | None
    gamepad: bool
    rest: Portion

    def takeTyped(self) -> str: ...  # noqa: N802
    def inset(self, side: str) -> int: ...
    def nextFrame(self, due: Callable[[float], None], rest: float) -> None: ...  # noqa: N802
    def show(self, pixels: pygame.BufferProxy, width: int, *part: int) -> None: ...
    def ready(self) -> None: ...
    def restart(self) -> None: ...
    def vibrate(self, milliseconds: int) -> None: ...
    def install(self) -> Awaitable[None]: ...
    def speak(self, code: str) -> None: ...
    def fetchLanguage(self, code: str) -> Awaitable[bool]: ...  # noqa: N802
    def publish(self, elements: str, status: str) -> None: ...


class PageReader:
    """The accessible page as assistive software; see ``Assistive``."""

    has_keys = True

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    def show(self, tree: Node) -> None:
        self._reader.show(tree.as_json())

    def focus(self, id: str) -> None:
        pass  # the page has a focus of its own

    def acts(self) -> list[Act]:
        return [Act(**act) for act in json.loads(self._reader.takeActs())]

    def answer(self, act: Act, lines: Sequence[str]) -> None:
        self._reader.answer(act.kind, json.dumps(lines))


class Web:
    """The platform of the browser; see ``Platform``."""

    can_quit = False

    page: Page
    _on_frame: Callable[[float], None]

    def __init__(self) -> None:
        """Make the platform without touching the page.

        The page starts from a snapshot of the program, which is taken outside of any page.
        """
        self.storage = BrowserStorage()
        self.sharing = PageSharing()
        self.compositor = PageCompositor()
        self._frame = PageFrame()
        self._published: tuple[list[Element], str] = ([], "")

    def open_window(self, title: str, icon: Path) -> pygame.Surface:  # noqa: ARG002 (the page has its own)
        self.page = cast(Page, getattr(js, SLUG))
        self._on_frame = create_proxy(self._frame.due)
        pygame.display.init()
        self.sharing.listen(self.page.sharing)
        self.compositor.use(self.page.compositor)
        return pygame.display.set_mode(self._size())

    def consumes(self, event: pygame.event.Event) -> bool:  # noqa: ARG002
        return False  # the browser handles the window's events

    @property
    def has_gamepad(self) -> bool:
        return self.page.gamepad

    def leave(self) -> None:
        pass  # a tab is closed by its browser

    def ask_before_leaving(self, asks: bool) -> None:
        self.page.asksBeforeLeaving = asks

    def fit_window(self, surface: pygame.Surface) -> pygame.Surface:
        size = self._size()
        return surface if surface.get_size() == size else pygame.display.set_mode(size)

    def show(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        self.page.show(surface.get_buffer(), surface.get_width(), *part)

    def window_size(self) -> tuple[int, int, float]:
        return *self._size(), self.page.ratio

    def safe_insets(self) -> Insets:
        return Insets(*(self.page.inset(side) for side in Insets._fields))

    @property
    def can_full_screen(self) -> bool:
        return self.page.canFullScreen

    @property
    def full_screen(self) -> bool:
        return self.page.fullScreen

    def set_full_screen(self, full: bool) -> None:
        self.page.fullScreen = full

    @property
    def installing(self) -> Installing:
        return Installing(self.page.installing)

    async def install(self) -> None:
        await self.page.install()

    @property
    def can_vibrate(self) -> bool:
        return self.page.canVibrate

    def vibrate(self, seconds: float) -> None:
        if self.page.canVibrate:
            self.page.vibrate(round(1000 * seconds))

    def reduced_motion(self) -> bool:
        return self.page.reducedMotion

    def high_contrast(self) -> bool:
        return self.page.highContrast

    def language(self) -> str:
        return self.page.language

    def speak(self, code: str) -> None:
        self.page.speak(code)

    async def fetch_language(self, code: str) -> bool:
        return await self.page.fetchLanguage(code)

    async def next_frame(self, rest: float = 0.0) -> None:
        self.page.nextFrame(self._on_frame, 1000 * rest)
        await self._frame

    def ready(self) -> None:
        self.page.ready()

    def loading_state(self) -> LoadingState:
        return LoadingState(self.page.rest.state)

    def fetch_again(self) -> None:
        self.page.rest.fetch()

    def update_waiting(self) -> bool:
        return self.page.updateWaiting

    def restart(self) -> None:
        self.page.restart()

    def typed(self) -> list[Act]:
        return [Act(**act) for act in json.loads(self.page.takeTyped())]

    def publish(self, elements: Sequence[Element], status: str = "") -> None:
        published = list(elements), status
        if published != self._published:  # handing it to the page costs far more than comparing
            self._published = published
            self.page.publish(json.dumps(published[0]), status)

    @property
    def assistive(self) -> PageReader | None:
        reader = self.page.reader
        return PageReader(reader) if reader else None

    def assist(self, software: Assistive | None) -> None:
        raise NotImplementedError("the accessible page is the page's own")

    def _size(self) -> tuple[int, int]:
        return self.page.width, self.page.height
