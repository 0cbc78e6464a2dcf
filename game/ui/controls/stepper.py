"""A button that goes on while it is held, faster and faster: for plus and minus, undo and redo."""

from __future__ import annotations

from game.ui.controls.repeat import Repeat
from game.ui.input import Pos
from game.ui.widgets import Action, Button


class Stepper(Button):
    """Acts once at a tap; held, after a delay again and again until it is let go.

    Attributes:
        step: what it does each time while it is held; None for what a tap does.
    """

    goes_on = True
    step: Action | None = None
    _repeat: Repeat | None = None
    _went_on = False

    def tap(self, pos: Pos) -> None:
        """The end of a long hold is no step more."""
        if not self._went_on:
            super().tap(pos)

    def update(self, now: float) -> bool:
        """Takes the steps that are due while it is held."""
        if not self.pressed or self._repeat is None:
            self._repeat = Repeat(now) if self.pressed else None
            self._went_on = False
            return False
        if not self.enabled or not self._repeat.due(now):
            return False
        self._went_on = True
        (self.step or self.action)()
        return True
