"""A guest who plays by chance, whatever happens to his connection."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final

from tornado.httpclient import HTTPError
from tornado.websocket import WebSocketClientConnection, WebSocketClosedError, websocket_connect

from game.table.guest.received import Missing
from tools.hosting.received import Heard

PAUSE: Final = 0.05
"""Seconds before a broken connection is tried again."""
LOST: Final = (ConnectionError, WebSocketClosedError, HTTPError, OSError, Missing)
"""What ends a connection: a network that breaks, or a message that has been missed."""


class Connection:
    """A connection to a host's socket."""

    def __init__(self, socket: WebSocketClientConnection) -> None:
        self._socket = socket

    @classmethod
    async def open(cls, address: str) -> Connection:
        """Connect to the host at ws://…; OSError or HTTPError if that fails."""
        return cls(await websocket_connect(address))

    @property
    def reason(self) -> str:
        """Why the host has ended the connection; empty if it has not."""
        return self._socket.close_reason or ""

    async def say(self, **message: object) -> None:
        """Send a message."""
        await self._socket.write_message(json.dumps(message))

    async def ask(self, **message: object) -> dict[str, Any]:
        """Send a message, and return the next one that comes."""
        await self.say(**message)
        return await self.hear()

    async def hear(self) -> dict[str, Any]:
        """Wait for a message; ConnectionError at the end of the connection."""
        text = await self._socket.read_message()
        if text is None:
            raise ConnectionError(self.reason)
        heard: dict[str, Any] = json.loads(text)
        return heard

    def cut(self) -> None:
        """End the connection as a broken network does: nobody is told."""
        with suppress(AttributeError):
            self._socket.protocol._abort()  # type: ignore[union-attr]


async def asked(address: str, **message: object) -> dict[str, Any]:
    """Ask the host one thing, and return its answer."""
    connection = await Connection.open(address)
    answer = await connection.ask(**message)
    connection.cut()
    return answer


class RandomGuest:
    """Plays a seat by chance, whatever happens to his connection.

    Attributes:
        seat: his seat.
        received: the match as he has it.
        refused: why something was refused, in order; not what came too late.
        put_out: whether another device has taken his place.
    """

    def __init__(
        self,
        addresses: Sequence[str],
        table: str,
        key: str,
        seat: int,
        *,
        chance: Random,
        connect: Callable[[str], Awaitable[Connection]] = Connection.open,
    ) -> None:
        """Begin without a connection.

        addresses: those of all hosts; any one will do.
        """
        self.received = Heard()
        self.refused: list[str] = []
        self.put_out = False
        self.seat = seat
        self._addresses, self._table, self._key = addresses, table, key
        self._chance, self._connect = chance, connect

    async def play(self) -> None:
        """Play until the match is over, or another device takes over."""
        while not (self.received.over or self.put_out):
            with suppress(*LOST):
                connection = await self._connect(self._chance.choice(self._addresses))
                with suppress(*LOST):
                    await self._until_cut(connection)
                connection.cut()
                self.put_out = connection.reason == "taken-over"
            await asyncio.sleep(PAUSE)

    async def _until_cut(self, connection: Connection) -> None:
        await connection.say(
            do="join", table=self._table, key=self._key, **{"from": self.received.n}
        )
        acted = -1
        while not self.received.over:
            message = await connection.hear()
            if (reason := message.get("refused", "not-next")) != "not-next":
                self.refused.append(reason)
                if reason == "not-kept":  # what keeps the tables is away
                    break
                acted = -1
            self.received.hear(message)
            if acted != self.received.n and (entry := self._chosen()):
                acted = self.received.n
                await connection.say(do="play", n=acted, entry=entry)

    def _chosen(self) -> str:
        """What to enter now; empty to wait."""
        received, chance = self.received, self._chance.random()
        if received.asked is not None:
            answer = "agree" if chance < 0.8 else "disagree"
            return "" if self.seat in received.asked else answer
        if received.seat != self.seat:
            return ""
        if chance < 0.02 and received.actions:
            return f"back {max(0, len(received.actions) - 1 - self._chance.randrange(9))}"
        return "undo" if chance < 0.05 else str(self._chance.choice(received.legal_actions))
