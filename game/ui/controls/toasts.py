"""Toasts, short notes over the screen, and the banner, a lasting warning at its upper edge."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field, replace
from typing import Final

from pygame import Rect

from game.ui import panels, text, theme
from game.ui.controls.tooltips import draw_rule_link, rule_link_width
from game.ui.element import Element
from game.ui.hands import hands
from game.ui.screen import Canvas, Screen
from game.ui.sentence import RuleText, Words

_WIDEST: Final = 520
"""The greatest width of the words in dp."""
_EDGE: Final = 4
"""The distance from the edge to the button to the rules, in dp."""
BANNER_HEIGHT: Final = 26
"""The height of the banner in dp."""
_BANNER_PAD: Final = 10
"""The padding beside the banner's words, in dp."""


class Toasts:
    """The toasts that are shown or wait: one at a time, warnings before news.

    Warnings are shown one after another, each for its whole time. A note waits for them, and a
    newer note replaces it. A note with a rule has a button that opens that rule. A note that lasts
    stays until it is withdrawn or replaced.
    Rectangles are in device pixels.
    """

    def __init__(self) -> None:
        self._warnings: list[Words] = []
        self._note = RuleText()
        self._lasts = self._is_news = False
        self._end: float | None = None
        self._now = 0.0

    @property
    def current(self) -> Words:
        """The toast that is shown now; empty if there is none."""
        return self._warnings[0] if self._warnings else self._note.message

    @property
    def current_text(self) -> str:
        """The toast that is shown now, in the language in use; empty if there is none."""
        return str(self.current)

    @property
    def rule(self) -> str:
        """The rule of the toast that is shown now; empty for none."""
        return "" if self._warnings else self._note.rule

    @property
    def is_news(self) -> bool:
        """True for a note that waits for what was said before, if it is read aloud."""
        return self._is_news and not self._warnings

    def holds(self, note: Words) -> bool:
        """Return True while a note is shown or waits for the warnings before it."""
        return self._note.message == note

    @property
    def is_settled(self) -> bool:
        """True once it has been shown for ``theme.SETTLE``, so that a touch is meant for it."""
        whole = theme.TOAST_LEADING if self.rule else theme.TOAST
        return self._end is not None and self._now >= self._end - whole + hands.wait(theme.SETTLE)

    @property
    def is_timing(self) -> bool:
        """True once the time of the present toast has begun to pass."""
        return self._end is not None

    def show(self, note: RuleText, *, lasts: bool = False, is_news: bool = False) -> None:
        """Show a note in place of the last note, as soon as no warning is left.

        One that ``lasts`` has no time after which it goes. One that ``is_news`` answers nobody.
        """
        self._note, self._lasts, self._is_news = note, lasts, is_news
        if not self._warnings:
            self._end = None

    def warn(self, warning: Words) -> None:
        """Show a warning after the earlier warnings; ignore one that already waits."""
        if not self._warnings:
            self._end = None
        if warning not in self._warnings:
            self._warnings.append(warning)

    def withdraw(self, notes: Collection[Words]) -> bool:
        """Remove the note if it is one of these; return True if it was shown just now."""
        if self._note.message not in notes:
            return False
        seen, self._note = not self._warnings, RuleText()
        if seen:
            self._end = None
        return seen

    def update(self, now: float) -> bool:
        """Move on to this time (monotonic seconds); return True if a toast has ended."""
        self._now = now
        if not self.current_text:
            return False
        if self._end is None:
            self._end = now + self._time
        if now < self._end or (self._lasts and not self._warnings):
            return False
        if self._warnings:
            self._warnings.pop(0)
        else:
            self._note = RuleText()
        self._end = now + self._time if self.current_text else None
        return True

    @property
    def _time(self) -> float:
        """For how many seconds the present toast is shown."""
        return theme.TOAST_LEADING if self.rule else theme.TOAST

    def draw(self, canvas: Canvas, band: Rect | None) -> None:
        """Draw the present toast in the scene's band for toasts, or near the window's top."""
        if not (box := self.box(canvas.screen, band)):
            return
        panels.draw(canvas, box, panels.PARCHMENT_ACTIVE)
        inner = _inner(canvas.screen, box, self._leading(canvas.screen, band))
        text.paragraph(canvas, self.current_text, inner, theme.BODY, "mm")
        if lead := self.rule_link_rect(canvas.screen, band):
            edge = canvas.px(_EDGE)
            draw_rule_link(canvas, Rect(lead.x, lead.y + edge, lead.w - edge, lead.h - 2 * edge))

    def box(self, screen: Screen, band: Rect | None) -> Rect | None:
        """Return the rectangle of the present toast; None if there is none."""
        if not self.current_text:
            return None
        leading = self._leading(screen, band)
        if band:
            return in_band(screen, self.current_text, band, leading)
        return _near_top(screen, self.current_text, leading)

    def rule_link_rect(self, screen: Screen, band: Rect | None) -> Rect | None:
        """Return the area in which a touch opens the toast's rule; None without a rule."""
        box = self.box(screen, band) if self.rule else None
        if not box:
            return None
        wide = self._leading(screen, band) + screen.px(_EDGE)
        return Rect(box.right - wide, box.y, wide, box.h)

    def _leading(self, screen: Screen, band: Rect | None) -> int:
        """Return the width of the button to the rules; 0 without a rule."""
        return rule_link_width(screen, band.w if band else screen.safe.w) if self.rule else 0


