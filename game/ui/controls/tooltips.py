"""Tooltips: a small card that explains what the mouse rests on or a finger holds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Protocol

from pygame import Rect

from game.ui import panels, sprites, text, theme
from game.ui.hands import hands
from game.ui.i18n import pgettext
from game.ui.input import (
    Drag,
    Gesture,
    HoldClock,
    Hover,
    Key,
    Pinch,
    Pos,
    Press,
    Release,
    Tap,
    Wheel,
)
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words

_WIDEST: Final = 300
"""The greatest width of the words in dp."""
_LINK_HEIGHT: Final = theme.TOUCH - theme.GAP
"""The height in dp of the link to the rules; the gap beside it can be touched, too."""
_PICTURE: Final = 120, 118
"""The room in dp of a picture beside the words."""
_SIGNS, _BELOW_SIGNS = 32, 4
"""The height in dp of what is drawn above the words, and how much of it is the gap to them."""
_EDGE: Final = 6
"""The distance from the card's edge to that link, in dp."""
_AIR: Final = 12
"""How much room of the window, in dp, is left at both sides together for a card's glow."""
_LINK: Final = panels.Skin(theme.PAPER_LIT, edge_strength=0.25, radius=9, shadow=False)
_LINK_PAD: Final = 12
_LINK_PAD_NARROW: Final = 7
_NARROW: Final = 360
"""In dp: the padding beside the word of the link to a rule, the same in little room, and the room
that is little."""


class Drawing(Protocol):
    """What can be drawn above the words of a tooltip: a value, so that two can be compared."""

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """Draw it as large as it fits into the rectangle."""


@dataclass(frozen=True)
class Tooltip:
    """The explanation of what is seen in a rectangle.

    Attributes:
        rect: that rectangle, in device pixels.
        rule: the place in the rulebook that says more; empty for none.
        picture: the sprite that is printed beside the words; empty for none.
        above: what is drawn above the words; None for nothing.
    """

    rect: Rect
    words: Words
    rule: str = ""
    picture: str = ""
    above: Drawing | None = None


Find = Callable[[Pos, bool], Tooltip | None]
"""Returns the tooltip at a pixel, or None; the bool is True if a finger or button is held there."""


@dataclass(frozen=True)
class TooltipLayout:
    """Where a tooltip's card and its words lie, in device pixels.

    Attributes:
        box: the card.
        corner: the upper left corner of the words.
        rule_link: the button to the rules, at the side of the explained thing; None without a rule.
        link_area: the area in which a touch means that button: it and the gap around it.
        picture: the sprite beside the words, and its box; None without one.
        above: what is drawn above the words, and its box; None for nothing.
    """

    box: Rect
    lines: list[str]
    corner: tuple[int, int]
    rule_link: Rect | None = None
    link_area: Rect | None = None
    picture: tuple[str, Rect] | None = None
    above: tuple[Drawing, Rect] | None = None


class TooltipTracker:
    """Watches where the pointer rests, and keeps the tooltip that is shown there.

    Attributes:
        shown: the present tooltip; None for none.
        card: its layout; None for none.
    """

    def __init__(self) -> None:
        self.shown: Tooltip | None = None
        self.card: TooltipLayout | None = None
        self._drawn: tuple[Tooltip, str] | None = None
        self._pos: Pos | None = None
        self._held = self._asked = self._leading = False
        self._since: float | None = None
        self._hold = HoldClock()

    def take(self, gesture: Gesture) -> Pos | None:
        """Follow the pointer.

        Returns the place of a tap that only ends a hold with a tooltip; else None.
        """
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
        """Move on to this time (monotonic seconds); ask ``find`` once the pointer has rested.

        Returns True if another tooltip, or none any more, is shown now.
        """
        if self._pos is not None and not self._asked and self._has_rested(now):
            self._asked, self.shown = True, find(self._pos, self._held)
        drawn = (self.shown, str(self.shown.words)) if self.shown else None
        changed, self._drawn = drawn != self._drawn, drawn
        if changed:
            self.card = lay_out_tooltip(screen, self.shown) if self.shown else None
        return changed

    def _has_rested(self, now: float) -> bool:
        """Return True once the pointer has been held, or has rested, long enough."""
        if self._held:
            return self._hold.at(now) >= hands.wait(theme.HOLD)
        self._since = now if self._since is None else self._since
        return now - self._since >= theme.HOVER

    def takes_rule_link(self, gesture: Gesture) -> bool:
        """Return True for a touch on the button to the rules, which nothing else may handle.

        It must have begun there: a finger that held a thing while the card came up under it only
        ends its hold.
        """
        match gesture:
            case Press(pos):
                self._leading = self._is_way(pos)
                return self._leading
            case Tap(pos):
                return self._leading and self._is_way(pos)
        return False

    def _is_way(self, pos: Pos) -> bool:
        way = self.card.link_area if self.shown and self.card else None
        return bool(way and way.collidepoint(pos))

    def show(self, explained: Tooltip) -> None:
        """Show a tooltip after a tap, until something else is touched."""
        self._pos, self._held, self._since = explained.rect.center, False, None
        self._asked, self.shown = True, explained

    def hide(self) -> None:
        """Remove the tooltip."""
        self._point(None, held=False)

    def refresh(self) -> None:
        """Ask for the tooltip again at the next ``watch``: the picture has changed."""
        self._asked = False

    def _is_about(self, pos: Pos | None) -> bool:
        """Return True if a pixel belongs to the present tooltip: its thing or its button."""
        if self.shown is None or pos is None:
            return False
        return bool(self.shown.rect.collidepoint(pos)) or self._is_way(pos)

    def _point(self, pos: Pos | None, *, held: bool) -> None:
        """Begin to wait at a pixel, or nowhere (None), without a tooltip."""
        self._pos, self._held, self._since = pos, held, None
        self._hold = HoldClock()
        self._asked, self.shown = False, None


