"""The time that people have at a table, where it is counted.

Whoever is to act spends his own, from the first entry on. The log says when each entry was made, so
a host that starts again, or another one, counts the same; while no host is there, it goes on.
"""

from collections.abc import Collection
from typing import Any


class Bank:
    """What is left of each person's time."""

    def __init__(self, minutes: int = 0, people: Collection[int] = ()) -> None:
        """Give so many minutes to each of these seats; 0 counts nothing."""
        self._left = dict.fromkeys(people, 60.0 * minutes) if minutes else {}
        self._seat: int | None = None
        self._since = 0.0

    def pass_to(self, seat: int, at: float) -> None:
        """Count the time of whoever was to act until ``at`` seconds, then that of a seat."""
        self._left = self._left_at(at)
        self._seat, self._since = seat, at

    def told(self, now: float) -> dict[str, Any]:
        """Return what everybody is told of it at ``now``: the seconds left, below 0 if over."""
        left = self._left_at(now)
        return (
            {"left": {str(seat): round(seconds) for seat, seconds in left.items()}} if left else {}
        )

    def _left_at(self, now: float) -> dict[int, float]:
        spent = max(0.0, now - self._since)  # another host's clock may be a little ahead
        return {seat: left - spent * (seat == self._seat) for seat, left in self._left.items()}
