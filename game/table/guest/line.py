"""A guest's line to the host: a lost connection is tried again, and what was missed comes then."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Protocol

from game.core import strict_json

PAUSES: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds before a lost connection is tried again; the last one from then on."""
ASLEEP: Final = 5.0
"""Seconds without a frame after which the device has slept: nobody knows what became of its
connection, so it is made anew at once."""
PUT_OUT: Final = 1008
"""The code with which a host ends a connection for a reason."""


class Socket(Protocol):
    """A connection to a host, which never waits.

    Attributes:
        is_open: True once messages can be sent, until the end.
        ended: the code and the reason of the end; None before it.
    """

    is_open: bool
    ended: tuple[int, str] | None

    def send(self, text: str) -> None:
        """Send a message."""

    def take(self) -> list[str]:
        """Return the messages that have come since the last call."""
        ...

    def close(self) -> None:
        """End the connection."""


class Line:
    """A connection to the host for as long as it is wanted.

    Attributes:
        lost: True from the end of a connection until messages can be sent again.
        put_out: why the host has ended the connection; empty if it has not.
    """

    def __init__(
        self, connect: Callable[[], Socket], greet: Callable[[], Iterable[Mapping[str, Any]]]
    ) -> None:
        """Connect.

        Args:
            connect: opens a connection.
            greet: returns what is said first on each of them.
        """
        self._connect, self._greet = connect, greet
        self._socket = connect()
        self._greeted = False
        self._tries = 0
        self._due = math.inf
        self._now: float | None = None
        self.lost = False
        self.put_out = ""

    def say(self, message: Mapping[str, Any]) -> None:
        """Send a message; without a connection nothing, for ``greet`` says what is still true."""
        if self._greeted and self._socket.is_open:
            self._socket.send(json.dumps(message, separators=(",", ":")))

    def hear(self, now: float) -> list[dict[str, Any]]:
        """Return what has come, and try a lost connection again; ``now`` in monotonic seconds."""
        if self._now is not None and now - self._now > ASLEEP:
            self._socket.close()
            self._begin()
        self._now = now
        if self._socket.is_open and not self._greeted:
            self._greeted, self.lost, self._tries = True, False, 0
            for message in self._greet():
                self.say(message)
        heard: list[Any] = [strict_json.load(text) for text in self._socket.take()]
        self._try_again(now)
        return heard

    def drop(self) -> None:
        """End this connection, which has missed something: the next one says where to go on."""
        self._socket.close()

    def close(self) -> None:
        """End the connection for good."""
        self.put_out = self.put_out or "left"
        self._socket.close()

    def _try_again(self, now: float) -> None:
        if self._socket.ended is None or self.put_out:
            return
        code, reason = self._socket.ended
        if code == PUT_OUT:
            self.put_out = reason
        elif self._due == math.inf:
            self.lost = True
            self._due = now + PAUSES[min(self._tries, len(PAUSES) - 1)]
            self._tries += 1
        elif now >= self._due:
            self._begin()

    def _begin(self) -> None:
        self._due, self._greeted = math.inf, False
        self._socket = self._connect()
