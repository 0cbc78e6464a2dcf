"""Who is here: the people who are connected at their seats, as everybody at a table is told."""

import asyncio
from collections.abc import Callable
from typing import Final

from game.core.game import NOBODY

AWAY_AFTER: Final = 10.0
"""Seconds after the end of a connection until somebody counts as away.

A phone that changes its network, or a page that is loaded again, makes no noise.
"""

Later = Callable[[float, Callable[[], None]], Callable[[], None]]
"""Calls a function after so many seconds, unless what it returns is called before."""


def call_later(seconds: float, do: Callable[[], None]) -> Callable[[], None]:
    """Do something after so many seconds of the running loop."""
    return asyncio.get_running_loop().call_later(seconds, do).cancel


class Presence:
    """Who is here at each table."""

    def __init__(self, changed: Callable[[str], None], later: Later = call_later) -> None:
        """Begin with nobody; ``changed`` is told the table at which somebody comes or goes."""
        self._changed, self._later = changed, later
        self._here: dict[str, dict[int, Callable[[], None] | None]] = {}

    def here(self, id: str) -> list[int]:
        """Return the seats of those who are here at a table, in order."""
        return sorted(self._here.get(id, ()))

    def is_connected(self, id: str, seat: int) -> bool:
        """Return whether somebody is connected at his seat now."""
        return self._here.get(id, {}).get(seat, self) is None

    def arrive(self, id: str, seat: int) -> None:
        """Note that somebody is connected at his seat; of one who looks on nothing is said."""
        if seat == NOBODY:
            return
        seats = self._here.setdefault(id, {})
        is_new, stay = seat not in seats, seats.get(seat)
        if stay:
            stay()
        seats[seat] = None
        if is_new:
            self._changed(id)

    def leave(self, id: str, seat: int) -> None:
        """Note that somebody's connection has ended: in a while he is away."""
        if seat != NOBODY:
            self._here[id][seat] = self._later(AWAY_AFTER, lambda: self._go(id, seat))

    def _go(self, id: str, seat: int) -> None:
        del self._here[id][seat]
        if not self._here[id]:
            del self._here[id]
        self._changed(id)
