"""A small card that explains what the mouse rests on, or what a finger holds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from game.ui import panels, text, theme
from game.ui.controls.leading import draw_lead, lead_width
from game.ui.input import Drag, Gesture, Hover, Key, Pinch, Pos, Press, Release, Tap, Wheel
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words

_WIDEST = 300
"""The greatest width of the words in dp."""
_LEAD = theme.TOUCH - theme.GAP
"""The height in dp of what leads to the rules; the gap beside it can be touched, too."""
_EDGE = 6
"""From the card's edge to that, in dp."""


@dataclass(frozen=True)
class Tooltip:
    """What is to be said of all that is seen in a rectangle.

    Attributes:
        rule: the place in the rulebook where more of it is said; empty for none.
    """

    rect: Rect
    words: Words
    rule: str = ""


Find = Callable[[Pos, bool], Tooltip | None]
"""What there is to explain at a place; True where a finger or the mouse button holds it."""


@dataclass(frozen=True)
class TooltipLayout:
    """Where the words lie.

    Attributes:
        lead: what leads to the rules, beside what is explained; None without a rule.
        way: that and the gap between the two: where a touch leads there.
    """

    box: Rect
    lines: list[str]
    corner: tuple[int, int]
    lead: Rect | None = None
    way: Rect | None = None


class Explaining:
    """Watches where the pointer rests.

    Attributes:
        shown: what is explained now.
        card: where; None while nothing is.
    """

    def __init__(self) -> None:
        self.shown: Tooltip | None = None
        self.card: TooltipLayout | None = None
        self._drawn: tuple[Tooltip, str] | None = None
        self._pos: Pos | None = None
        self._held = self._asked = self._leading = False
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

    def watch(self, find: Find, now: float, screen: Screen) -> bool:
        """Looks at this time (monotonic seconds); True if something else is explained now."""
        if self._pos is not None and not self._asked:
            self._since = now if self._since is None else self._since
            if now - self._since >= (theme.HOLD if self._held else theme.HOVER):
                self._asked, self.shown = True, find(self._pos, self._held)
        drawn = (self.shown, str(self.shown.words)) if self.shown else None
        changed, self._drawn = drawn != self._drawn, drawn
        if changed:
            self.card = place_card(screen, self.shown) if self.shown else None
        return changed

    def leads(self, gesture: Gesture) -> bool:
        """True for a touch that leads to the rules, and is for nothing else: it has begun there. A
        finger that is lifted from where the card has come up under it only ends its hold."""
        match gesture:
            case Press(pos):
                self._leading = self._is_way(pos)
                return self._leading
            case Tap(pos):
                return self._leading and self._is_way(pos)
        return False

    def _is_way(self, pos: Pos) -> bool:
        way = self.card.way if self.shown and self.card else None
        return bool(way and way.collidepoint(pos))

    def answer(self, explained: Tooltip) -> None:
        """This was tapped, and is explained until something else is touched."""
        self._pos, self._held, self._since = explained.rect.center, False, None
        self._asked, self.shown = True, explained

    def put_away(self) -> None:
        """What was explained was done."""
        self._point(None, held=False)

    def renew(self) -> None:
        """What is seen has changed: what is shown is asked for again."""
        self._asked = False

    def _is_about(self, pos: Pos | None) -> bool:
        """The mouse may go on to what leads to the rules, too."""
        if self.shown is None or pos is None:
            return False
        return bool(self.shown.rect.collidepoint(pos)) or self._is_way(pos)

    def _point(self, pos: Pos | None, *, held: bool) -> None:
        self._pos, self._held, self._since = pos, held, None
        self._asked, self.shown = False, None


def draw_explained(canvas: Canvas, card: TooltipLayout) -> None:
    """The card below what it is about, or above it."""
    panels.draw(canvas, card.box, panels.PARCHMENT_ACTIVE)
    text.draw_lines(canvas, card.lines, card.corner, theme.NOTE_PLAIN)
    if card.lead:
        draw_lead(canvas, card.lead)


def place_card(screen: Screen, shown: Tooltip) -> TooltipLayout:
    """Below what it is about, or above it where there is no room; what leads on is next to that."""
    px, safe = screen.px, screen.safe
    widest = max(1, min(px(_WIDEST), safe.w - px(28)))
    lines = text.wrap(screen, shown.words, theme.NOTE_PLAIN, widest)
    wide = max(text.measure(screen, line, theme.NOTE_PLAIN)[0] for line in lines) + px(28)
    high = round(text.measure(screen, "", theme.NOTE_PLAIN)[1] * 1.04) * len(lines) + px(20)
    leading = px(_LEAD) if shown.rule else 0
    least = lead_width(screen, safe.w) + px(2 * _EDGE) if leading else 0
    box = Rect(0, 0, max(wide, least), high + leading)
    box.midtop = shown.rect.centerx, shown.rect.bottom + px(theme.GAP)
    if above := box.bottom > safe.bottom:
        box.bottom = shown.rect.top - px(theme.GAP)
    box.clamp_ip(safe)
    corner = box.x + px(14), box.y + px(10) + (0 if above else leading)
    if not leading:
        return TooltipLayout(box, lines, corner)
    top = box.bottom - px(_EDGE) - leading if above else box.y + px(_EDGE)
    lead = Rect(box.x + px(_EDGE), top, box.w - 2 * px(_EDGE), leading)
    return TooltipLayout(box, lines, corner, lead, lead.inflate(0, 2 * px(_EDGE + theme.GAP)))
