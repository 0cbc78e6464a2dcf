"""A button that goes on while it is held, faster and faster: for plus and minus."""

from __future__ import annotations

from game.ui import theme
from game.ui.input import Pos
from game.ui.widgets import Button


class Stepper(Button):
    """Acts once at a tap; held, after a delay again and again until it is let go."""

    _due: float | None = None
    _pause = 0.0
    _went_on = False

    def tap(self, pos: Pos) -> None:
        """The end of a long hold is no step more."""
        if not self._went_on:
            super().tap(pos)

    def update(self, now: float) -> bool:
        """Takes the steps that are due while it is held."""
        if not self.pressed or self._due is None:
            self._due = now + theme.HOLD if self.pressed else None
            self._pause, self._went_on = theme.REPEAT, False
            return False
        if now < self._due or not self.enabled:
            return False
        self._went_on = True
        self._due = now + self._pause
        self._pause = max(theme.REPEAT_LEAST, self._pause * theme.REPEAT_FASTER)
        self.action()
        return True
