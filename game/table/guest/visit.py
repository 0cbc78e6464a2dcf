"""Being at a hosted table: the line to its host, and what has been received of its match."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from game.core.game import GameRules
from game.table.guest.line import Line, Socket
from game.table.guest.received import Received

Message = Mapping[str, Any]
_NEWS: Final = ("entry", "refused", "record", "said")
"""Of the fields of what is news at the table each has one."""


class Visit:
    """A guest at a table, at his seat or looking on.

    Attributes:
        line: the line to the host.
        table: the table's name.
        key: the seat's key; empty for somebody who looks on.
        received: the match; None before it has begun.
        about: what was told last of a table at which seats are free.
        here: the seats of those who are connected.
    """

    def __init__(
        self,
        connect: Callable[[], Socket],
        rules_of: Callable[[str], GameRules],
        table: str,
        key: str = "",
    ) -> None:
        """Go to a table.

        Args:
            connect: opens a connection to the host.
            rules_of: returns the rules of a game, by its id.
            table: the table's name.
            key: the seat's key; empty to look on.
        """
        self.table, self.key = table, key
        self._rules_of = rules_of
        self.received: Received | None = None
        self.about: Message = {}
        self.here: frozenset[int] = frozenset()
        self._left: Mapping[str, int] | None = None
        self.line = Line(connect, self._greet)

    def hear(self, now: float) -> list[Message]:
        """Return the entries, refusals and the record that have come; ``now`` in monotonic seconds.

        What else has come is in ``received`` and ``about`` then.
        """
        return [one for message in self.line.hear(now) for one in self._of(message)]

    def _greet(self) -> Iterator[Message]:
        do = {"do": "join", "key": self.key} if self.key else {"do": "watch"}
        yield do | {"table": self.table, "from": self.received.n if self.received else 0}
        if self.received:
            self.received.say_again()

    def take_left(self) -> Mapping[str, int] | None:
        """Return the seconds left of each person's time, if the host has told them since."""
        left, self._left = self._left, None
        return left

    def say(self, phrase: int) -> None:
        """Say one of the set phrases."""
        self.line.say({"do": "say", "phrase": phrase})

    def _say(self, n: int, entry: str) -> None:
        self.line.say({"do": "play", "n": n, "entry": entry})

    def _of(self, message: Message) -> list[Message]:
        """Take over what tells how the table stands; return what is news at the table."""
        self._left = message.get("left", self._left)
        if not message.keys().isdisjoint(_NEWS):
            return [message]
        if "here" in message:
            self.here = frozenset(message["here"])
        if "table" not in message:
            return []
        self.about = message
        if "first_player" not in message:
            return []
        if self.received:
            return list(message["entries"])
        self.received = Received(self._rules_of(message["game"]), message, self._say)
        return []
