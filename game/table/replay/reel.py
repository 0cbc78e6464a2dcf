"""What runs a film: whether it goes on by itself, and how fast."""

from typing import Final

from game.ui import theme

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
"""How many times as fast as others' turns are shown."""
_USUAL: Final = SPEEDS.index(1.0)
_STILL: Final = 4.0
"""From this speed on nothing is shown on its way."""


class Reel:
    """Says when the next action is due.

    Attributes:
        running: True while it goes on by itself.
        speed: one of ``SPEEDS``.
    """

    def __init__(self) -> None:
        self.running = False
        self.speed = SPEEDS[_USUAL]
        self._due: float | None = None

    @property
    def moves(self) -> bool:
        """True if actions are shown on their way."""
        return self.speed < _STILL

    def run(self, running: bool) -> None:
        """Goes on by itself, or waits."""
        self.running, self._due = running, None

    def change_speed(self, by: int) -> None:
        """So many steps faster; past the fastest comes the slowest."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + by) % len(SPEEDS)]
        self._due = None

    def is_due(self, now: float, moving: bool) -> bool:
        """True if the next action is to be shown now (monotonic seconds); each one is waited for,
        and for what still moves."""
        if not self.running:
            return False
        if self._due is None:
            self._due = now + theme.STEP / self.speed
        if now < self._due or (moving and self.moves):
            return False
        self._due = now + theme.STEP / self.speed
        return True
