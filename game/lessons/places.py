"""The layout of a lesson's card and the table.

The card is a column at the left of a large window, a strip at the top of a high or low one, and on
a small phone the left part of the board's place, or a panel that the game's table names. All
constants are in dp.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect

from game.ui import theme
from game.ui.screen import Screen

_ROOMY: Final = 1240
"""The width of a window from which the table can spare a column."""
_COLUMN: Final = (236, 300)
"""The least and the greatest width of the column."""
_SHARE: Final = 0.19
"""The part of the window's width that the column takes, within these limits."""
_HIGH: Final = 700
"""The height of a portrait window from which the table can spare a strip."""
_FLAT: Final = 74
"""The height of a strip with its buttons beside the words."""
_EDGE: Final = 10
"""By how many dp the words are narrower than the buttons below them, which have frames."""
_STRIP: Final = (124, 136)
"""The height of a strip with its buttons below the words, on a phone and in a larger window."""
_IN_BOARD: Final = (156, 200)
"""The least and the greatest width of a card in the board's place."""
_IN_LOW_BOARD: Final = (196, 206)
"""The same where its buttons stand in one row."""
_PART: Final = 0.44
"""The part of the board's width that such a card takes, within these limits."""
_TWO_ROWS: Final = 280
"""The height of such a card from which its buttons stand in two rows."""
_DOTS: Final = 12
"""The height of the progress dots on such a card."""
_MAIN: Final = 96
"""The width of the main button in a strip."""
_HINT: Final = 76
"""The width of the hint in a strip."""
_TITLE: Final = 46
"""The height of title and progress dots in a column."""


@dataclass(frozen=True)
class LessonPlaces:
    """The layout of a lesson's card, in device pixels; an empty rectangle means no room.

    Attributes:
        panel: the card.
        title: the lesson's title (in a column) and the progress dots.
        words: the text of the step, and its hint.
        main: the button that reads on.
        hint: the hint, beside that: a second tap on one never meets the other.
        anew: the second button: the step anew (unless that leads on), or once more.
        leave: the button that leaves the lesson; it may give way to the hint, as the menu has it.
        column: True if there is room for the text of earlier steps.
    """

    panel: Rect
    title: Rect
    words: Rect
    main: Rect
    hint: Rect
    anew: Rect
    leave: Rect
    column: bool = False

    @property
    def wide(self) -> Rect:
        """The place of a button that leads on where there is neither hint nor anything to read."""
        return self.main if self.hint == self.leave else self.hint.union(self.main)


_NO: Final = Rect(0, 0, 0, 0)
NOWHERE: Final = LessonPlaces(_NO, _NO, _NO, _NO, _NO, _NO, _NO)
"""The layout before the first one is made."""
_Buttons = tuple[Rect, Rect, Rect, Rect]
"""The places of main, hint, anew and leave."""


def lay_out(screen: Screen) -> tuple[LessonPlaces, Screen] | None:
    """Return the card's layout and the screen that is left to the table.

    None if the table can spare no room; then the card goes into the board's place (``lay_in``), or
    onto a panel that the game's table names (``lay_on``).
    """
    if screen.portrait:
        return _strip(screen) if screen.safe.h >= screen.px(_HIGH) else None
    if screen.compact:
        return None
    return _column(screen) if screen.safe.w >= screen.px(_ROOMY) else _flat(screen)


