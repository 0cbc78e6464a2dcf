"""What is still to come: the top of the stack, hexagons, scoring rounds, treasures. Beside the
board of a very wide window the stock has a panel of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.tikal.rules.state import NONE
from game.tikal.table import ids
from game.tikal.table.board import draw_hexagon_card
from game.tikal.table.panels.card import ContextCard, RectPart
from game.tikal.table.panels.stock import (
    LETTERS_HEIGHT,
    LETTERS_PER_ROW,
    ROW_HEIGHT,
    TEMPLES_HEIGHT,
    draw_letters,
    draw_scorings,
    draw_temples,
    draw_treasures,
    none_to_come,
    row_tooltips,
)
from game.tikal.table.shown.cards import StockShown
from game.tikal.table.shown.shown import Shown
from game.tikal.table.shown.stock import Stock
from game.tikal.words.rulebook_sections import TURN, VOLCANO
from game.ui import panels, sprites, text, theme
from game.ui.controls.tooltips import Tooltip
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas, Screen, grid

if TYPE_CHECKING:
    from game.tikal.table.view.places import Places


_TITLE = 24
_LEAST_PICTURE = 44
_PICTURE = 190
"""The height in dp of the title, the least height of the picture, and its greatest side."""
_HUGE = 90
"""The height of the picture in dp from which its letter has its full size."""
_WIDE = 280
"""The width in dp from which the words lie beside the picture."""
_AT_FOOT = ("temples", "treasures", "scorings")
"""The rows at the foot of the panel, from the lowest up."""


@dataclass(frozen=True)
class StillToComeLayout:
    """The places of the rows; None for a row without room.

    ``left`` is for the hexagons left of each letter, or for the words on what follows them;
    ``picture`` is for the top of the stack.
    """

    title: Rect
    left: Rect
    scorings: Rect | None
    treasures: Rect | None
    temples: Rect | None
    picture: Rect | None


class StillToComeCard(ContextCard[StockShown]):
    """The card of the panel while nothing is chosen."""

    def draw_content(self, canvas: Canvas, inner: Rect) -> None:
        draw_upcoming(canvas, inner, self.panel.stock, self.places)

    @property
    def tooltips(self) -> Sequence[Tooltip]:
        return upcoming_tooltips(self.screen, self.content_rect, self.panel.stock, self.places)


def still_to_come_tooltips(screen: Screen, inner: Rect, stock: Stock) -> list[Tooltip]:
    """Return the tooltips of the panel's rows."""
    layout = lay_out_still_to_come(screen, inner, stock)
    foot = {
        "scorings": layout.scorings,
        "treasures": layout.treasures,
        "temples": layout.temples,
    }
    heads = [rect for rect in (layout.title, layout.picture) if rect]
    letters = row_tooltips({"letters": layout.left} | foot)
    if stock.volcano != NONE:
        return [*(_volcano_tooltip(rect) for rect in heads), *letters]
    return [*chain.from_iterable(row_tooltips({"letters": rect}) for rect in heads), *letters]


def _volcano_tooltip(rect: Rect) -> Tooltip:
    told = _("This volcano has brought the scoring. It is laid when all players have scored.")
    return Tooltip(rect, told, VOLCANO)


