"""How much one address or one seat may ask for: nobody can keep the host from the others."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from game.host.entries import NotAllowed

_MOST_BUCKETS: Final = 10_000
"""After so many the full ones are forgotten: they allow as much as new ones."""


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that."""

    at_once: float
    a_second: float


MESSAGES: Final = Rate(60, 20)
"""What an address may send: a family's devices may share one."""
ENTRIES: Final = Rate(20, 5)
"""What a seat may enter; an order of several actions comes at once."""
PHRASES_SAID: Final = Rate(4, 0.2)
"""How many set phrases a seat may say."""
LOOKS: Final = Rate(40, 1)
"""How often an address may join, watch, or ask how its own tables stand: each may be read anew."""
NEW_TABLES: Final = Rate(10, 0.01)
"""How many tables an address may make."""


class Limits:
    """Counts what addresses and seats ask for, in buckets that fill by and by."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        """Begin with full buckets; ``clock`` returns seconds."""
        self._rate = rate
        self._clock = clock
        self._left: dict[Hashable, tuple[float, float]] = {}

    def take(self, who: Hashable) -> None:
        """Count one more.

        Raises:
            NotAllowed: it is too much for now.
        """
        left = self._now(who) - 1
        if left < 0:
            raise NotAllowed("too-much-at-once")
        if len(self._left) >= _MOST_BUCKETS:
            full = self._rate.at_once
            self._left = {one: kept for one, kept in self._left.items() if self._now(one) < full}
        self._left[who] = left, self._clock()

    def _now(self, who: Hashable) -> float:
        left, since = self._left.get(who, (self._rate.at_once, self._clock()))
        return min(self._rate.at_once, left + (self._clock() - since) * self._rate.a_second)
