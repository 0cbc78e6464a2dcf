"""Where a lesson's card lies beside the table: a column in a large window, a strip above it in a
high one, on a small phone the board's left part."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect

from game.ui import theme
from game.ui.screen import Screen

# all in dp

_ROOMY: Final = 1240
"""The width of a window from which the table can spare a column."""
_COLUMN: Final = (236, 300)
"""The least and the greatest width of the column."""
_SHARE: Final = 0.19
"""What it takes of the window's width in between."""
_HIGH: Final = 700
"""The height of a narrow window from which the table can spare a strip."""
_FLAT: Final = 74
"""The height of a strip with its buttons beside the words."""
_STRIP: Final = (124, 136)
"""The height of a strip with its buttons below the words, on a phone and in a larger window."""
_IN_BOARD: Final = (156, 200)
_PART: Final = 0.44
"""The least and the greatest width of a card in the board's place, and what it takes of it."""
_TWO_ROWS: Final = 280
"""The height of such a card from which its buttons have two rows."""
_DOTS: Final = 12
"""The height of the dots that say how far one is, there."""
_MAIN: Final = 116
"""The width of the button that leads on, in a strip."""
_TITLE: Final = 46
"""What the title and how far one is need in a column."""


@dataclass(frozen=True)
class LessonPlaces:
    """Rectangles in device pixels.

    Attributes:
        panel: the card.
        title: what the lesson is about, and how far one is.
        words: what is told.
        main: the button that leads on or helps, at the lower right; that begins the step anew
            where nothing else leads on.
        anew: the button that begins the step anew while something else is at ``main``; nowhere
            where it has no room.
        leave: the way out.
        column: whether there is room for what was told before.
    """

    panel: Rect
    title: Rect
    words: Rect
    main: Rect
    anew: Rect
    leave: Rect
    column: bool = False


_NO: Final = Rect(0, 0, 0, 0)
NOWHERE: Final = LessonPlaces(_NO, _NO, _NO, _NO, _NO, _NO)
"""Before there is any."""


def lay_out(screen: Screen) -> tuple[LessonPlaces, Screen] | None:
    """The card's places, and the window that is left to the table; None where the table has no
    room to spare but its board's."""
    if screen.portrait:
        return _strip(screen) if screen.safe.h >= screen.px(_HIGH) else None
    if screen.compact:
        return None
    return _column(screen) if screen.safe.w >= screen.px(_ROOMY) else _flat(screen)


def lay_in(screen: Screen, board: Rect) -> tuple[LessonPlaces, Rect]:
    """The card in the board's left part, and what is left to the board."""
    px, gap = screen.px, screen.px(4)
    least, most = (px(width) for width in _IN_BOARD)
    wide = min(most, max(least, round(board.w * _PART)))
    panel = Rect(board.x, board.y, wide, board.h)
    inner = panel.inflate(-px(14), -px(12))
    foot = _above_buttons if board.h >= px(_TWO_ROWS) else _above_row
    words, main, anew, leave = foot(screen, inner, min(px(theme.TOUCH), inner.h // 4))
    words = words.inflate(-px(4), 0)
    title = Rect(inner.x, words.bottom - px(_DOTS), inner.w, px(_DOTS))
    words.h -= px(_DOTS)
    left = panel.right + gap
    places = LessonPlaces(panel, title, words, main, anew, leave)
    return places, Rect(left, board.y, max(1, board.right - left), board.h)


def _without(screen: Screen, *, top: int = 0, left: int = 0) -> Screen:
    above, right, below, before = screen.insets
    return replace(screen, insets=(above + top, right, below, before + left))


def _column(screen: Screen) -> tuple[LessonPlaces, Screen]:
    px, edge, gap = screen.px, screen.px(10), screen.px(theme.GAP)
    least, most = (px(width) for width in _COLUMN)
    wide = min(most, max(least, round(screen.safe.w * _SHARE)))
    panel = Rect(screen.safe.x + edge, screen.safe.y + edge, wide, screen.safe.h - 2 * edge)
    inner = panel.inflate(-px(28), -px(28))
    words, main, anew, leave = _above_buttons(screen, inner, px(theme.BUTTON_HEIGHT))
    title = Rect(inner.x, inner.y, inner.w, px(_TITLE))
    words = Rect(inner.x, title.bottom + gap, inner.w, words.bottom - gap - title.bottom)
    places = LessonPlaces(panel, title, words, main, anew, leave, column=True)
    return places, _without(screen, left=panel.right - screen.safe.x)


def _above_buttons(screen: Screen, inner: Rect, high: int) -> tuple[Rect, Rect, Rect, Rect]:
    """The words above the two other buttons, and below all the one that leads on, so high."""
    gap, low = screen.px(6), min(high, screen.px(theme.TOUCH))
    half = (inner.w - gap) // 2
    main = Rect(inner.x, inner.bottom - high, inner.w, high)
    leave = Rect(inner.x, main.y - gap - low, half, low)
    anew = leave.move(inner.w - half, 0)
    return Rect(inner.x, inner.y, inner.w, leave.y - gap - inner.y), main, anew, leave


def _above_row(screen: Screen, inner: Rect, high: int) -> tuple[Rect, Rect, Rect, Rect]:
    """The same in a single row, without room for what begins the step anew."""
    gap = screen.px(6)
    leave = Rect(inner.x, inner.bottom - high, high, high)
    main = Rect(leave.right + gap, leave.y, inner.right - gap - leave.right, high)
    return Rect(inner.x, inner.y, inner.w, main.y - gap - inner.y), main, _NO, leave


def _strip(screen: Screen) -> tuple[LessonPlaces, Screen]:
    """The words above, the buttons below them in a row."""
    px, gap, safe = screen.px, screen.px(6), screen.safe
    low, high = (px(one) for one in _STRIP)
    panel = Rect(safe.x + gap, safe.y + gap, safe.w - 2 * gap, low if screen.compact else high)
    inner = panel.inflate(-px(16), -px(10))
    side = min(px(theme.TOUCH), inner.h // 2)
    top = inner.bottom - side
    leave = Rect(inner.x, top, side, side)
    anew = leave.move(side + gap, 0)
    main = Rect(inner.right - px(_MAIN), top, px(_MAIN), side)
    title = Rect(anew.right + gap, top, max(1, main.x - anew.right - 2 * gap), side)
    words = Rect(inner.x, inner.y, inner.w, top - px(2) - inner.y)
    places = LessonPlaces(panel, title, words, main, anew, leave)
    return places, _without(screen, top=panel.bottom - safe.y)


def _flat(screen: Screen) -> tuple[LessonPlaces, Screen]:
    """The buttons beside the words."""
    px, gap, safe = screen.px, screen.px(theme.GAP), screen.safe
    panel = Rect(safe.x + gap, safe.y + gap, safe.w - 2 * gap, px(_FLAT))
    inner = panel.inflate(-px(28), -px(14))
    side = px(theme.TOUCH)
    top = inner.centery - side // 2
    main = Rect(inner.right - px(_MAIN), top, px(_MAIN), side)
    anew = Rect(main.x - gap - side, top, side, side)
    leave = anew.move(-gap - side, 0)
    words = Rect(inner.x, inner.y, leave.x - 2 * gap - inner.x, inner.h)
    places = LessonPlaces(panel, _NO, words, main, anew, leave)
    return places, _without(screen, top=panel.bottom - safe.y)
