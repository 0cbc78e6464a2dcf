"""Captions: a line at the window's lower edge that says in words what has just been heard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.ui import panels, text, theme
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.sound import speaker

if TYPE_CHECKING:
    from game.ui.stage import Stage

_HIGH: Final = 22
"""The height of the line in dp."""
_UPRIGHT: Final = 560
_ACROSS: Final = 331
"""The least heights in dp, of upright windows and of others, that all else needs. A line that would
take of them lies over it, where as little as possible can be touched."""
_PAD: Final = 12
"""The room in dp at either end of the words."""


class Captions:
    """The caption of the latest sound; in all but low windows nothing else lies in its line.

    Attributes:
        box: the rectangle of the caption that is shown, or of the last one.
    """

    def __init__(self) -> None:
        speaker.latest = ""
        self._over = False
        self._heard: Words = ""
        self._end = 0.0
        self.box = Rect(0, 0, 0, 0)

    @property
    def current_text(self) -> str:
        """What is said now, in the language in use; empty for nothing."""
        return str(self._heard)

    def update(self, now: float, stage: Stage) -> Rect | None:
        """Move on to this time (monotonic seconds).

        A new sound takes the place of what was said before. Returns what looks different; None for
        nothing.
        """
        before = self.box if self._heard else Rect(0, 0, 0, 0)
        if speaker.latest:
            self._heard, self._end = speaker.words[speaker.latest], now + theme.CAPTION
            speaker.latest = ""
            self.box = self._place(stage)
            return self.box.union(before) if before else self.box
        if not self._heard or now < self._end:
            return None
        self._heard = ""
        return before

    def _place(self, stage: Stage) -> Rect:
        """Return where the words are to lie: in their line, or where least can be touched."""
        screen, line = stage.screen, self.line(stage.screen)
        wide = text.measure(screen, self.current_text, theme.NOTE_LIGHT)[0] + screen.px(2 * _PAD)
        box = Rect(0, 0, min(wide, line.w), line.h - screen.px(2))
        box.midtop = line.midtop
        if not self._over:
            return box
        touched = [one.rect for one in stage.elements()]
        band = stage.bottom.toast_rect
        return min(
            _places(box, screen.safe),
            key=lambda place: _covered(place, [*touched, band] if band else touched),
        )

    def above(self, screen: Screen) -> Screen:
        """Return the screen that is left to everything else: without the line at its foot."""
        least = _UPRIGHT if screen.portrait else _ACROSS
        self._heard = ""  # it would lie where it lay in another window
        self._over = screen.safe.h < screen.px(least + _HIGH)
        if self._over:
            return screen
        top, right, bottom, left = screen.insets
        return replace(screen, insets=(top, right, bottom + screen.px(_HIGH), left))

    def line(self, screen: Screen) -> Rect:
        """Return the line's rectangle, in a screen made by ``above``."""
        safe, high = screen.safe, screen.px(_HIGH)
        return Rect(safe.x, safe.bottom - high * self._over, safe.w, high)

    def draw(self, canvas: Canvas) -> None:
        """Draw what is said, if anything is."""
        if not self._heard:
            return
        panels.pill(canvas, self.box, theme.INK, theme.GOLD, 1)
        room = self.box.w - canvas.px(2 * _PAD)
        text.draw(canvas, self.current_text, self.box.center, theme.NOTE_LIGHT, max_width=room)


def _places(box: Rect, safe: Rect) -> Iterator[Rect]:
    """Yield where a box could lie, from below upwards: in the middle, at the left, at the right."""
    for top in range(box.top, safe.top, -(box.h // 2)):
        for left in (box.left, safe.left, safe.right - box.w):
            yield Rect(left, top, box.w, box.h)


def _covered(place: Rect, others: Sequence[Rect]) -> int:
    """Return how much of the others a place covers, in square pixels."""
    parts = (place.clip(one) for one in others)
    return sum(part.w * part.h for part in parts)
