"""The card that hands the device over: whose turn it is, what to do, and what has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.table.news import ChangeRow, HandoverCard
from game.ui import panels, sprites, text, theme
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen
from game.ui.screen import row as side_by_side
from game.ui.sentence import capitalised
from game.ui.text import fitting_style

# sizes in dp, except fractions

_PAD: Final = 10
_TITLE: Final = 28
_MARK: Final = 26
_CHIP: Final = 18
_SIGN: Final = 15
_AFTER: Final = 6
"""The distance behind a row's number, and behind the player's mark."""
_BETWEEN: Final = 2
_COLUMN: Final = 158
"""The least width of a column of rows."""
_FLAT: Final = 2.6
"""A card that is this many times wider than high has its rows beside its words."""
_BESIDE: Final = 0.36
"""The width of the words on such a card, as a fraction of the card's."""
_BESIDE_LEAST: Final = 220
_BESIDE_MOST: Final = 260
"""The least and the greatest width of the words on such a card."""
_MORE: Final = 66
"""The width of the button that shows the next rows."""


Placed = tuple[Rect, ChangeRow, list[str]]
"""A row: its rectangle, its change, and its words line by line."""
Pages = tuple[tuple[Placed, ...], ...]


@dataclass(frozen=True)
class CardAreas:
    """Where the card may lie, in device pixels.

    Attributes:
        head: the rectangle of its title, and of all of it if there is room.
        take: the rectangle of the button that begins the turn.
        sheet: the rectangle of its rows if the head has no room; None for no such place.
    """

    head: Rect
    take: Rect
    sheet: Rect | None = None


@dataclass(frozen=True)
class CardLayout:
    """The layout of the card, in device pixels.

    Attributes:
        papers: the rectangles of its background.
        title: the rectangle of whose turn it is.
        wanted: the rectangle of what the player is to do.
        pages: the rows, page by page.
        more: the rectangle of the button for the next page; None if there is one page.
    """

    papers: tuple[Rect, ...]
    title: Rect
    wanted: Rect
    pages: Pages
    more: Rect | None

    @property
    def is_short(self) -> bool:
        """True if a row has more lines than there is room for."""
        rows = (box for page in self.pages for box, _row, _lines in page)
        return any(not any(paper.contains(box) for paper in self.papers) for box in rows)

    def covers(self, pos: Pos) -> bool:
        """Return True for a pixel on the card."""
        return any(paper.collidepoint(pos) for paper in self.papers)


@dataclass(frozen=True)
class HandoverCardPart:
    """Lays the card out and draws it."""

    card: HandoverCard

    def plan(self, screen: Screen, areas: CardAreas) -> CardLayout:
        """Return the layout that holds all rows on the fewest pages; the first of equal ones."""
        return min(self._tries(screen, areas), key=lambda plan: (plan.is_short, len(plan.pages)))

    def _tries(self, screen: Screen, areas: CardAreas) -> Iterator[CardLayout]:
        """Yield the possible layouts.

        On a flat card the rows lie beside the words, else below them, above the button or at its
        left. The last try has the rows on the sheet.
        """
        px, take = screen.px, areas.take
        inner = _inside(screen, areas.head)
        over = inner.copy()
        if take.colliderect(inner):
            over.h = max(1, take.y - px(_BETWEEN) - over.y)
        wide = min(round(inner.w * _BESIDE), px(_BESIDE_MOST))
        if self.card.rows and inner.w > _FLAT * inner.h and wide >= px(_BESIDE_LEAST):
            words = Rect(inner.x, inner.y, wide, inner.h)
            rest = _right_of(words, over, px(_PAD))
            yield self._laid(screen, areas, words, lambda _top: rest)
        else:
            yield self._laid(screen, areas, over, lambda top: _below(over, top))
            left = inner.copy()
            if over.h < inner.h:
                left.w = max(1, take.x - px(_PAD) - left.x)
            yield self._laid(screen, areas, over, lambda top: _below(left, top), beside=False)
        if areas.sheet:
            sheet = _inside(screen, areas.sheet)
            yield self._laid(screen, areas, over, lambda _top: sheet, apart=True)

    def _laid(
        self,
        screen: Screen,
        areas: CardAreas,
        words: Rect,
        room: Callable[[int], Rect],
        *,
        beside: bool = True,
        apart: bool = False,
    ) -> CardLayout:
        """Lay out the words in an area, and the rows in the rectangle that ``room`` returns.

        ``room`` is called with the lower edge of the words. With ``beside`` the button for more
        rows lies beside the one that begins the turn, if there is room, else at the right of the
        title. With ``apart`` the sheet is a part of the card.
        """
        px, take = screen.px, areas.take
        papers = (areas.head, areas.sheet) if apart and areas.sheet else (areas.head,)
        more, title, wanted, pages = None, *self._told(screen, words, room)
        if len(pages) > 1:
            wide = px(_MORE)
            if beside and areas.head.contains(take) and take.x - words.x > wide:
                more = Rect(take.x - px(theme.GAP) - wide, take.y, wide, take.h)
            else:
                high = min(px(theme.TOUCH), words.h)
                more = Rect(words.right - wide, words.y, wide, high)
                words = Rect(words.x, words.y, max(1, words.w - wide - px(_PAD)), words.h)
                title, wanted, pages = self._told(screen, words, room, more.bottom)
        return CardLayout(papers, title, wanted, pages, more)

    def _told(
        self, screen: Screen, words: Rect, room: Callable[[int], Rect], top: int = 0
    ) -> tuple[Rect, Rect, Pages]:
        """Return the rectangles of the title and of what to do, and the rows' pages.

        The rows lie below the words, and below the height ``top``.
        """
        title = Rect(words.x, words.y, words.w, min(screen.px(_TITLE), words.h))
        below = _below(words, title.bottom)
        wanted = self.card.wanted
        below.h = text.paragraph_height(screen, wanted, below, theme.BODY) if wanted else 0
        top = max(top, below.bottom) + screen.px(_BETWEEN)
        return title, below, _paged(screen, room(top), self.card.rows)

    def draw(self, canvas: Canvas, plan: CardLayout) -> None:
        """Draw the card; its buttons are drawn later."""
        for paper in plan.papers:
            panels.draw(canvas, paper, panels.PARCHMENT_ACTIVE)
        self._draw_title(canvas, plan.title)
        if self.card.wanted:
            text.paragraph(canvas, self.card.wanted, plan.wanted, theme.BODY)
        for box, row, lines in plan.pages[self.card.page % len(plan.pages)]:
            _draw_row(canvas, box, row, lines, _indent(self.card.rows))

    def _draw_title(self, canvas: Canvas, box: Rect) -> None:
        px = canvas.px
        mark = Rect(box.x, 0, px(_MARK), px(_MARK))
        mark.centery = box.centery
        sprites.draw_in(canvas, f"mark_{self.card.player.mark}", mark)
        left = mark.right + px(8)
        title = self.card.title
        style = fitting_style(canvas.screen, title, theme.HEADING, box.right - left)
        text.draw(canvas, title, (left, box.centery), style, "lm", max_width=box.right - left)


