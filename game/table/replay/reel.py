"""What runs a film: whether it plays by itself, and how fast."""

from typing import Final

from game.ui import theme

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
"""The speeds, as multiples of the speed at which the others' turns are shown."""
_USUAL: Final = SPEEDS.index(1.0)
_STILL: Final = 4.0
"""From this speed on actions are not animated."""


class Reel:
    """Knows when the next action is due.

    Attributes:
        running: True while the film plays by itself.
        speed: one of ``SPEEDS``.
    """

    def __init__(self) -> None:
        self.running = False
        self.speed = SPEEDS[_USUAL]
        self._due: float | None = None

    @property
    def moves(self) -> bool:
        """True if actions are animated at this speed."""
        return self.speed < _STILL

    def run(self, running: bool) -> None:
        """Play, or pause."""
        self.running, self._due = running, None

    def change_speed(self, by: int) -> None:
        """Change the speed by so many steps; after the fastest comes the slowest."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + by) % len(SPEEDS)]
        self._due = None

    def is_due(self, now: float, moving: bool) -> bool:
        """Return True if the next action is to be shown now; ``now`` is in monotonic seconds.

        An action waits for its time, and until nothing is ``moving`` if actions are animated.
        """
        if not self.running:
            return False
        if self._due is None:
            self._due = now + theme.STEP / self.speed
        if now < self._due or (moving and self.moves):
            return False
        self._due = now + theme.STEP / self.speed
        return True
