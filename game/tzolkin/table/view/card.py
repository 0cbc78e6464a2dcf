"""A card of the tray as a button."""

from dataclasses import replace
from typing import Final

from pygame import Rect

from game.tzolkin.table.signs import Signs, drawing
from game.tzolkin.table.signs.drawing import can_be_read, extent
from game.ui import panels, sprites, text, theme
from game.ui.element import Element
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.text import fitting_style
from game.ui.widgets import PAPER, Button

_SIGNS: Final = 30
"""The height in dp of the signs above the words."""
_LINE: Final = 15
"""The height in dp of a line of words."""
_NAME: Final = 24
"""The height in dp of a name above a note."""
_SIGN: Final = 26
_GAP: Final = 6
_CLOSE: Final = 5
_FRAME: Final = 10
"""Beside what is on a card; more on a wide one, and on a high one without a remark."""
_WIDE: Final = 80
"""The width in dp from which a card has a frame beside what is on it."""
_ROOMY: Final = 96
"""The height in dp from which a card is roomy.

Then its signs are large, and its words are never made smaller to stay in a line.
"""
_LARGE: Final = 38
"""The greatest size in dp of a sign on a roomy card."""
_UPPER: Final = 0.4
_CHIP: Final = 22
_BACK: Final = 13
_FAINT: Final = 0.5
_SHORT_LINE: Final = 13
"""The height in dp of a short name below the signs of a low card."""
_SHORT: Final = replace(theme.NOTE_PLAIN, size=13)


DONE: Final = replace(PAPER, normal=panels.PARCHMENT_SPENT)
"""The look of a card that tells what is done, and takes it back."""


