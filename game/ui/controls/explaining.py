"""A small card that explains what the mouse rests on, or what a finger holds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from game.ui import panels, text, theme
from game.ui.input import Drag, Gesture, Hover, Key, Pinch, Pos, Press, Release, Tap, Wheel
from game.ui.screen import Canvas, Screen

_WIDEST = 300
"""The greatest width of the words in dp."""


@dataclass(frozen=True)
class Explained:
    """What is to be said of all that is seen in a rectangle."""

    rect: Rect
    words: str


Find = Callable[[Pos, bool], Explained | None]
"""What there is to explain at a place; True where a finger or the mouse button holds it."""


class Explaining:
    """Watches where the pointer rests.

    Attributes:
        shown: what is explained now.
    """

    def __init__(self) -> None:
        self.shown: Explained | None = None
        self._drawn: Explained | None = None
        self._pos: Pos | None = None
        self._held = self._asked = False
        self._since: float | None = None

    def take(self, gesture: Gesture) -> Pos | None:
        """Follows the pointer; the place of a tap that only ends a hold which was answered."""
        match gesture:
            case Hover(None) | Drag() | Pinch() | Wheel() | Key():
                self._point(None, held=False)
            case Hover(pos) if not self._is_about(pos):
                self._point(pos, held=False)
            case Press(pos):
                self._point(pos, held=True)
            case Tap(pos) if self._held and self.shown is not None:
                return pos
            case Release():
                self._held = False
                if not self.shown:
                    self._point(None, held=False)
        return None

    def watch(self, find: Find, now: float) -> bool:
        """Looks at this time (monotonic seconds); True if something else is explained now."""
        if self._pos is not None and not self._asked:
            self._since = now if self._since is None else self._since
            if now - self._since >= (theme.HOLD if self._held else theme.HOVER):
                self._asked, self.shown = True, find(self._pos, self._held)
        changed, self._drawn = self.shown != self._drawn, self.shown
        return changed

    def put_away(self) -> None:
        """What was explained was done."""
        self._point(None, held=False)

    def renew(self) -> None:
        """What is seen has changed: what is shown is asked for again."""
        self._asked = False

    def _is_about(self, pos: Pos | None) -> bool:
        return self.shown is not None and pos is not None and self.shown.rect.collidepoint(pos)

    def _point(self, pos: Pos | None, *, held: bool) -> None:
        self._pos, self._held, self._since = pos, held, None
        self._asked, self.shown = False, None


def draw_explained(canvas: Canvas, shown: Explained) -> None:
    """The card below what it is about, or above it."""
    box, lines = _place(canvas.screen, shown)
    panels.draw(canvas, box, panels.PARCHMENT_ACTIVE)
    corner = box.x + canvas.px(14), box.y + canvas.px(10)
    text.draw_lines(canvas, lines, corner, theme.NOTE_PLAIN)


def _place(screen: Screen, shown: Explained) -> tuple[Rect, list[str]]:
    px, safe = screen.px, screen.safe
    widest = max(1, min(px(_WIDEST), safe.w - px(28)))
    lines = text.wrap(screen, shown.words, theme.NOTE_PLAIN, widest)
    wide = max(text.measure(screen, line, theme.NOTE_PLAIN)[0] for line in lines)
    step = round(text.measure(screen, "", theme.NOTE_PLAIN)[1] * 1.04)
    box = Rect(0, 0, wide + px(28), step * len(lines) + px(20))
    box.midtop = shown.rect.centerx, shown.rect.bottom + px(theme.GAP)
    if box.bottom > safe.bottom:
        box.bottom = shown.rect.top - px(theme.GAP)
    return box.clamp(safe), lines