def draw_tooltip(canvas: Canvas, card: TooltipLayout) -> None:
    """Draw a tooltip's card."""
    panels.draw(canvas, card.box, panels.PARCHMENT_ACTIVE)
    text.draw_lines(canvas, card.lines, card.corner, theme.NOTE_PLAIN)
    if card.picture:
        sprites.print_in(canvas, *card.picture)
    if card.above:
        drawing, place = card.above
        drawing.draw(canvas, place)
    if card.rule_link:
        draw_rule_link(canvas, card.rule_link)


def lay_out_tooltip(screen: Screen, shown: Tooltip) -> TooltipLayout:
    """Lay out a tooltip: below the thing it explains, or above if there is no room below.

    The button to the rules lies at the side of that thing. A picture is left out if the words would
    become too high beside it; what is drawn above them, if there is no room for both.
    """
    px, safe = screen.px, screen.safe
    beside = px(_PICTURE[0]) if shown.picture else 0
    widest = max(1, min(px(_WIDEST), safe.w - px(28) - beside))
    lines = text.wrap(screen, shown.words, theme.NOTE_PLAIN, widest)
    wide = max(text.measure(screen, line, theme.NOTE_PLAIN)[0] for line in lines) + px(28)
    words = round(text.measure(screen, "", theme.NOTE_PLAIN)[1] * 1.04) * len(lines) + px(20)
    if beside and words > safe.h // 2:
        return lay_out_tooltip(screen, replace(shown, picture=""))
    leading = px(_LINK_HEIGHT) if shown.rule else 0
    signs, there = px(_SIGNS) if shown.above else 0, shown.rect
    room = max(there.top - safe.top, safe.bottom - there.bottom) - px(theme.GAP)
    if signs and leading + signs + words > room:
        return lay_out_tooltip(screen, replace(shown, above=None))
    high = signs + (max(words, px(_PICTURE[1])) if beside else words)
    least = rule_link_width(screen, safe.w) + px(2 * _EDGE) if leading else 0
    box = Rect(0, 0, max(wide + beside, least), high + leading)
    box.midtop = shown.rect.centerx, shown.rect.bottom + px(theme.GAP)
    if above := box.bottom > safe.bottom:
        box.bottom = shown.rect.top - px(theme.GAP)
    box.clamp_ip(safe.inflate(-px(_AIR), 0))
    top = box.y + px(10) + (0 if above else leading)
    corner = box.x + px(14) + beside, top + signs
    band = Rect(box.x + px(14), top, box.w - px(28), signs - px(_BELOW_SIGNS))
    drawn = (shown.above, band) if shown.above else None
    place = Rect(box.x + px(8), corner[1], beside, high - signs - px(20))
    picture = (shown.picture, place) if beside else None
    if not leading:
        return TooltipLayout(box, lines, corner, picture=picture, above=drawn)
    top = box.bottom - px(_EDGE) - leading if above else box.y + px(_EDGE)
    lead = Rect(box.x + px(_EDGE), top, box.w - 2 * px(_EDGE), leading)
    link = lead.inflate(0, 2 * px(_EDGE + theme.GAP))
    return TooltipLayout(box, lines, corner, lead, link, picture, drawn)


# The link from a tooltip or a toast to its rule.


def rule_link_width(screen: Screen, room: int) -> int:
    """Return the link's width in this much room, both in device pixels."""
    pad = screen.px(_LINK_PAD_NARROW if room < screen.px(_NARROW) else _LINK_PAD)
    return max(
        screen.px(theme.TOUCH),
        text.measure(screen, pgettext("button", "Rules"), theme.LABEL)[0] + 2 * pad,
    )


def draw_rule_link(canvas: Canvas, rect: Rect) -> None:
    """Draw the link, a button with its word."""
    panels.draw(canvas, rect, _LINK)
    room = rect.w - canvas.px(6)
    text.draw(canvas, pgettext("button", "Rules"), rect.center, theme.LABEL, "mm", theme.RUST, room)