def lay_out_still_to_come(screen: Screen, inner: Rect, stock: Stock) -> StillToComeLayout:
    """Return the layout of the rows: the stack above those at the foot, or in two columns of a wide
    panel."""
    px = screen.px
    wide = inner.w > max(inner.h * 1.5, px(_WIDE))
    column, beside = inner.copy(), None
    if wide:
        beside = Rect(inner.x, inner.y, inner.w * 2 // 5, inner.h)
        column = Rect(beside.right + px(12), inner.y, 0, inner.h)
        column.w = inner.right - column.x
    title = Rect(column.x, column.y, column.w, px(_TITLE))
    room = Rect(column.x, title.bottom, column.w, max(0, column.h - px(_TITLE)))
    high = _height_left(screen, room, stock)
    if wide and stock.top and high + px(TEMPLES_HEIGHT) > room.h:
        high = min(high, px(LETTERS_HEIGHT))
    lines = {"treasures": px(ROW_HEIGHT), "scorings": px(ROW_HEIGHT)}
    rows = fitting_rows(
        {"left": high, "temples": px(TEMPLES_HEIGHT)} | ({} if wide else lines), room.h
    )
    foot = _foot(room, rows)
    if beside:
        foot |= _foot(beside, fitting_rows({"": 0} | lines, beside.h))
    left, rest = _share(screen, room, stock, rows["left"])
    picture = beside or rest
    return StillToComeLayout(
        title,
        left,
        foot.get("scorings"),
        foot.get("treasures"),
        foot.get("temples"),
        picture if picture.h > px(_LEAST_PICTURE) else None,
    )


_WORDS: Final = replace(theme.NOTE, most=17)
"""The words grow little, so that the rows at the foot keep their room."""


def _foot(room: Rect, rows: Mapping[str, int]) -> dict[str, Rect]:
    """Return the places of the rows at the foot of ``room``, which is made lower by them."""
    places = {}
    for name in _AT_FOOT:
        if name in rows:
            room.h -= rows[name]
            places[name] = Rect(room.x, room.bottom, room.w, rows[name])
    return places


def _height_left(screen: Screen, room: Rect, stock: Stock) -> int:
    """Return the height in pixels of the letters that are left or, with an empty stack, of the
    words."""
    if stock.top:
        return screen.px(LETTERS_HEIGHT) * -(-len(stock.letters) // LETTERS_PER_ROW)
    lines = len(text.wrap(screen, stock.what_follows, _WORDS, room.w))
    return lines * round(text.measure(screen, "", _WORDS)[1] * 1.1)


def _share(screen: Screen, room: Rect, stock: Stock, high: int) -> tuple[Rect, Rect]:
    """Return the place of the letters at the foot of the room and the rest above it; with an empty
    stack, the place of the words and the rest below."""
    rest = room.copy()
    if stock.top:
        rest.h -= high
        return Rect(room.x, rest.bottom, room.w, high), rest
    used = text.paragraph_height(screen, stock.what_follows, room, _WORDS)
    rest.y, rest.h = room.y + used, room.h - used
    return room, rest


def draw_still_to_come(canvas: Canvas, inner: Rect, stock: Stock) -> None:
    """Draw the stack, or what follows when it is empty, then as many rows as have room."""
    layout, top = lay_out_still_to_come(canvas.screen, inner, stock), stock.top
    title = _title(stock, top, pictured=bool(layout.picture))
    line = (layout.title.x, layout.title.y + canvas.px(9))
    text.draw(canvas, title, line, theme.SUBHEADING, "lm", max_width=layout.title.w)
    if top:
        draw_letters(canvas, layout.left, stock)
    else:
        text.paragraph(canvas, stock.what_follows, layout.left, _WORDS)
    if layout.scorings:
        draw_scorings(canvas, layout.scorings, stock)
    if layout.treasures:
        draw_treasures(canvas, layout.treasures, stock)
    if layout.temples:
        draw_temples(canvas, layout.temples, stock)
    if layout.picture:
        _draw_picture(canvas, layout.picture, stock)


def _title(stock: Stock, top: str | None, *, pictured: bool) -> str:
    """Return the title: what the top of the stack is. In an auction the displayed hexagons come
    before it. A volcano that is to be laid comes before all."""
    if stock.volcano != NONE:
        return _("Laid after the scoring") if pictured else _("Then the volcano")
    if not top:
        return none_to_come(stock)
    if pictured:
        return _("Then from the stack") if stock.on_display else _("Next hexagon")
    template = (
        _("Then from the stack: {letter}") if stock.on_display else _("Next hexagon: {letter}")
    )
    return template.format(letter=top)


def draw_upcoming(canvas: Canvas, inner: Rect, stock: Stock, places: Places) -> None:
    """Draw what is still to come or, where that has its own panel, what comes next or may come;
    where it is hidden, nothing but a volcano that is to be laid."""
    alone = ids.STOCK in places.hidden or places.layout.stock.w
    if alone and stock.volcano != NONE:
        _draw_volcano(canvas, inner, stock)
    elif ids.STOCK in places.hidden:
        return
    elif places.layout.stock.w:
        draw_possible_next(canvas, inner, stock)
    else:
        draw_still_to_come(canvas, inner, stock)


def upcoming_tooltips(screen: Screen, inner: Rect, stock: Stock, places: Places) -> list[Tooltip]:
    """Return the tooltips of what ``draw_upcoming`` draws."""
    alone = ids.STOCK in places.hidden or places.layout.stock.w
    if alone and stock.volcano != NONE:
        return [_volcano_tooltip(inner)]
    if ids.STOCK in places.hidden:
        return []
    if not places.layout.stock.w:
        return still_to_come_tooltips(screen, inner, stock)
    explanation = _("The top of the stack is one of these: they have its letter, and are unseen.")
    return [Tooltip(inner, explanation, TURN)] if stock.top else []


def _draw_picture(canvas: Canvas, box: Rect, stock: Stock) -> None:
    """Draw a volcano that is to be laid, else the top of the stack, face down; with an empty stack,
    a temple."""
    limit, letter = canvas.px(_PICTURE), stock.top
    box = Rect(0, 0, min(box.w, limit), min(box.h, limit)).move_to(center=box.center)
    if stock.volcano != NONE:
        draw_hexagon_card(canvas, box, stock.volcano, 0)
        return
    drawn = sprites.draw_in(canvas, "back" if letter else "temple_10", box)
    if letter:
        part = min(1.0, drawn.h / canvas.px(_HUGE))
        style = replace(theme.NUMBER_HUGE, size=theme.NUMBER_HUGE.size * part, most=0)
        text.draw(canvas, letter, drawn.center, style)


# The same beside the board of a very wide window: what is left, and what may come next.

_STOCK_ROWS: Final[Mapping[str, tuple[int, Callable[[Canvas, Rect, Stock], None]]]] = {
    "letters": (LETTERS_HEIGHT, draw_letters),
    "scorings": (ROW_HEIGHT, draw_scorings),
    "treasures": (ROW_HEIGHT, draw_treasures),
    "temples": (TEMPLES_HEIGHT, draw_temples),
}
"""The height in dp of each row, and the function that draws it."""
_PAD: Final = 12
_SIGN: Final = 46
_LETTER: Final = replace(theme.NUMBER_HUGE, size=18, outline=2.5)
_HEXAGON_WIDTH: Final = 170
"""The greatest width of a hexagon in dp."""
_HEXAGON_HEIGHT: Final = 0.86
"""The height of a hexagon with its trees, in widths of the hexagon."""


def stock_rows(screen: Screen, panel: Rect) -> dict[str, Rect]:
    """Return the place of each row by name, spread evenly over a panel."""
    inner = panel.inflate(-2 * screen.px(_PAD), -2 * screen.px(_PAD))
    spare = inner.h - sum(screen.px(high) for high, _draw in _STOCK_ROWS.values())
    rows, y = {}, float(inner.y)
    for name, (high, _draw) in _STOCK_ROWS.items():
        rows[name] = Rect(inner.x, round(y), inner.w, screen.px(high))
        y += screen.px(high) + spare / (len(_STOCK_ROWS) - 1)
    return rows


class StockPanel(RectPart):
    """The panel of the stock: hexagons by letter, scoring rounds, treasures, temple tiles."""

    def paint(self, canvas: Canvas, shown: Shown) -> None:
        panels.draw(canvas, self.rect)
        for name, row in stock_rows(canvas.screen, self.rect).items():
            _STOCK_ROWS[name][1](canvas, row, shown.stock)


def stock_panel_tooltips(screen: Screen, panel: Rect) -> Sequence[Tooltip]:
    """Return the tooltips of the panel's rows."""
    return row_tooltips(stock_rows(screen, panel))


def draw_possible_next(canvas: Canvas, inner: Rect, stock: Stock) -> None:
    """Draw the letter on top of the stack, and the hexagons of which it is one; with an empty
    stack, what follows."""
    px, letter = canvas.px, stock.top
    sign = Rect(inner.x, inner.y, px(_SIGN), px(_SIGN))
    drawn = sprites.draw_in(canvas, "back" if letter else "temple_10", sign)
    text.draw(canvas, letter or "", drawn.center, _LETTER)
    title = _("Next, one of these") if letter else none_to_come(stock)
    left = sign.right + px(theme.GAP)
    begin = left, sign.centery
    text.draw(canvas, title, begin, theme.SUBHEADING, "lm", max_width=inner.right - left)
    top = sign.bottom + px(theme.GAP)
    area = Rect(inner.x, top, inner.w, max(1, inner.bottom - top))
    if not letter:
        text.paragraph(canvas, stock.what_follows, area, theme.BODY)
        return
    for card, hexagon in zip(
        _hexagon_boxes(canvas, area, len(stock.next)), stock.next, strict=True
    ):
        draw_hexagon_card(canvas, card, hexagon, 0)


def _draw_volcano(canvas: Canvas, inner: Rect, stock: Stock) -> None:
    """Draw the volcano that is to be laid below its title."""
    high = canvas.px(_TITLE)
    begin = inner.x, inner.y + high // 2
    title = _title(stock, stock.top, pictured=True)
    text.draw(canvas, title, begin, theme.SUBHEADING, "lm", max_width=inner.w)
    area = Rect(inner.x, inner.y + high, inner.w, max(1, inner.h - high))
    (box,) = _hexagon_boxes(canvas, area, 1)
    draw_hexagon_card(canvas, box, stock.volcano, 0)


def _hexagon_boxes(canvas: Canvas, area: Rect, count: int) -> list[Rect]:
    """Return the places of ``count`` hexagons, as large as they can be, in the middle of an
    area."""
    most = canvas.px(_HEXAGON_WIDTH)

    def wide(columns: int) -> int:
        rows = -(-count // columns)
        return min(most, area.w // columns, round(area.h / rows / _HEXAGON_HEIGHT))

    columns = max(range(1, count + 1), key=wide)
    rows, side = -(-count // columns), wide(columns)
    place = Rect(0, 0, columns * side, round(rows * side * _HEXAGON_HEIGHT))
    place.center = area.center
    return grid(place, columns, rows, 0)[:count]


def fitting_rows(heights: Mapping[str, int], room: int) -> dict[str, int]:
    """Return the height of each row that is shown, by name.

    ``heights`` are in order of priority, ``room`` is the height for all. The first row is always
    shown, cut if it has to be. A row that does not fit leaves its room to those after it.
    """
    shown: dict[str, int] = {}
    for name, height in heights.items():
        if height <= room or not shown:
            shown[name] = max(0, min(height, room))
            room -= shown[name]
    return shown
