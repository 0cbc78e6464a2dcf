"""The choices: rows of buttons below the title, on several pages where they have no room."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.table.plain.shown import Option, OptionRow, Shown
from game.table.plain.words import SAID, page_of
from game.ui import panels, text, theme
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words, capitalised

# sizes in dp, except fractions

_PAD: Final = 10
_TITLE: Final = 30
_GAP: Final = 6
_CELL: Final = 52
"""The width of the smallest button; wider ones take several of these cells."""
_AROUND: Final = 22
"""The width that a button adds to its label."""
_NAMES: Final = 0.36
"""The greatest width of the rows' titles, as a fraction of the whole."""
_PAGER: Final = 200
"""The width of the buttons that turn pages, beside the page's number."""
_DARK: Final = theme.TextStyle("head", 15, theme.CREAM)
_LIGHT: Final = theme.TextStyle("head", 17, theme.CREAM)


@dataclass(frozen=True)
class OptionsLayout:
    """Where everything on a page of choices lies.

    Attributes:
        title: the rectangle of what has been chosen so far; without height if nothing has.
        names: the rows' titles with their rectangles.
        options: the options with their buttons' rectangles.
        page, pages: the page's number, from 0, and the number of pages.
    """

    title: Rect
    names: tuple[tuple[Words, Rect], ...]
    options: tuple[tuple[Option, Rect], ...]
    page: int = 0
    pages: int = 1


@dataclass(frozen=True)
class _Line:
    """Buttons side by side, ``wide`` pixels each, and the row's title before the first of them."""

    name: Words
    options: Sequence[Option]
    wide: int


def plan(
    screen: Screen, area: Rect, shown: Shown, page: int, on_board: Callable[[Option], bool]
) -> OptionsLayout:
    """Lay the rows out from the top down, on as few pages as hold them.

    An option that ``on_board`` is True for can be touched on the board and has no button.
    """
    px, gap, high = screen.px, screen.px(_GAP), screen.px(theme.TOUCH)
    inner = area.inflate(-2 * px(_PAD), -2 * px(_PAD - 2))
    title = Rect(inner.x, inner.y, inner.w, px(_TITLE) if shown.title else 0)
    top = title.bottom + (gap if shown.title else 0)
    rows = [
        OptionRow(one.title, left)
        for one in shown.rows
        if (left := tuple(option for option in one.options if not on_board(option)))
    ]
    names = _names(screen, rows, inner.w)
    lines = list(_lines(screen, rows, inner.w - names))
    most = max(1, (inner.bottom - top + gap) // (high + gap))
    if len(lines) > most:
        most = max(1, most - 1)
    pages = max(1, -(-len(lines) // most))
    page %= pages
    shown_lines = lines[page * most : (page + 1) * most]
    tops = [top + number * (high + gap) for number in range(len(shown_lines))]
    placed = list(zip(shown_lines, tops, strict=True))
    return OptionsLayout(
        title,
        tuple((one.name, Rect(inner.x, y, names - gap, high)) for one, y in placed if one.name),
        tuple(_placed(inner.x + names, high, gap, placed)),
        page,
        pages,
    )


def _names(screen: Screen, rows: Iterable[OptionRow], wide: int) -> int:
    """Return the width of the rows' titles."""
    longest = max(
        (text.measure(screen, capitalised(one.title), _DARK)[0] for one in rows if one.title),
        default=0,
    )
    return min(longest + screen.px(_AROUND) // 2, round(_NAMES * wide)) if longest else 0


def _lines(screen: Screen, rows: Iterable[OptionRow], wide: int) -> Iterator[_Line]:
    """Yield each row in as many lines as its buttons need, all as wide as the widest label."""
    gap, cell = screen.px(_GAP), screen.px(_CELL)
    for row in rows:
        longest = max(
            text.measure(screen, one.label, theme.LABEL)[0] for one in row.options
        ) + screen.px(_AROUND)
        cells = max(1, -(-(longest + gap) // (cell + gap)))
        each = min(wide, cells * (cell + gap) - gap)
        count = max(1, (wide + gap) // (each + gap))
        for first in range(0, len(row.options), count):
            name = row.title if first == 0 else ""
            yield _Line(name, row.options[first : first + count], each)


def _placed(
    left: int, high: int, gap: int, lines: Iterable[tuple[_Line, int]]
) -> Iterator[tuple[Option, Rect]]:
    for line, y in lines:
        for number, option in enumerate(line.options):
            yield option, Rect(left + number * (line.wide + gap), y, line.wide, high)


def draw(canvas: Canvas, area: Rect, shown: Shown, laid: OptionsLayout) -> None:
    """Draw the panel and the words on it; the buttons are drawn later."""
    panels.draw(canvas, area, panels.DARK)
    px = canvas.px
    if laid.title.h:
        at = laid.title.x, laid.title.centery
        text.draw(
            canvas, capitalised(shown.title), at, _LIGHT, "lm", max_width=_beside_back(canvas, laid)
        )
    for name, box in laid.names:
        text.draw_in(canvas, capitalised(name), box, _DARK)
    if laid.pages > 1:
        at = area.x + px(_PAD), area.bottom - px(_PAD) - px(theme.TOUCH) // 2
        room = area.w - px(_PAGER) - px(2 * _PAD)
        told = page_of(laid.page + 1, laid.pages)
        text.draw(canvas, told, at, theme.NOTE_LIGHT, "lm", max_width=room)
    elif shown.rows and not laid.options:
        _draw_words(canvas, area, laid, SAID["choose-space"])
    elif shown.steps:
        _draw_words(canvas, area, laid, _latest(canvas.screen, area, shown.steps))


def _beside_back(canvas: Canvas, laid: OptionsLayout) -> int:
    return laid.title.w - canvas.px(theme.TOUCH)


def _draw_words(canvas: Canvas, area: Rect, laid: OptionsLayout, words: Words) -> None:
    inner = area.inflate(-2 * canvas.px(_PAD), -2 * canvas.px(_PAD))
    top = max(inner.y, laid.title.bottom)
    box = Rect(inner.x, top, inner.w, max(1, inner.bottom - top))
    text.paragraph(canvas, words, box, theme.NOTE_LIGHT)


def _latest(screen: Screen, area: Rect, steps: Sequence[Words]) -> str:
    """Return as many of the last steps as fit below one another."""
    room = area.inflate(-2 * screen.px(_PAD), -2 * screen.px(_PAD))
    room.h -= screen.px(theme.TOUCH + _GAP)
    for first in range(len(steps)):
        words = "\n".join(map(str, steps[first:]))
        if text.paragraph_fits(screen, words, room, theme.NOTE_LIGHT):
            return words
    return ""
