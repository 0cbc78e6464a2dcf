"""Buttons with a behaviour of their own: one that repeats while it is held, one for full screen."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from game.platform import platform
from game.ui import theme
from game.ui.controls.form import Form
from game.ui.i18n import gettext_noop as N_
from game.ui.input import Gesture, Key, Pos, RepeatTimer
from game.ui.screen import Canvas
from game.ui.sentence import phrases
from game.ui.widgets import Action, Button

FULL_SCREEN_KEY: Final = "f"
_WORDS: Final = phrases(__name__, {"whole": N_("Full screen")})
_LINE: Final = 3
"""The width in dp of the frame's corners."""


class Stepper(Button):
    """A button that acts once on a tap, and again and again while it is held.

    Attributes:
        step: what each repetition does while it is held; None for the same as a tap.
    """

    repeats = True
    step: Action | None = None
    _repeat: RepeatTimer | None = None
    _went_on = False

    def tap(self, pos: Pos) -> None:
        """Act, unless the tap ends a hold that has repeated already."""
        if not self._went_on:
            super().tap(pos)

    def update(self, now: float) -> bool:
        """Repeat if that is due while it is held; return True if it did."""
        if not self.pressed or self._repeat is None:
            self._repeat = RepeatTimer(now) if self.pressed else None
            self._went_on = False
            return False
        if not self.enabled or not self._repeat.due(now):
            return False
        self._went_on = True
        (self.step or self.action)()
        return True


def toggle_full_screen() -> None:
    """Switch full screen on or off; browsers allow that only on a tap or a key."""
    platform.set_full_screen(not platform.full_screen)


def is_full_screen_key(gesture: Gesture, form: Form) -> bool:
    """Return True for the full-screen key, unless a field has the focus or it is unavailable."""
    asks = gesture == Key(FULL_SCREEN_KEY) and not form.is_written_in
    return asks and platform.can_full_screen


def full_screen_button(id: str) -> Button:
    """Make the full-screen button; it is invisible where full screen is unavailable."""
    button = Button(id, _WORDS["whole"], toggle_full_screen, _draw_corners, icon_only=True)
    button.visible = platform.can_full_screen
    return button


def _draw_corners(canvas: Canvas, box: Rect) -> None:
    line, arm = canvas.px(_LINE), box.w // 3
    for right in (False, True):
        for low in (False, True):
            x, y = (box.right if right else box.x), (box.bottom if low else box.y)
            for size in ((arm, line), (line, arm)):
                left, top = x - right * size[0], y - low * size[1]
                canvas.surface.fill(theme.INK, Rect((left, top), size))
