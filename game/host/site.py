"""The page and the socket at one address, and what is posted to others.

The only module that knows Tornado (docs/hosting.md).
"""

import asyncio
import logging
from collections.abc import Collection, Mapping
from contextlib import suppress
from ipaddress import ip_address
from typing import Any, Final

from tornado.httpclient import AsyncHTTPClient, HTTPClientError
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application, HTTPError, RequestHandler
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from game.host.guests import MOST_BYTES, Guests
from game.host.page import PageFile

SOCKET: Final = "/tables"
"""The address of the socket."""
_MOST_WAITING: Final = 200
"""How many messages may wait for a guest who does not take them; then his connection ends."""
_ANSWER: Final = 10
"""Seconds in which a web service must have answered."""
_PING: Final = 30
"""Seconds between the pings that find out whether a guest is still there."""
_POLICY_VIOLATION: Final = 1008
_TRY_AGAIN: Final = 1013


class _Asked(RequestHandler):
    """A request, which is refused if it names another host: a foreign page may have sent it."""

    def prepare(self) -> None:
        """Look at the host's name."""
        if not is_own_name(self.request.host, self.settings["names"]):
            raise HTTPError(421)

    def log_exception(self, *_error: object) -> None:
        """Say nothing: whoever asks for what is not there hears it himself."""


class _Page(_Asked):
    """The files of the page."""

    def get(self, address: str) -> None:
        """Send a file."""
        files: Mapping[str, PageFile] = self.settings["files"]
        if (file := files.get(address)) is None:
            raise HTTPError(404)
        self.set_header("Content-Type", file.type)
        self.set_header("Cache-Control", file.caching)
        self.set_header("X-Content-Type-Options", "nosniff")
        self.finish(file.content)


class _Socket(_Asked, WebSocketHandler):
    """A guest. Tornado refuses a socket that a page of another origin opens."""

    guests: Guests
    address: str
    waiting = 0

    def initialize(self, guests: Guests) -> None:
        """Remember who is told."""
        self.guests = guests

    def open(self, *_args: str) -> None:
        """Greet a new guest."""
        self.address = self.request.remote_ip or ""
        self.set_nodelay(True)
        self.guests.welcome(self)

    async def on_message(self, message: str | bytes) -> None:
        """Pass on what he says; what he says next waits."""
        await self.guests.receive(self, message)

    def on_close(self) -> None:
        """Pass on that he is gone."""
        self.guests.leave(self)

    def send(self, message: str) -> None:
        """Send a message; the connection ends if too many wait already."""
        if self.waiting >= _MOST_WAITING:
            self.put_out("too-slow")
            return
        with suppress(WebSocketClosedError):  # ``on_close`` will tell
            sending = self.write_message(message)
            self.waiting += 1
            sending.add_done_callback(self._sent)

    def _sent(self, sending: "asyncio.Future[Any]") -> None:
        self.waiting -= 1
        sending.exception()  # a connection that breaks while it is written to has been left

    def put_out(self, reason: str) -> None:
        """End the connection for a reason."""
        self.close(_POLICY_VIOLATION, reason)

    def put_off(self) -> None:
        """End the connection, so that it is tried again in a while."""
        self.close(_TRY_AGAIN)


def is_own_name(host: str, names: Collection[str]) -> bool:
    """Return True if a Host header names this machine: by number, or by one of its names."""
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
    with suppress(ValueError):
        ip_address(name.strip("[]"))
        return True
    return name.lower() in names


async def post(url: str, told: str) -> None:
    """Post JSON to a web service.

    Raises:
        OSError: it does not arrive, or is refused.
    """
    try:
        await AsyncHTTPClient().fetch(
            url,
            method="POST",
            body=told,
            headers={"Content-Type": "application/json"},
            request_timeout=_ANSWER,
            follow_redirects=False,
        )
    except HTTPClientError as error:
        raise OSError(str(error)) from error


def serve(
    guests: Guests,
    files: Mapping[str, PageFile],
    *,
    address: str,
    port: int,
    names: Collection[str],
    behind_proxy: bool = False,
) -> tuple[HTTPServer, int]:
    """Serve page and socket, and return the server and its port.

    Args:
        guests: whoever connects.
        files: the page's files.
        address: the address to listen at; empty for all of this machine.
        port: the port; 0 for any free one.
        names: the names, besides its numbers, that this machine is reached by.
        behind_proxy: True if a proxy tells the addresses of guests.

    Raises:
        OSError: the port is taken.
    """
    logging.getLogger("tornado.access").setLevel(logging.CRITICAL)
    application = Application(
        [(SOCKET, _Socket, {"guests": guests}), (r"(/.*)", _Page)],
        files=files,
        names={name.lower() for name in names},
        websocket_max_message_size=MOST_BYTES,
        websocket_ping_interval=_PING,
    )
    server = HTTPServer(application, xheaders=behind_proxy)
    sockets = bind_sockets(port, address)
    server.add_sockets(sockets)
    return server, sockets[0].getsockname()[1]
