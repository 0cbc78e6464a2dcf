"""A button that repeats while it is held, faster and faster: for plus and minus, undo and redo."""

from __future__ import annotations

from game.ui.controls.repeat import Repeat
from game.ui.input import Pos
from game.ui.widgets import Action, Button


class Stepper(Button):
    """A button that acts once on a tap, and again and again while it is held.

    Attributes:
        step: what each repetition does while it is held; None for the same as a tap.
    """

    goes_on = True
    step: Action | None = None
    _repeat: Repeat | None = None
    _went_on = False

    def tap(self, pos: Pos) -> None:
        """Act, unless the tap ends a hold that has repeated already."""
        if not self._went_on:
            super().tap(pos)

    def update(self, now: float) -> bool:
        """Repeat if that is due while it is held; return True if it did."""
        if not self.pressed or self._repeat is None:
            self._repeat = Repeat(now) if self.pressed else None
            self._went_on = False
            return False
        if not self.enabled or not self._repeat.due(now):
            return False
        self._went_on = True
        (self.step or self.action)()
        return True