def lay_in(screen: Screen, board: Rect) -> tuple[LessonPlaces, Rect]:
    """Return the card's layout in the left part of the board's place, and the rest of that."""
    px, gap = screen.px, screen.px(4)
    two_rows = board.h >= px(_TWO_ROWS)
    least, most = (px(width) for width in (_IN_BOARD if two_rows else _IN_LOW_BOARD))
    wide = min(most, max(least, round(board.w * _PART)))
    panel = Rect(board.x, board.y, wide, board.h)
    inner = panel.inflate(-px(14), -px(12))
    foot = _above_buttons if two_rows else _above_row
    words, buttons = foot(screen, inner, min(px(theme.TOUCH), inner.h // 4))
    words = words.inflate(-px(4), 0)
    title = Rect(inner.x, words.bottom - px(_DOTS), inner.w, px(_DOTS))
    words.h -= px(_DOTS)
    left = panel.right + gap
    places = LessonPlaces(panel, title, words, *buttons)
    return places, Rect(left, board.y, max(1, board.right - left), board.h)


def _without(screen: Screen, *, top: int = 0, left: int = 0) -> Screen:
    """Return the screen with its insets enlarged by these device pixels."""
    above, right, below, before = screen.insets
    return replace(screen, insets=(above + top, right, below, before + left))


def _column(screen: Screen) -> tuple[LessonPlaces, Screen]:
    """Lay out the card as a column at the left of a large window."""
    px, edge, gap = screen.px, screen.px(10), screen.px(theme.GAP)
    least, most = (px(width) for width in _COLUMN)
    wide = min(most, max(least, round(screen.safe.w * _SHARE)))
    panel = Rect(screen.safe.x + edge, screen.safe.y + edge, wide, screen.safe.h - 2 * edge)
    inner = panel.inflate(-px(28), -px(28))
    words, buttons = _above_buttons(screen, inner, px(theme.BUTTON_HEIGHT))
    title = Rect(inner.x, inner.y, inner.w, px(_TITLE))
    words = Rect(inner.x, title.bottom + gap, inner.w, words.bottom - gap - title.bottom)
    places = LessonPlaces(panel, title, words, *buttons, column=True)
    return places, _without(screen, left=panel.right - screen.safe.x)


def _above_buttons(screen: Screen, inner: Rect, high: int) -> tuple[Rect, _Buttons]:
    """Return the words on top, and the buttons in two rows below.

    ``high`` is the height of the lower row, hint and main; leave and anew lie above them.
    """
    gap, low = screen.px(6), min(high, screen.px(theme.TOUCH))
    half = (inner.w - gap) // 2
    hint = Rect(inner.x, inner.bottom - high, half, high)
    main = hint.move(inner.w - half, 0)
    leave = Rect(inner.x, main.y - gap - low, half, low)
    anew = leave.move(inner.w - half, 0)
    words = Rect(inner.x, inner.y, inner.w, leave.y - gap - inner.y)
    return words, (main, hint, anew, leave)


def _above_row(screen: Screen, inner: Rect, high: int) -> tuple[Rect, _Buttons]:
    """Return the words on top, and the buttons in one row below.

    There is no room for anew, and the hint takes the place of leave.
    """
    gap = screen.px(6)
    leave = Rect(inner.x, inner.bottom - high, high, high)
    main = Rect(leave.right + gap, leave.y, inner.right - gap - leave.right, high)
    words = Rect(inner.x, inner.y, inner.w, main.y - gap - inner.y)
    return words, (main, leave, _NO, leave)


def _strip(screen: Screen) -> tuple[LessonPlaces, Screen]:
    """Lay out the card as a strip at the top."""
    px, gap, safe = screen.px, screen.px(6), screen.safe
    low, high = (px(one) for one in _STRIP)
    panel = Rect(safe.x + gap, safe.y + gap, safe.w - 2 * gap, low if screen.compact else high)
    return lay_on(screen, panel), _without(screen, top=panel.bottom - safe.y)


def lay_on(screen: Screen, panel: Rect) -> LessonPlaces:
    """Return the layout of a card on this panel: words, and below them the buttons in a row."""
    px, gap = screen.px, screen.px(6)
    inner = panel.inflate(-px(16), -px(10))
    side = min(px(theme.TOUCH), inner.h // 2)
    top = inner.bottom - side
    leave = Rect(inner.x, top, side, side)
    anew = leave.move(side + gap, 0)
    main = Rect(inner.right - px(_MAIN), top, px(_MAIN), side)
    hint = Rect(main.x - gap - px(_HINT), top, px(_HINT), side)
    title = Rect(anew.right + gap, top, max(1, hint.x - anew.right - 2 * gap), side)
    words = Rect(inner.x, inner.y, inner.w, top - px(2) - inner.y).inflate(-px(_EDGE), 0)
    return LessonPlaces(panel, title, words, main, hint, anew, leave)


def _flat(screen: Screen) -> tuple[LessonPlaces, Screen]:
    """Lay out the card as a low strip at the top: the buttons beside the words."""
    px, gap, safe = screen.px, screen.px(theme.GAP), screen.safe
    panel = Rect(safe.x + gap, safe.y + gap, safe.w - 2 * gap, px(_FLAT))
    inner = panel.inflate(-px(28), -px(14))
    side = px(theme.TOUCH)
    top = inner.centery - side // 2
    main = Rect(inner.right - px(_MAIN), top, px(_MAIN), side)
    hint = Rect(main.x - gap - px(_HINT), top, px(_HINT), side)
    anew = Rect(hint.x - gap - side, top, side, side)
    leave = anew.move(-gap - side, 0)
    words = Rect(inner.x, inner.y, leave.x - 2 * gap - inner.x, inner.h)
    places = LessonPlaces(panel, _NO, words, main, hint, anew, leave)
    return places, _without(screen, top=panel.bottom - safe.y)
