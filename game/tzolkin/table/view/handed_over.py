"""The news when the device goes on: the card beside the gears, and the things it numbers."""

import math
from collections.abc import Callable, Mapping
from typing import Final

from pygame import Rect

from game.table.modes.handing import MORE, TAKE
from game.table.things import Seat
from game.table.turns.card import Areas, CardLayout, CardPart, draw_number, number_box
from game.table.turns.handing import HandoverCard
from game.tzolkin.table import ids, things
from game.tzolkin.table.view.places import Places
from game.ui import panels, theme
from game.ui.screen import Canvas, Screen

_DRAWERS: Final[Mapping[type[things.Thing], str]] = {
    things.Temple: "temples",
    things.Technology: "technologies",
    things.BuildingTile: "buildings",
    things.MonumentTile: "monuments",
    things.ProphecyTile: "prophecies",
    Seat: "seat",
}
"""The drawer in which a thing lies where drawers are used."""
_LINE: Final = 2.4
_RADIUS: Final = 6
_FACE: Final = 90
"""The smallest side in dp of the calendar's face."""


def plan_card(screen: Screen, places: Places, card: HandoverCard | None) -> CardLayout | None:
    """Return the layout of the card; None without a card."""
    if card is None:
        return None
    apart = not places.card.contains(places.tray)
    areas = Areas(places.card, places.buttons[TAKE], places.tray if apart else None)
    return CardPart(card).plan(screen, areas)


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
            rect = places.buttons.get(ids.drawer(_DRAWERS.get(type(thing), "")))
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
