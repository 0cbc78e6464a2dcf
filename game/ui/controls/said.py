"""What is said, and where the rules say more of it; the one tap that leads there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.ui import panels, text, theme
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas, Screen

LEAD: Final = panels.Skin(theme.PAPER_LIT, edge_strength=0.25, radius=9, shadow=False)
_PAD: Final = 12
_NARROW: Final = 360
"""Beside the words that lead on, and the width below which these are small, in dp."""


@dataclass(frozen=True, slots=True)
class Said:
    """Words; without any it is false.

    Attributes:
        rule: the place in the rulebook that they come from; empty for none.
    """

    words: str = ""
    rule: str = ""

    def __bool__(self) -> bool:
        return bool(self.words)


NOTHING: Final = Said()


def lead_width(screen: Screen, room: int) -> int:
    """What the button that leads to the rules takes of so much room, in device pixels: no more
    than a finger needs where there is little."""
    least = screen.px(theme.TOUCH)
    if room < screen.px(_NARROW):
        return least
    return max(least, text.measure(screen, _("Rules"), theme.LABEL)[0] + 2 * screen.px(_PAD))


def draw_lead(canvas: Canvas, rect: Rect) -> None:
    """That button."""
    panels.draw(canvas, rect, LEAD)
    room = rect.w - canvas.px(6)
    text.draw(canvas, _("Rules"), rect.center, theme.LABEL, "mm", theme.RUST, room)