def in_band(screen: Screen, words: str, band: Rect, leading: int = 0) -> Rect:
    """Return the band, made higher if the words do not fit even at the smallest size.

    ``leading`` is the width of the button to the rules; 0 for none.
    """
    box = band.copy()
    while not text.paragraph_fits(screen, words, _inner(screen, box, leading), theme.BODY):
        box.h += screen.px(theme.GAP)
    return box


def _near_top(screen: Screen, words: str, leading: int) -> Rect:
    """Return a rectangle around the words, near the top and in the middle of the window."""
    px, safe = screen.px, screen.safe
    widest = min(safe.w - px(32), px(_WIDEST))
    lines = text.wrap(screen, words, theme.BODY, max(1, widest - px(32) - leading))
    wide = max(text.measure(screen, line, theme.BODY)[0] for line in lines)
    step = round(text.measure(screen, "", theme.BODY)[1] * 1.04)
    least = px(theme.TOUCH) if leading else 0
    box = Rect(0, 0, wide + px(36) + leading, max(least, step * len(lines) + px(26)))
    box.midtop = (safe.centerx, safe.y + px(theme.TOAST_TOP))
    return box


def _inner(screen: Screen, box: Rect, leading: int) -> Rect:
    """Return the part of a toast for its words, beside the button to the rules."""
    inner = box.inflate(-min(screen.px(32), box.w // 4), -min(screen.px(6), box.h // 4))
    if leading:
        inner.x = box.x + screen.px(theme.GAP)
        inner.w = max(1, box.right - leading - screen.px(2 * _EDGE) - inner.x)
    return inner


# The banner at the window's upper edge: a lasting warning that all else makes room for.


@dataclass(frozen=True)
class Banner:
    """A line that says what must not be forgotten; a tap calls ``act``, which tells more."""

    id: str
    words: Words
    act: Callable[[], None] = field(compare=False)


def screen_below_banner(screen: Screen, banner: Banner | None) -> Screen:
    """Return the screen that is left to everything else: its top inset includes the banner.

    Without a banner (None) it is the whole screen.
    """
    if banner is None:
        return screen
    top, right, bottom, left = screen.insets
    return replace(screen, insets=(top + screen.px(BANNER_HEIGHT), right, bottom, left))


def banner_rect(screen: Screen) -> Rect:
    """Return the banner's rectangle, in a screen made by ``screen_below_banner``."""
    top, right, _bottom, left = screen.insets
    high = screen.px(BANNER_HEIGHT)
    return Rect(left, top - high, max(1, screen.width - left - right), high)


def banner_element(screen: Screen, banner: Banner) -> Element:
    """Return the banner as a touchable element."""
    return Element(banner.id, str(banner.words), banner_rect(screen))


def draw_banner(canvas: Canvas, banner: Banner) -> None:
    """Draw the banner, with its colour up to the window's edge."""
    line = banner_rect(canvas.screen)
    canvas.surface.fill(theme.WARNING, Rect(0, 0, canvas.screen.width, line.bottom))
    room = line.w - 2 * canvas.px(_BANNER_PAD)
    text.draw(canvas, str(banner.words), line.center, theme.NOTE_WARNING, "mm", max_width=room)
