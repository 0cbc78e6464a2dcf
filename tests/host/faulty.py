"""Connections on which a message goes wrong, in whatever way and at whatever point is asked for."""

import asyncio
from collections import deque
from contextlib import suppress

from tornado.websocket import websocket_connect

from tools.hosting.guest import LOST, Connection

CUT = ("cut before saying", "cut after saying", "cut before hearing", "cut after hearing")
DOUBLED = ("said twice", "heard twice")
LATE = ("said late",)
OUT_OF_ORDER = ("said early", "heard early")


class Network:
    """How a guest reaches hosts.

    Attributes:
        fault: what goes wrong next; empty once it has.
        said: the number and the text of every entry that goes out, once or twice.
    """

    def __init__(self, chance, said):
        self.chance, self.said, self.fault = chance, said, ""

    async def connect(self, address):
        return Faulty(await websocket_connect(address), self)

    def fails(self, fault):
        """Whether this goes wrong now; it does so once."""
        if self.fault != fault:
            return False
        self.fault = ""
        return True


class Faulty(Connection):
    """A connection of such a network."""

    def __init__(self, socket, network):
        super().__init__(socket)
        self._network, self._come = network, deque()

    async def say(self, **message):
        fails = self._network.fails
        if fails("cut before saying"):
            self.cut()
        if message["do"] == "play":
            self._network.said.add((message["n"], message["entry"]))
            if fails("said late"):
                self._late = asyncio.create_task(self._say_late(message))
                raise ConnectionError("the guest waits no longer")
            if fails("said early"):
                early = message["n"] + 1
                self._network.said.add((early, message["entry"]))
                await super().say(**message | {"n": early})
        for _ in range(2 if fails("said twice") else 1):
            await super().say(**message)
        if fails("cut after saying"):
            self.cut()

    async def _say_late(self, message):
        """The host hears of it when the guest has another connection, perhaps."""
        await asyncio.sleep(self._network.chance.uniform(0, 0.2))
        with suppress(*LOST):
            await super().say(**message)

    async def hear(self):
        fails = self._network.fails
        if fails("cut before hearing"):
            self.cut()
        message = self._come.popleft() if self._come else await super().hear()
        if fails("heard twice"):
            self._come.append(message)
        if "by" in message and "n" in message and fails("heard early"):
            self._come.append(message)
            message = message | {"n": message["n"] + 1}
        if fails("cut after hearing"):
            self.cut()
        return message
