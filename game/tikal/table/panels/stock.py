"""Rows on what is left: hexagons by letter, scoring rounds, treasures, temple tiles by number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.tikal.table import ids
from game.tikal.table.shown.stock import TEMPLE_NUMBERS, Stock
from game.tikal.words.rulebook_sections import DIG, HEXAGONS, TURN
from game.tikal.words.rulebook_sections import VOLCANO as SCORING
from game.ui import panels, sprites, text, theme
from game.ui.controls.tooltips import Tooltip
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas, Screen

if TYPE_CHECKING:
    from game.tikal.table.view.places import Places

# heights and widths in dp

ROW_HEIGHT: Final = 25
"""The height of a row of treasures or scoring rounds."""
LETTERS_HEIGHT: Final = 22
"""The height of a row of letters."""
LETTERS_PER_ROW: Final = 4
"""The number of letters in a row."""
TEMPLES_HEIGHT: Final = 36
"""The height of the row of temple tiles: their numbers above how many are left."""
_LEAST_ROW: Final = 22
"""The height of a row of treasures where there is little room."""
_SCORINGS: Final = 144
"""The width of the scoring rounds."""
_LETTER: Final = 58
"""The greatest width of a letter with its count."""
_TO_COME: Final = 0.35
"""The alpha of scoring rounds that are still to come."""
_BAND: Final = 480
"""The least width in which temple tiles lie beside the other rows."""
_TILE: Final = 46
"""The greatest width of a temple tile's number."""


def stock_height(screen: Screen) -> int:
    """Return the height in pixels that ``draw_stock`` needs for three rows."""
    return screen.px(LETTERS_HEIGHT) + screen.px(ROW_HEIGHT) + screen.px(TEMPLES_HEIGHT)


@dataclass(frozen=True)
class StockLayout:
    """The places of the rows on what is left."""

    letters: Rect
    temples: Rect
    treasures: Rect
    scorings: Rect


