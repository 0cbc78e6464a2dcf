"""Full screen: a button and a key."""

from typing import Final

from pygame import Rect

from game.platform import platform
from game.ui import theme
from game.ui.controls.form import Form
from game.ui.i18n import gettext_noop as N_
from game.ui.input import Gesture, Key
from game.ui.screen import Canvas
from game.ui.sentence import phrases
from game.ui.widgets import Button

KEY: Final = "f"
_WORDS: Final = phrases(__name__, {"whole": N_("Full screen")})
_LINE: Final = 3
"""The width in dp of the frame's corners."""


def switch_full_screen() -> None:
    """Switch full screen on or off; browsers allow that only on a tap or a key."""
    platform.set_full_screen(not platform.full_screen)


def asks_for_full_screen(gesture: Gesture, form: Form) -> bool:
    """Return True for the full-screen key, unless a field has the focus or it is unavailable."""
    writes = form.focus is not None and form.focus.role == "textbox"
    return gesture == Key(KEY) and platform.can_full_screen and not writes


def full_screen_button(id: str) -> Button:
    """Make the full-screen button; it is invisible where full screen is unavailable."""
    button = Button(id, _WORDS["whole"], switch_full_screen, _draw_corners, icon_only=True)
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
