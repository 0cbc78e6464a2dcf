"""What lies over the board: a sheet of figures, and the news when the device goes on."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from pygame import Rect, Surface

from game.table.charts import column_at, draw_table, highest
from game.table.handover_card import (
    CardAreas,
    CardLayout,
    HandoverCardPart,
    draw_number,
    number_box,
)
from game.table.modes.deciding import MORE, TAKE
from game.table.news import HandoverCard
from game.table.players import Player
from game.tzolkin.table import ids, things
from game.tzolkin.table.explaining.explanation import Explanation
from game.tzolkin.table.panels import words_fit
from game.tzolkin.table.sheets import Cover, Sheet
from game.tzolkin.table.view.places import Places, nowhere
from game.ui import panels, text, theme
from game.ui.input import Pos
from game.ui.punctuation import one_after_another
from game.ui.screen import Canvas, Screen

# The news: the card beside the gears, and the things that it numbers.

_LINE: Final = 2.4
_RADIUS: Final = 6
_FACE: Final = 90
"""The smallest side in dp of the calendar's face."""


def plan_card(screen: Screen, places: Places, card: HandoverCard | None) -> CardLayout | None:
    """Return the layout of the card; None without a card."""
    if card is None:
        return None
    apart = not places.card.contains(places.tray)
    areas = CardAreas(places.card, places.buttons[TAKE], places.tray if apart else None)
    return HandoverCardPart(card).plan(screen, areas)


def buttons_of(plan: CardLayout | None) -> dict[str, Rect]:
    """Return the rectangles of the card's buttons whose places depend on its contents."""
    return {MORE: plan.more} if plan and plan.more else {}


def draw_description(
    canvas: Canvas,
    told: Mapping[things.Thing, str],
    place_of: Callable[[things.Thing], Rect | None],
    plan: CardLayout,
    places: Places,
) -> None:
    """Outline what has changed, with its numbers; a closed drawer's tab stands for its things."""
    outlined: dict[tuple[int, ...], tuple[Rect, list[str]]] = {}
    for thing, numbers in told.items():
        rect = place_of(thing)
        if rect is None or rect.collidelist(list(plan.papers)) >= 0:
            rect = places.buttons.get(ids.drawer(things.DRAWERS.get(type(thing), "")))
        if rect is not None:
            outlined.setdefault(tuple(rect), (rect, []))[1].extend(numbers.split(","))
    for rect, _numbers in outlined.values():
        _draw_around(canvas, rect)
    for rect, found in outlined.values():
        numbers = ",".join(sorted(set(found), key=int))
        box = number_box(canvas, numbers, _corner(canvas, rect)).clamp(canvas.screen.safe)
        draw_number(canvas, numbers, box.center)


def _is_face(canvas: Canvas, rect: Rect) -> bool:
    """Return True if a rectangle is that of the calendar's face, which is round."""
    return rect.w == rect.h > canvas.px(_FACE)


def _corner(canvas: Canvas, rect: Rect) -> tuple[int, int]:
    """Return where the numbers lie: at the upper right, on the outline."""
    if not _is_face(canvas, rect):
        return rect.topright
    off = round(rect.w / 2 * math.sqrt(0.5))
    return rect.centerx + off, rect.centery - off


def _draw_around(canvas: Canvas, rect: Rect) -> None:
    radius = rect.h / 2 / canvas.screen.scale if _is_face(canvas, rect) else _RADIUS
    panels.outline(canvas, rect, theme.INK, _LINE + 2, radius)
    panels.outline(canvas, rect, theme.GLOW, _LINE, radius)


_PAD = 10
_GAP = 6
_ROW = 24
"""In dp; ``_ROW`` is the height that each row needs before there is room for a note."""


# A sheet.


def seat_at(screen: Screen, area: Rect, seats: int, pos: Pos) -> tuple[int, Rect] | None:
    """Return the seat whose figures lie at a pixel of a sheet, and their rectangle; or None."""
    return column_at(screen, _inner(screen, area), seats, pos)


def draw_cover(canvas: Canvas, area: Rect, cover: Cover, players: Sequence[Player]) -> None:
    """Draw a sheet over an area; rows that have not come in yet are pale."""
    px, sheet = canvas.px, cover.sheet
    panels.draw(canvas, area, panels.PARCHMENT)
    inner, note = _inner(canvas.screen, area), one_after_another(sheet.note)
    high = _height(canvas.screen, inner, sheet, note)
    room = Rect(inner.x, 0, inner.w, min(inner.h - high, highest(canvas.screen, sheet.rows)))
    room.y = inner.y + (inner.h - high - room.h) // 2
    if high:
        below = Rect(inner.x, room.bottom + px(_GAP), inner.w, high)
        text.paragraph(canvas, note, below, theme.NOTE)
    if not sheet.groups:
        text.paragraph(canvas, sheet.title, inner, theme.SUBHEADING, "mm")
        return
    marks = [player.mark for player in players]
    draw_table(canvas, room, marks, sheet.groups, sums=True, counted=cover.counted)


def prepare_cover(screen: Screen, area: Rect, cover: Cover, players: Sequence[Player]) -> None:
    """Make the words and signs of a sheet: drawn where nothing can be seen, they are cached."""
    surface = Surface(screen.size, depth=8)
    surface.set_clip((0, 0, 0, 0))
    draw_cover(Canvas(surface, screen), area, cover, players)


def with_room_for(screen: Screen, places: Places, told: Explanation | None) -> Places:
    """Return the places with room for an explanation, which may need that of the log below."""
    info, log = places.info, places.log
    if told is None or log.x != info.x or words_fit(screen, info, told):
        return places
    return replace(places, info=info.union(log), log=nowhere())


def _height(screen: Screen, inner: Rect, sheet: Sheet, note: str) -> int:
    """Return the height of the note in pixels; 0 if there is no room for it."""
    if not note or not text.paragraph_fits(screen, note, inner, theme.NOTE):
        return 0
    high = text.paragraph_height(screen, note, inner, theme.NOTE) + screen.px(_GAP)
    return high if inner.h - high > screen.px(_ROW) * (sheet.rows + 1) else 0


def _inner(screen: Screen, area: Rect) -> Rect:
    return area.inflate(-2 * screen.px(_PAD), -2 * screen.px(_PAD))
