"""The socket of the host that serves this page, and what calls a guest who looks elsewhere.

Nothing of it outside a browser.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from game import SLUG
from game.platform.values import LoadingState

if TYPE_CHECKING or sys.platform == "emscripten":
    import js  # type: ignore[import-not-found]
    from pyodide.ffi import JsException, create_proxy  # type: ignore[import-not-found]


class PageGuest:
    """The part of the program that only a guest at a table needs; see ``Portion``."""

    def __init__(self) -> None:
        """Begin to fetch it, unless it is here."""
        self._portion = getattr(js, SLUG).guest
        if self.loading_state() is not LoadingState.LOADED:
            self.fetch_again()

    def loading_state(self) -> LoadingState:
        return LoadingState(self._portion.state)

    def fetch_again(self) -> None:
        self._portion.fetch()


class PageCall:
    """Calls a guest who looks elsewhere, and keeps a hidden tab going (web/static/calls.js).

    See ``Caller`` in ``game.table.guest.calling``.
    """

    def __init__(self) -> None:
        """Begin without the page's half."""
        self._page: Any = None

    async def fetch(self) -> None:
        """Fetch the page's half; without a network nobody is called, and the line is lost too."""
        file = f"{js.document.body.dataset.app}/calls.js"
        address = js.URL.new(file, js.location.href).href
        with suppress(JsException):
            self._page = await js.Function.new("at", "return import(at)")(address)
            PageSocket.wake = self._page.wake

    @property
    def state(self) -> str:
        return self._page.notifying() if self._page else "none"

    def call(self, words: str, volume: float) -> None:
        if self._page:
            self._page.call(words, volume)

    def stop(self) -> None:
        if self._page:
            self._page.stop()

    async def ask(self) -> str:
        return await self._page.ask() if self._page else "none"


class PageSocket:
    """A WebSocket of the page to its host.

    Attributes:
        is_open: True once messages can be sent, until the end.
        ended: the code and the reason of the end; None before it.
        wake: has the game go on in a hidden tab.
    """

    wake: Callable[[], object] = staticmethod(lambda: None)

    def __init__(self) -> None:
        """Begin to connect."""
        self.is_open = False
        self.ended: tuple[int, str] | None = None
        self._come: list[str] = []
        address = js.URL.new("/tables", js.location.href)
        address.protocol = address.protocol.replace("http", "ws")
        self._socket = js.WebSocket.new(address.href)
        heard = {"open": self._opened, "message": self._heard, "close": self._closed}
        self._proxies = {name: create_proxy(hear) for name, hear in heard.items()}
        for name, proxy in self._proxies.items():
            self._socket.addEventListener(name, proxy)

    def send(self, text: str) -> None:
        """Send a message."""
        self._socket.send(text)

    def take(self) -> list[str]:
        """Return the messages that have come since the last call."""
        come, self._come = self._come, []
        return come

    def close(self) -> None:
        """End the connection; nothing more is heard of it."""
        self._socket.close()
        self._end((1000, ""))

    def _opened(self, _event: Any) -> None:  # noqa: ANN401 (JavaScript's)
        self.is_open = True

    def _heard(self, event: Any) -> None:  # noqa: ANN401
        self._come.append(event.data)
        PageSocket.wake()

    def _closed(self, event: Any) -> None:  # noqa: ANN401
        self._end((event.code, event.reason))

    def _end(self, how: tuple[int, str]) -> None:
        self.is_open, self.ended = False, how
        for name, proxy in self._proxies.items():
            self._socket.removeEventListener(name, proxy)
            proxy.destroy()
        self._proxies = {}
