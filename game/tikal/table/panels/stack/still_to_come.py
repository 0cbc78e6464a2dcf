"""The panel of what is still to come: the top of the stack, hexagons, scoring rounds, treasures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING

from pygame import Rect

from game.tikal.table.panels.card import Context
from game.tikal.table.panels.rows import fitting
from game.tikal.table.panels.stack.beside import draw_next
from game.tikal.table.panels.stack.stock import (
    COUNTS,
    IN_ROW,
    ROW,
    TEMPLES,
    draw_letters,
    draw_scorings,
    draw_temples,
    draw_treasures,
    explained_rows,
)
from game.tikal.table.shown.cards import StillToCome
from game.tikal.table.shown.stock import Stock
from game.tikal.words.places import TURN
from game.ui import sprites, text, theme
from game.ui.controls.explaining import Tooltip
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas, Screen

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


class StillToComeCard(Context[StillToCome]):
    """The card of the panel while nothing is chosen."""

    def fill(self, canvas: Canvas, inner: Rect) -> None:
        draw_ahead(canvas, inner, self.panel.stock, self.places)

    @property
    def explained(self) -> Sequence[Tooltip]:
        return explained_ahead(self.screen, self.room, self.panel.stock, self.places)


def explained_still_to_come(screen: Screen, inner: Rect, stock: Stock) -> list[Tooltip]:
    """Return the tooltips of the panel's rows."""
    plan = plan_still_to_come(screen, inner, stock)
    foot = {
        "scorings": plan.scorings,
        "treasures": plan.treasures,
        "temples": plan.temples,
    }
    heads = (explained_rows({"letters": head}) for head in (plan.title, plan.picture, plan.left))
    return [*chain.from_iterable(heads), *explained_rows(foot)]


def plan_still_to_come(screen: Screen, inner: Rect, stock: Stock) -> StillToComeLayout:
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
    if wide and stock.top and high + px(TEMPLES) > room.h:
        high = min(high, px(COUNTS))
    lines = {"treasures": px(ROW), "scorings": px(ROW)}
    rows = fitting({"left": high, "temples": px(TEMPLES)} | ({} if wide else lines), room.h)
    foot = _foot(room, rows)
    if beside:
        foot |= _foot(beside, fitting({"": 0} | lines, beside.h))
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


def _foot(room: Rect, rows: Mapping[str, int]) -> dict[str, Rect]:
    """Return the places of the rows at the foot of ``room``, which is made lower by them."""
    found = {}
    for name in _AT_FOOT:
        if name in rows:
            room.h -= rows[name]
            found[name] = Rect(room.x, room.bottom, room.w, rows[name])
    return found


def _height_left(screen: Screen, room: Rect, stock: Stock) -> int:
    """Return the height in pixels of the letters that are left or, with an empty stack, of the
    words."""
    if stock.top:
        return screen.px(COUNTS) * -(-len(stock.letters) // IN_ROW)
    lines = len(text.wrap(screen, stock.follows, theme.NOTE, room.w))
    return lines * round(text.measure(screen, "", theme.NOTE)[1] * 1.1)


def _share(screen: Screen, room: Rect, stock: Stock, high: int) -> tuple[Rect, Rect]:
    """Return the place of the letters at the foot of the room and the rest above it; with an empty
    stack, the place of the words and the rest below."""
    rest = room.copy()
    if stock.top:
        rest.h -= high
        return Rect(room.x, rest.bottom, room.w, high), rest
    used = text.paragraph_height(screen, stock.follows, room, theme.NOTE)
    rest.y, rest.h = room.y + used, room.h - used
    return room, rest


def draw_still_to_come(canvas: Canvas, inner: Rect, stock: Stock) -> None:
    """Draw the stack, or what follows when it is empty, then as many rows as have room."""
    plan, top = plan_still_to_come(canvas.screen, inner, stock), stock.top
    title = _title(stock, top, pictured=bool(plan.picture))
    line = (plan.title.x, plan.title.y + canvas.px(9))
    text.draw(canvas, title, line, theme.SUBHEADING, "lm", max_width=plan.title.w)
    if top:
        draw_letters(canvas, plan.left, stock)
    else:
        text.paragraph(canvas, stock.follows, plan.left, theme.NOTE)
    if plan.scorings:
        draw_scorings(canvas, plan.scorings, stock)
    if plan.treasures:
        draw_treasures(canvas, plan.treasures, stock)
    if plan.temples:
        draw_temples(canvas, plan.temples, stock)
    if plan.picture:
        _draw_picture(canvas, plan.picture, top)


def _title(stock: Stock, top: str | None, *, pictured: bool) -> str:
    """Return the title: what the top of the stack is. In an auction the displayed hexagons come
    before it."""
    if not top:
        return _("No hexagon left")
    if pictured:
        return _("Then from the stack") if stock.on_display else _("Next hexagon")
    told = _("Then from the stack: {letter}") if stock.on_display else _("Next hexagon: {letter}")
    return told.format(letter=top)


def draw_ahead(canvas: Canvas, inner: Rect, stock: Stock, places: Places) -> None:
    """Draw what is still to come or, where that has its own panel, what may come next."""
    if places.layout.stock.w:
        draw_next(canvas, inner, stock)
    else:
        draw_still_to_come(canvas, inner, stock)


def explained_ahead(screen: Screen, inner: Rect, stock: Stock, places: Places) -> list[Tooltip]:
    """Return the tooltips of what ``draw_ahead`` draws."""
    if not places.layout.stock.w:
        return explained_still_to_come(screen, inner, stock)
    told = _("The top of the stack is one of these: they have its letter, and are unseen.")
    return [Tooltip(inner, told, TURN)] if stock.top else []


def _draw_picture(canvas: Canvas, box: Rect, letter: str | None) -> None:
    """Draw the top of the stack, face down; with an empty stack, a temple."""
    limit = canvas.px(_PICTURE)
    box = Rect(0, 0, min(box.w, limit), min(box.h, limit)).move_to(center=box.center)
    drawn = sprites.draw_in(canvas, "back" if letter else "temple_10", box)
    if letter:
        part = min(1.0, drawn.h / canvas.px(_HUGE))
        style = replace(theme.NUMBER_HUGE, size=theme.NUMBER_HUGE.size * part)
        text.draw(canvas, letter, drawn.center, style)