def lay_out_stock(screen: Screen, area: Rect) -> StockLayout:
    """Return the places in three rows, or in two columns of a wide area."""
    px = screen.px
    column = area.copy()
    if area.w >= px(_BAND):
        column.w = area.w * 45 // 100
        tiles = Rect(column.right, 0, area.right - column.right, px(TEMPLES_HEIGHT))
        tiles.centery = area.centery
    else:
        tiles = Rect(area.x, area.bottom - px(TEMPLES_HEIGHT), area.w, px(TEMPLES_HEIGHT))
        column.h -= tiles.h
    column = column.inflate(0, min(0, px(LETTERS_HEIGHT) + px(ROW_HEIGHT) - column.h))
    above = max(1, column.h - px(_LEAST_ROW))
    row = Rect(column.x, column.bottom - px(ROW_HEIGHT), column.w, px(ROW_HEIGHT))
    wide = max(row.w // 2, min(px(_SCORINGS), row.w * 3 // 4))
    return StockLayout(
        Rect(column.x, column.y, column.w, above),
        tiles,
        Rect(row.x, row.y, row.w - wide, row.h),
        Rect(row.right - wide, row.y, wide, row.h),
    )


def draw_stock(canvas: Canvas, area: Rect, stock: Stock) -> None:
    """Draw all that is left."""
    layout = lay_out_stock(canvas.screen, area)
    draw_temples(canvas, layout.temples, stock)
    draw_letters(canvas, layout.letters, stock)
    draw_treasures(canvas, layout.treasures, stock)
    draw_scorings(canvas, layout.scorings, stock)


def stock_tooltips(screen: Screen, area: Rect) -> list[Tooltip]:
    """Return the tooltips of what ``draw_stock`` draws."""
    return row_tooltips(vars(lay_out_stock(screen, area)))


def row_tooltips(rows: Mapping[str, Rect | None]) -> list[Tooltip]:
    """Return the tooltips of rows by their names; rows that are None have none."""
    texts = {
        "letters": _(
            "How many hexagons of each letter are still to come. The letter in red is drawn next, "
            "unseen."
        ),
        "scorings": _("The scoring rounds; the laurel is the last one. Dark: done."),
        "treasures": _(
            "Treasures that can still be recovered: those that lie on the board, and those of "
            "treasure hexagons to come."
        ),
        "temples": _(
            "Temple tiles left: below each number how many there are. A temple can only "
            "be uncovered to a number of which a tile is left."
        ),
    }
    return [Tooltip(rect, texts[name], _RULES[name]) for name, rect in rows.items() if rect]


_RULES: Final = {"letters": TURN, "scorings": SCORING, "treasures": HEXAGONS, "temples": DIG}


def free_bars(places: Places) -> Sequence[Rect]:
    """Return the room of the verbs while it is free for the stock: one rectangle, or none.

    The verbs have no use while nobody here spends action points. There is none where the window
    uses that room otherwise, has a panel for the stock, or hides it.
    """
    elsewhere = places.layout.stock.w or ids.STOCK in places.hidden
    buttons = [] if elsewhere else list(places.layout.verbs.values())
    return [buttons[0].unionall(buttons)] if buttons else []


def draw_stock_in_bar(canvas: Canvas, places: Places, stock: Stock) -> None:
    """Draw what is left into the room of the verbs, if that is free."""
    for bar in free_bars(places):
        panels.draw(canvas, bar, panels.PARCHMENT_DIM)
        draw_stock(canvas, _in_bar(canvas.screen, bar), stock)


def stock_bar_tooltips(screen: Screen, places: Places) -> list[Tooltip]:
    """Return the tooltips of what ``draw_in_bar`` draws."""
    return [
        one for bar in free_bars(places) for one in stock_tooltips(screen, _in_bar(screen, bar))
    ]


def _in_bar(screen: Screen, bar: Rect) -> Rect:
    return bar.inflate(-screen.px(32), -screen.px(10))


def draw_letters(canvas: Canvas, area: Rect, stock: Stock) -> None:
    """Draw how many hexagons of each letter are left, four to a row, or all in one row of a low
    area."""
    left = stock.letters
    if not left:
        middle = (area.x, area.centery)
        text.draw(canvas, none_to_come(stock), middle, theme.NOTE, "lm", max_width=area.w)
        return
    rows = min(-(-len(left) // LETTERS_PER_ROW), max(1, round(area.h / canvas.px(LETTERS_HEIGHT))))
    columns = max(LETTERS_PER_ROW, -(-len(left) // rows))
    wide, high = min(area.w // columns, canvas.px(_LETTER)), area.h / rows
    times = "×" if columns == LETTERS_PER_ROW else ""
    for i, (letter, count) in enumerate(left.items()):
        x, y = area.x + i % columns * wide, area.y + round((i // columns + 0.5) * high)
        colour = theme.RUST if letter == stock.top else theme.INK_SOFT
        drawn = text.draw(canvas, letter, (x, y), theme.NUMBER, "lm", colour)
        text.draw(canvas, f"{times}{count}", (drawn.right + canvas.px(1), y), theme.CHIP, "lm")


def none_to_come(stock: Stock) -> str:
    """Return the heading where no hexagon is to come."""
    return _("The last scoring") if stock.ends else _("No hexagon left")


def draw_treasures(canvas: Canvas, row: Rect, stock: Stock) -> None:
    """Draw how many treasures can still be recovered, in as many words as have room."""
    side = canvas.px(22)
    wafer = Rect(row.x, row.bottom - side, side, side)
    sprites.draw_in(canvas, "wafer_back", wafer)
    beside = (wafer.right + canvas.px(6), wafer.centery + canvas.px(1))
    room = row.right - beside[0] - canvas.px(6)
    texts = _treasures_left_texts(stock)
    style = text.in_row(canvas.screen, theme.NOTE, side)
    fitting = (words for words in texts if text.fits(canvas.screen, words, style, room))
    text.draw(canvas, next(fitting, texts[-1]), beside, style, "lm", max_width=room)


def _treasures_left_texts(stock: Stock) -> tuple[str, ...]:
    """Return texts on how many treasures can still be recovered and where they are, from the
    longest to the shortest."""
    here, later = stock.on_board, stock.to_come
    both = (
        _("Treasures: {here} on the board, {later} to come"),
        _("{here} on the board, {later} to come"),
        _("{all} to recover"),
    )
    laid = (_("Treasures: {here} on the board"), _("{here} on the board"))
    words = (*(both if later else laid), "{all}")
    return tuple(one.format(here=here, later=later, all=here + later) for one in words)


def draw_scorings(canvas: Canvas, row: Rect, stock: Stock) -> None:
    """Draw a sign for each scoring round: volcanoes, a laurel for the last one; those to come are
    faint."""
    side, last = canvas.px(24), stock.scorings - 1
    x = row.x - canvas.px(1)
    for number in range(stock.scorings):
        box = Rect(x, row.bottom - side, side, side)
        name = "volcano" if number < last else "icon_score"
        sprites.draw_in(canvas, name, box, 1.0 if number < stock.scored else _TO_COME)
        x = box.right + canvas.px(3)
    left, middle = x + canvas.px(3), row.bottom - side // 2 + canvas.px(1)
    words, room = _("{done} of {all} scorings"), row.right - left - canvas.px(theme.GAP)
    words = words.format(done=stock.scored, all=stock.scorings)
    if not text.fits(canvas.screen, words, theme.NOTE, room):
        words = f"{stock.scored}/{stock.scorings}"
    if text.fits(canvas.screen, words, theme.NOTE, room):
        style = text.in_row(canvas.screen, theme.NOTE, side)
        text.draw(canvas, words, (left, middle), style, "lm", max_width=room)


def draw_temples(canvas: Canvas, row: Rect, stock: Stock) -> None:
    """Draw how many temple tiles are left of each number, below that number."""
    px = canvas.px
    icon = min(px(22), row.w // (len(TEMPLE_NUMBERS) + 1))
    sprites.draw_in(canvas, "icon_temple", Rect(row.x, row.y, icon, row.h))
    wide = min(px(_TILE), (row.w - icon) // len(TEMPLE_NUMBERS))
    above = text.in_row(canvas.screen, replace(theme.NUMBER_HUGE, size=15, outline=2), row.h / 2)
    below = text.in_row(canvas.screen, theme.CHIP, row.h / 2)
    for i, (number, count) in enumerate(stock.temples.items()):
        x = row.x + icon + round((i + 0.5) * wide)
        text.draw(canvas, str(number), (x, row.y + px(9)), above)
        text.draw(canvas, str(count), (x, row.bottom - px(7)), below)
