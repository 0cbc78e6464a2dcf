"""Who is here: the people who are connected at their seats, as everybody at a table is told.

Several hosts of the same tables tell each other who is connected where. A host that is silent for
``SILENT`` seconds is gone, and so are its guests, unless they have come to another one.
"""

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any, Final

from game.core.game import NOBODY

AWAY_AFTER: Final = 10.0
"""Seconds after the end of a connection until somebody counts as away.

A phone that changes its network, or a page that is loaded again, makes no noise.
"""
BEAT: Final = 5.0
"""Seconds after which a host tells the others that it is still there."""
SILENT: Final = 15.0
_ALL: Final = "all"
"""Stands for a table's name in what is about none of them."""

Later = Callable[[float, Callable[[], None]], Callable[[], None]]
"""Calls a function after so many seconds, unless what it returns is called before."""
PassOn = Callable[[str, str], None]
"""Tells the other hosts something of a table."""


def call_later(seconds: float, do: Callable[[], None]) -> Callable[[], None]:
    """Do something after so many seconds of the running loop."""
    return asyncio.get_running_loop().call_later(seconds, do).cancel


class Presence:
    """Who is here at each table."""

    def __init__(
        self, changed: Callable[[str], None], pass_on: PassOn, later: Later = call_later
    ) -> None:
        """Begin with nobody; ``changed`` is told the table at which somebody comes or goes."""
        self._changed, self._pass_on, self._later = changed, pass_on, later
        self._name = secrets.token_hex(8)
        self._here: dict[str, dict[int, Callable[[], None] | None]] = {}
        self._elsewhere: dict[str, dict[str, frozenset[int]]] = {}
        self._silent: dict[str, int] = {}

    def here(self, id: str) -> list[int]:
        """Return the seats of those who are here at a table, in order."""
        elsewhere = self._elsewhere.get(id, {}).values()
        return sorted(frozenset(self._here.get(id, ())).union(*elsewhere))

    def is_connected(self, id: str, seat: int) -> bool:
        """Return whether somebody is connected at his seat now."""
        elsewhere = any(seat in seats for seats in self._elsewhere.get(id, {}).values())
        return elsewhere or self._here.get(id, {}).get(seat, self) is None

    def open(self, id: str) -> None:
        """Ask the other hosts who is at a table: somebody comes there who wants to know."""
        if id not in self._elsewhere:
            self._elsewhere[id] = {}
            self._tell_hosts(id, asks=True)

    def shut(self, id: str) -> None:
        """Forget who is connected elsewhere at a table where nobody is any more who asks."""
        self._elsewhere.pop(id, None)

    def arrive(self, id: str, seat: int) -> None:
        """Note that somebody is connected at his seat; of one who looks on nothing is said."""
        if seat == NOBODY:
            return
        before, seats = self.here(id), self._here.setdefault(id, {})
        is_new, stay = seat not in seats, seats.get(seat)
        if stay:
            stay()
        seats[seat] = None
        if is_new:
            self._tell(id, before)

    def leave(self, id: str, seat: int) -> None:
        """Note that somebody's connection has ended: in a while he is away."""
        if seat != NOBODY:
            self._here[id][seat] = self._later(AWAY_AFTER, lambda: self._go(id, seat))

    def hear(self, id: str, said: dict[str, Any]) -> None:
        """Take over who is connected at another host."""
        host, before = said["at"], self.here(id)
        self._silent[host] = 0
        if id in self._elsewhere:
            self._elsewhere[id][host] = frozenset(said["connected"])
            if self.here(id) != before:
                self._changed(id)
        if said.get("asks") and id in self._here:
            self._tell_hosts(id)

    async def keep_in_touch(self) -> None:
        """Tell the other hosts now and then that this one is there; forget who is not."""
        while True:
            await asyncio.sleep(BEAT)
            self._tell_hosts(_ALL)
            self.forget_silent()

    def forget_silent(self) -> None:
        """Count one more beat; forget the hosts that have been silent for too long."""
        self._silent = {host: beats + 1 for host, beats in self._silent.items()}
        for host in [one for one, beats in self._silent.items() if beats > SILENT / BEAT]:
            del self._silent[host]
            for id, hosts in self._elsewhere.items():
                before = self.here(id)
                if hosts.pop(host, None) and self.here(id) != before:
                    self._changed(id)

    def _go(self, id: str, seat: int) -> None:
        before = self.here(id)
        del self._here[id][seat]
        if not self._here[id]:
            del self._here[id]
        self._tell(id, before)

    def _tell(self, id: str, before: list[int]) -> None:
        self._tell_hosts(id)
        if self.here(id) != before:
            self._changed(id)

    def _tell_hosts(self, id: str, *, asks: bool = False) -> None:
        said = {"connected": sorted(self._here.get(id, ())), "at": self._name}
        self._pass_on(id, json.dumps(said | ({"asks": True} if asks else {})))