def _inside(screen: Screen, paper: Rect) -> Rect:
    return paper.inflate(-2 * screen.px(_PAD), -2 * screen.px(_PAD - 2))


def _below(area: Rect, top: int) -> Rect:
    """Return the part of an area below a height."""
    return Rect(area.x, top, area.w, max(1, area.bottom - top))


def _right_of(part: Rect, area: Rect, gap: int) -> Rect:
    """Return the part of an area at the right of another rectangle."""
    left = part.right + gap
    return Rect(left, area.y, max(1, area.right - left), area.h)


def _paged(screen: Screen, area: Rect, rows: Sequence[ChangeRow]) -> Pages:
    """Lay the rows out in as few columns as give the fewest pages."""
    most = max(1, (area.w + screen.px(_PAD)) // screen.px(_COLUMN + _PAD))
    tried = [_in_columns(screen, area, rows, count) for count in range(1, most + 1)]
    return min(tried, key=len)


def _in_columns(screen: Screen, area: Rect, rows: Sequence[ChangeRow], count: int) -> Pages:
    """Lay the rows out in so many columns, on several pages where they do not fit."""
    px, line = screen.px, _line(screen)
    columns = side_by_side(area, count, px(_PAD))
    pages: list[list[Placed]] = [[]]
    column, y = 0, area.y
    for row, lines in _parts(screen, rows, columns[0].w, max(1, area.h // line)):
        high = max(px(_CHIP), len(lines) * line)
        if y + high > area.bottom and y > area.y:
            column, y = column + 1, area.y
            if column == len(columns):
                pages.append([])
                column = 0
        there = columns[column]
        pages[-1].append((Rect(there.x, y, there.w, high), row, lines))
        y += high + px(_BETWEEN)
    return tuple(map(tuple, pages))


def _parts(
    screen: Screen, rows: Sequence[ChangeRow], width: int, most: int
) -> Iterator[tuple[ChangeRow, list[str]]]:
    """Yield the rows with their lines; one of more lines than ``most`` comes in several parts."""
    room = max(1, width - screen.px(_indent(rows)))
    for row in rows:
        lines = text.wrap(screen, capitalised(row.words), theme.NOTE, room)
        for first in range(0, len(lines), most):
            yield row, lines[first : first + most]


def _indent(rows: Sequence[ChangeRow]) -> int:
    """Return the distance in dp at which the words begin, behind numbers and players' marks."""
    marks = _SIGN + _AFTER if any(row.player for row in rows) else 0
    return _CHIP + _AFTER + marks


def _line(screen: Screen) -> int:
    return round(text.measure(screen, "", theme.NOTE)[1] * 0.94)


def _draw_row(canvas: Canvas, box: Rect, row: ChangeRow, lines: Sequence[str], indent: int) -> None:
    """Draw a row: its number, as on the table, the player's mark, and the words."""
    px, line = canvas.px, _line(canvas.screen)
    middle = box.y + max(px(_CHIP), line) // 2
    if row.number:
        draw_number(canvas, str(row.number), (box.x + px(_CHIP) // 2, middle))
    if row.player:
        sign = Rect(box.x + px(_CHIP + _AFTER), 0, px(_SIGN), px(_SIGN))
        sign.centery = middle
        sprites.draw_in(canvas, f"mark_{row.player.mark}", sign)
    left = box.x + px(indent)
    for number, words in enumerate(lines):
        at = left, middle + number * line
        text.draw(canvas, words, at, theme.NOTE_PLAIN, "lm", max_width=box.right - left)


def number_box(canvas: Canvas, numbers: str, middle: tuple[int, int]) -> Rect:
    """Return the rectangle of the number of a row, or of several, around its middle."""
    wide = text.measure(canvas.screen, numbers, theme.CHIP)[0] + canvas.px(9)
    box = Rect(0, 0, max(canvas.px(_CHIP), wide), canvas.px(_CHIP))
    box.center = middle
    return box


def draw_number(canvas: Canvas, numbers: str, middle: tuple[int, int]) -> None:
    """Draw the number of a row, in the same way on the card and on the table."""
    box = number_box(canvas, numbers, middle)
    panels.pill(canvas, box, theme.GOLD_BRIGHT, theme.INK, 1.4)
    text.draw(canvas, numbers, box.center, theme.CHIP, max_width=box.w)
