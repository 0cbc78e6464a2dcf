"""The tray, and the page of large cards before the first turn: layout and drawing."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pygame import Rect

from game.tzolkin.table.options import Option
from game.tzolkin.table.tray import CardKind, Tray, TrayCard
from game.ui import panels, text, theme
from game.ui.screen import Canvas, Screen, grid

# The tray.

MOST_CARDS: Final = 32
"""The greatest number of cards in a tray."""
_TRAY_PAD: Final = 8
_SIDE: Final = 14
_NARROW, _CLOSE = 380, 8
"""The tray width up to which margins are narrow, and their width then; both in dp."""
_NEAR: Final = 3
"""The gap in dp between cards that would be too narrow for a finger otherwise."""
_TRAY_GAP: Final = 6
_TRAY_TITLE: Final = (118, 150)
"""The width of the words beside the cards, in dp; the second if there is room."""
_ROOMY: Final = 700
_WIDEST: Final = 420
"""The greatest width of the words, in dp."""
_CARD: Final = (66, 132)
"""The smallest and the greatest width of a card, in dp."""
_BETWEEN: Final = 10
"""The additional gap between two rows, in dp."""

IsOnTable = Callable[[Option], bool]
"""A function that returns True if an option can be touched on the table."""
Rows = list[list[TrayCard]]
"""The cards of a tray, row by row."""


@dataclass(frozen=True)
class TrayPlan:
    """The layout of a tray.

    Attributes:
        words: the room for title and lines; of no width without room.
        cards: every card that is shown with its rectangle, in order.
    """

    words: Rect
    cards: tuple[tuple[TrayCard, Rect], ...]


def plan_tray(screen: Screen, rect: Rect, tray: Tray, lies: IsOnTable, taken: int) -> TrayPlan:
    """Lay out the cards in as many lines as there is height for.

    If they have no room, those that only tell what would come next give way first, then those that
    were not chosen where something behind is chosen now, then those that can be touched on the
    table, then the words. If the cards are too narrow for a finger even then, so do those of what
    was done, which can be undone. ``taken`` is the width in pixels that buttons need at the right
    end.
    """
    px, pad = screen.px, screen.px(_TRAY_PAD)
    inner = rect.inflate(-2 * px(_SIDE if rect.w > px(_NARROW) else _CLOSE), -2 * pad)
    inner.w -= taken
    title = px(_TRAY_TITLE[1] if inner.w > px(_ROOMY) else _TRAY_TITLE[0])
    lines = max(1, (inner.h + px(_TRAY_GAP)) // (px(theme.TOUCH) + px(_TRAY_GAP)))
    rows = [list(row.cards) for row in tray.rows]
    for fewer in (_without_next, _decided, partial(_not_on_table, lies)):
        if not _fits(screen, rows, inner.w - title - pad, lines):
            rows = fewer(rows)
    if not _fits(screen, rows, inner.w - title - pad, lines):
        title = 0
    if not _fits(screen, rows, inner.w, lines, theme.TOUCH):
        rows = [[one for one in row if one.kind is not CardKind.DONE] for row in rows]
    # the words get the width that the cards leave
    spare = inner.w - pad - sum(map(len, rows)) * (px(_CARD[1]) + px(_TRAY_GAP)) // lines
    words = Rect(inner.x, inner.y, max(title, min(spare, px(_WIDEST))) if title else 0, inner.h)
    left = words.right + pad if title else inner.x
    area = Rect(left, inner.y, max(1, inner.right - left), inner.h)
    return TrayPlan(words, tuple(_tray_cards(screen, area, [row for row in rows if row], lines)))


def _without_next(rows: Rows) -> Rows:
    """Return the rows without the cards that only tell what would come next."""
    return [[one for one in row if one.kind is not CardKind.NEXT] for row in rows]


def _decided(rows: Rows) -> Rows:
    """Return the rows, those before the last one with no more than what is chosen."""
    *earlier, last = [row for row in rows if row]
    return [*map(_chosen, earlier), last]


def _not_on_table(lies: IsOnTable, rows: Rows) -> Rows:
    """Return the rows without what can be touched on the table; all if nothing would be left."""
    fewer = [[one for one in row if not (one.option and lies(one.option))] for row in rows]
    return fewer if any(fewer) else rows


def _chosen(row: list[TrayCard]) -> list[TrayCard]:
    """Return the cards that are chosen of a row; all as long as none is."""
    return [card for card in row if card.chosen] or row


def _fits(
    screen: Screen,
    rows: list[list[TrayCard]],
    width: int,
    lines: int,
    card: float = _CARD[0],
) -> bool:
    """Return True if the cards have room side by side, each ``card`` dp wide."""
    least = screen.px(card) + screen.px(_TRAY_GAP)
    return sum(map(len, rows)) * least <= width * lines


def _tray_cards(
    screen: Screen, area: Rect, rows: list[list[TrayCard]], lines: int
) -> Iterator[tuple[TrayCard, Rect]]:
    """Lay out the cards side by side, in lines of about the same number."""
    gap, between = screen.px(_TRAY_GAP), screen.px(_BETWEEN)
    cards = [(card, number) for number, row in enumerate(rows) for card in row]
    if not cards:
        return
    most = screen.px(_CARD[1]) + gap
    lines = min(lines, -(-len(cards) * most // max(1, area.w)))
    each = -(-len(cards) // max(1, lines))
    high = (area.h + gap) // lines - gap
    for line in range(lines):
        there = cards[line * each : (line + 1) * each]
        breaks = len({number for _card, number in there}) - 1 if there else 0
        room = area.w - breaks * between + gap
        if room // max(1, len(there)) - gap < screen.px(theme.TOUCH):
            room, gap = room + screen.px(_NEAR) - gap, screen.px(_NEAR)
        wide = min(most, room // max(1, len(there))) - gap
        x, before = area.x, there[0][1] if there else 0
        for card, number in there:
            x += between if number != before else 0
            before = number
            yield card, Rect(x, area.y + line * (high + gap), wide, high)
            x += wide + gap


def draw_tray(canvas: Canvas, rect: Rect, tray: Tray, plan: TrayPlan) -> None:
    """Draw the dark ground, the words, and the cards that cannot be touched."""
    panels.draw(canvas, rect, panels.DARK)
    if plan.words.w:
        _draw_words(canvas, plan.words, tray)
    for card, box in plan.cards:
        if card.kind is CardKind.NEXT:
            _draw_next(canvas, box, card)


def _draw_words(canvas: Canvas, area: Rect, tray: Tray) -> None:
    px = canvas.px
    if tray.warning:
        text.paragraph(canvas, tray.warning, area, _WARNING, "lm")
        return
    top = text.paragraph_height(canvas.screen, tray.title, area, theme.LABEL)
    text.paragraph(canvas, tray.title, area, _LIGHT)
    below = Rect(area.x, area.y + top + px(2), area.w, max(1, area.h - top - px(2)))
    if words := latest(canvas.screen, below, [*map(str, tray.words)]):
        text.paragraph(canvas, words, below, theme.NOTE_LIGHT)


def latest(screen: Screen, area: Rect, lines: Sequence[str]) -> str:
    """Return the last lines that fit below one another; earlier ones give way.

    Empty if not even the last line fits.
    """
    for first in range(len(lines)):
        words = "\n".join(lines[first:])
        if text.paragraph_fits(screen, words, area, theme.NOTE_LIGHT):
            return words
    return ""


def _draw_next(canvas: Canvas, box: Rect, card: TrayCard) -> None:
    """Draw the outline of a card, and what would come there."""
    px = canvas.px
    panels.outline(canvas, box, theme.GOLD, 1.4, 8)
    room = box.w - px(8)
    at = box.centerx, box.centery - (px(9) if box.h > px(40) else 0)
    text.draw(canvas, card.label, at, theme.LABEL, colour=theme.CREAM_SOFT, max_width=room)
    if box.h > px(40):
        under = box.centerx, box.centery + px(12)
        text.draw(canvas, card.note, under, theme.NOTE_LIGHT, max_width=room)


_LIGHT: Final = theme.TextStyle("head", 16, theme.CREAM)
_WARNING: Final = theme.TextStyle("text", 14, theme.GOLD_BRIGHT)


_PAD: Final = 16
_TITLE: Final = 34
_GAP: Final = 10
_HIGHEST: Final = 220
"""The greatest height of a card, in dp."""
_LINE: Final = 120
"""The height in dp of a line of cards, from which two lines are better than one."""
_MANY: Final = 4
"""The number of cards from which two lines are better than one."""
_COLUMN: Final = 104
"""The smallest width of a card in dp, unless cards have to lie closer."""


# The page.


def plan_page(screen: Screen, area: Rect, tray_area: Rect, tray: Tray) -> TrayPlan:
    """Lay out the cards in the area, row by row below their titles, and the words in the tray."""
    px = screen.px
    placed = []
    for number, row in enumerate(tray.rows):
        band = _band(screen, area, number, len(tray.rows))
        below = Rect(band.x, band.y + px(_TITLE), band.w, band.h - px(_TITLE))
        placed += _placed(screen, below, row.cards)
    words = tray_area.inflate(-2 * px(_PAD), -2 * px(_GAP))
    return TrayPlan(words, tuple(placed))


def _band(screen: Screen, area: Rect, number: int, count: int) -> Rect:
    """Return the part of the area for a row."""
    inner = area.inflate(-2 * screen.px(_PAD), -2 * screen.px(_PAD))
    high = inner.h // count
    return Rect(inner.x, inner.y + number * high, inner.w, high)


def _placed(screen: Screen, area: Rect, cards: tuple[TrayCard, ...]) -> list[tuple[TrayCard, Rect]]:
    """Lay out the cards of a row in one line, or in two columns.

    One line is used if all have room side by side, or if the area is too low for two lines; it is
    not used if it would leave much of the area empty.
    """
    gap = screen.px(_GAP)
    low = area.h < 2 * screen.px(theme.TOUCH) + gap
    tall = area.h >= 2 * screen.px(_LINE) + gap
    beside = low or (area.w >= len(cards) * screen.px(_COLUMN) and not tall)
    columns = len(cards) if beside or len(cards) < _MANY else 2
    rows = -(-len(cards) // columns)
    high = min(area.h, rows * screen.px(_HIGHEST))
    return list(
        zip(cards, grid(Rect(area.x, area.y, area.w, high), columns, rows, gap), strict=False)
    )


def draw_page(canvas: Canvas, area: Rect, tray: Tray) -> None:
    """Draw the ground of the cards, and the title of every row."""
    panels.draw(canvas, area)
    for number, row in enumerate(tray.rows):
        band = _band(canvas.screen, area, number, len(tray.rows))
        title = Rect(band.x, band.y, band.w, canvas.px(_TITLE))
        text.draw_in(canvas, row.title, title, theme.SUBHEADING)