class CardButton(Button):
    """A button with signs, a name and a note, as far as they have room.

    Attributes:
        signs: what it stands for, in signs.
        short: a shorter name, for where the name has no room; empty for none.
        count: how often it is chosen; empty if that does not matter.
        takes_back: True for something done that a touch takes back.
    """

    signs: Signs = ()
    short: Words = ""
    count = ""
    takes_back = False

    def elements(self) -> list[Element]:
        return [
            replace(one, enabled=super(CardButton, self).is_ready) for one in super().elements()
        ]

    @property
    def is_ready(self) -> bool:
        """True if enabled, even before a second tap is taken: a chosen card looks so at once."""
        return self.enabled

    def draw(self, canvas: Canvas) -> None:
        px = canvas.px
        panels.draw(canvas, self.rect, self.skin)
        if self.takes_back:
            self._draw_marks(canvas)
        inner = self._inner(canvas.screen)
        below = self._draw_signs(canvas, inner) if self.signs else inner
        if below.h >= px(_LINE):
            self._draw_words(canvas, below, self._name(canvas.screen, below))
        elif below.h:
            whole = text.measure(canvas.screen, self.label, _SHORT)[0] <= below.w
            text.draw(canvas, self.label if whole else str(self.short), below.center, _SHORT)
        if self.count:
            chip = Rect(0, 0, px(_CHIP), px(_CHIP)).move_to(center=self.rect.topright)
            panels.pill(canvas, chip.clamp(self.rect), theme.GOLD_BRIGHT, theme.INK)
            text.draw(canvas, self.count, chip.clamp(self.rect).center, theme.CHIP)

    def _draw_marks(self, canvas: Canvas) -> None:
        """Draw what says that this is done, and on a wide card that a touch takes it back."""
        side, off = canvas.px(_BACK), canvas.px(4)
        corner = Rect(self.rect.x + off, self.rect.y + off, side, side)
        if self.rect.w >= canvas.px(_WIDE):
            sprites.draw_in(canvas, "icon_undo", corner, _FAINT)
        sprites.draw_in(canvas, "icon_confirm", corner.move(self.rect.w - side - 2 * off, 0))

    def _inner(self, screen: Screen) -> Rect:
        """Return the room within the frame; on a wide card, between the marks of what was done."""
        px = screen.px
        wide, high = self.rect.w >= px(_WIDE), self.rect.h >= px(_ROOMY) and not self.note
        inner = self.rect.inflate(-2 * px(_FRAME if wide or high else _CLOSE), -px(8))
        mark = px(_BACK // 2) if wide and self.takes_back else 0
        return inner.inflate(-2 * mark, 0)

    def _draw_signs(self, canvas: Canvas, inner: Rect) -> Rect:
        """Draw the signs; return the room for the words.

        Signs lie above the words, or beside them if there is no room below, or above a short name,
        or all over the card.
        """
        px = canvas.px
        if inner.h < px(_SIGNS + _LINE) and (beside := self._beside(canvas, inner)):
            left = Rect(inner.x, inner.y, beside.x - px(_GAP) - inner.x, inner.h)
            drawing.draw(canvas, left, self.signs, px(_SIGN), alpha=1 if self.is_ready else _FAINT)
            return beside
        most = px(_LARGE if inner.h >= px(_ROOMY) else _SIGN)
        box = Rect(inner.x, inner.y, inner.w, self._above(canvas.screen, inner, most))
        drawing.draw(canvas, box, self.signs, most, alpha=1 if self.is_ready else _FAINT)
        return Rect(inner.x, box.bottom, inner.w, inner.bottom - box.bottom)

    def _above(self, screen: Screen, inner: Rect, most: int) -> int:
        """Return the height of the signs above the words, in pixels.

        They get more of the card if their figures cannot be read otherwise, and all of it if a name
        has no room.
        """
        px = screen.px
        if inner.h < px(_SIGNS + _LINE):
            return inner.h - px(_SHORT_LINE) if self.short else inner.h
        least = round(_UPPER * inner.h) if inner.h >= px(_ROOMY) else px(_SIGNS)
        heights = *range(least, inner.h - px(_LINE) + 1), inner.h
        rooms = ((high, (inner.w, high)) for high in heights)
        clear = (h for h, room in rooms if can_be_read(screen, self.signs, room, most))
        return next(clear, least)

    def _beside(self, canvas: Canvas, inner: Rect) -> Rect | None:
        """Return the room for the name beside a low card's signs; None if it would be cut."""
        size = min(canvas.px(_SIGN), inner.h // len(self.signs))
        left = round(extent(self.signs, size)[0]) + canvas.px(_GAP)
        room = Rect(inner.x + left, inner.y, inner.w - left, inner.h)
        return room if room.w > 0 and _is_whole(canvas.screen, self.label, room) else None

    def _name(self, screen: Screen, area: Rect) -> str:
        """Return the name, or the short one if the name would be cut."""
        return self.label if _is_whole(screen, self.label, area) else str(self.short) or self.label

    def _draw_words(self, canvas: Canvas, area: Rect, label: str) -> None:
        """Draw name and note; leave out words that would be cut, and a note that cuts the name."""
        screen, high = canvas.screen, min(area.h // 2, canvas.px(_NAME))
        below = Rect(area.x, area.y + high, area.w, area.h - high)
        note = self.note if below.h >= canvas.px(_LINE) else ""
        note = note if text.paragraph_fits(screen, note, below, theme.NOTE) else ""
        style = fitting_style(screen, label, theme.LABEL, area.w)
        note = note if text.fits(screen, label, style, area.w) else ""
        name = Rect(area.x, area.y, area.w, high if note else area.h)
        colour = theme.INK if self.is_ready else theme.INK_FADED
        if (
            not note
            and area.h >= canvas.px(_ROOMY) * (1 - _UPPER)
            and _is_whole(screen, label, name)
        ):
            text.paragraph(canvas, label, name, theme.LABEL, "mm")
        elif text.fits(canvas.screen, label, style, name.w):
            text.draw(canvas, label, name.center, style, colour=colour, max_width=name.w)
        elif _is_whole(screen, label, name):
            text.paragraph(canvas, label, name, theme.NOTE_PLAIN, "mm")
        elif not self.signs:  # a word is cut rather than broken
            text.draw(canvas, label, name.center, theme.NOTE_PLAIN, max_width=name.w)
        if note:
            text.paragraph(canvas, note, below, theme.NOTE, "mm")


def _is_whole(screen: Screen, words: str, area: Rect) -> bool:
    """Return True if the words fit without breaking inside a word."""
    least = replace(theme.NOTE_PLAIN, size=theme.SMALLEST, most=0)
    longest = max(text.measure(screen, word, least)[0] for word in words.split(" "))
    return longest <= area.w and text.paragraph_fits(screen, words, area, theme.NOTE_PLAIN)
