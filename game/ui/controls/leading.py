"""The button that leads from a toast or a tooltip to its rule."""

from typing import Final

from pygame import Rect

from game.ui import panels, text, theme
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas, Screen

LEAD: Final = panels.Skin(theme.PAPER_LIT, edge_strength=0.25, radius=9, shadow=False)
_PAD: Final = 12
_CLOSE: Final = 7
_NARROW: Final = 360
"""In dp: the padding beside its word, the same in little room, and the room that is little."""


def lead_width(screen: Screen, room: int) -> int:
    """Return the button's width in this much room, both in device pixels."""
    pad = screen.px(_CLOSE if room < screen.px(_NARROW) else _PAD)
    return max(screen.px(theme.TOUCH), text.measure(screen, _("Rules"), theme.LABEL)[0] + 2 * pad)


def draw_lead(canvas: Canvas, rect: Rect) -> None:
    """Draw the button with its word."""
    panels.draw(canvas, rect, LEAD)
    room = rect.w - canvas.px(6)
    text.draw(canvas, _("Rules"), rect.center, theme.LABEL, "mm", theme.RUST, room)
