"""The standing line at the window's upper edge: a lasting warning that all else makes room for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from pygame import Rect

from game.ui import text, theme
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.widgets import Element

HIGH: Final = 26
"""The height of the line in dp."""
_PAD: Final = 10


@dataclass(frozen=True)
class StandingLine:
    """A line that says what must not be forgotten; a tap calls ``act``, which tells more."""

    id: str
    words: Words
    act: Callable[[], None] = field(compare=False)


def beside(screen: Screen, standing: StandingLine | None) -> Screen:
    """Return the screen that is left to everything else: its top inset includes the line.

    Without a line (None) it is the whole screen.
    """
    if standing is None:
        return screen
    top, right, bottom, left = screen.insets
    return replace(screen, insets=(top + screen.px(HIGH), right, bottom, left))


def place(screen: Screen) -> Rect:
    """Return the line's rectangle, in a screen that has made room for it (see ``beside``)."""
    top, right, _bottom, left = screen.insets
    high = screen.px(HIGH)
    return Rect(left, top - high, max(1, screen.width - left - right), high)


def element(screen: Screen, standing: StandingLine) -> Element:
    """Return the line as a touchable element."""
    return Element(standing.id, str(standing.words), place(screen))


def draw(canvas: Canvas, standing: StandingLine) -> None:
    """Draw the line, with its colour up to the window's edge."""
    line = place(canvas.screen)
    canvas.surface.fill(theme.WARNING, Rect(0, 0, canvas.screen.width, line.bottom))
    room = line.w - 2 * canvas.px(_PAD)
    text.draw(canvas, str(standing.words), line.center, theme.NOTE_WARNING, "mm", max_width=room)
