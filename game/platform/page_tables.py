"""The socket of the host that serves this page; nothing of it outside a browser."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING or sys.platform == "emscripten":
    import js  # type: ignore[import-not-found]
    from pyodide.ffi import create_proxy  # type: ignore[import-not-found]


class PageCall:
    """Calls a guest who looks elsewhere, by the page's name in the browser's tab."""

    def __init__(self) -> None:
        """Remember what the page is called."""
        self._usual = js.document.title

    def __call__(self, words: str) -> None:
        """Call; empty words: no more."""
        js.document.title = f"● {words}" if words else self._usual


class PageSocket:
    """A WebSocket of the page to its host.

    Attributes:
        is_open: True once messages can be sent, until the end.
        ended: the code and the reason of the end; None before it.
    """

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

    def _closed(self, event: Any) -> None:  # noqa: ANN401
        self._end((event.code, event.reason))

    def _end(self, how: tuple[int, str]) -> None:
        self.is_open, self.ended = False, how
        for name, proxy in self._proxies.items():
            self._socket.removeEventListener(name, proxy)
            proxy.destroy()
        self._proxies = {}
