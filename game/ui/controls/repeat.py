"""The repeat of a button or key that is held: after a delay, then faster and faster."""

from __future__ import annotations

from game.ui import theme


class Repeat:
    """A timer that starts when it is made; times are monotonic seconds."""

    def __init__(self, now: float) -> None:
        self._due = now + theme.HOLD
        self._pause = theme.REPEAT

    def due(self, now: float) -> bool:
        """Return True if a repeat is due now; each is reported once."""
        if now < self._due:
            return False
        self._due = now + self._pause
        self._pause = max(theme.REPEAT_LEAST, self._pause * theme.REPEAT_FASTER)
        return True
