"""The buttons of overlays, and the card beside the board that tells what an overlay shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame
from pygame import Rect

from game.table.overlay import CLOSE, ROOM, Overlay, OverlayText, Row, seat_button, what_it_shows
from game.table.rule_names import OVERLAYS
from game.ui import sprites, text, theme
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.painting.surfaces import SurfaceCache, transparent_surface
from game.ui.screen import Canvas, Screen
from game.ui.sentence import RuleText, phrases
from game.ui.widgets import Button
from game.words.buttons import BUTTONS

# The buttons: one for each overlay, one for all of them, and one for each seat.

WORDS: Final = phrases(
    __name__,
    {
        "all": NC_("button", "Overlays"),
        "all-told": N_("Other ways of looking at the board. Nothing that you have begun is lost."),
        "seat-told": N_("Shows this for another seat."),
        "close-told": N_("Puts the overlay away; everything is as it was."),
    },
)


_FINER: Final = 4
_ARC: Final = 32
"""How many times larger than shown the eye is painted, and the number of steps of its arcs."""
_OPEN: Final = 0.62
"""The height of each half of the eye, as a fraction of half its width."""
_eyes = SurfaceCache()


def overlay_buttons(
    overlays: Sequence[Overlay], seats: int, press: Callable[[str], None]
) -> list[Button]:
    """Return the buttons of all overlays, of all of them together, of each seat, and of closing.

    Their places and states are set like those of all other buttons.
    """
    made = [Button(ROOM, WORDS["all"], partial(press, ROOM), draw_eye, icon_only=True)]
    for one in overlays:
        act = partial(press, one.button)
        made.append(Button(one.button, one.label, act, one.icon, icon_only=True))
    for id in map(seat_button, range(seats)):
        made.append(Button(id, "", partial(press, id), icon_only=True))
    close = partial(press, CLOSE)
    return [*made, Button(CLOSE, BUTTONS["close"], close, "icon_close", icon_only=True)]


def describe_overlays(overlays: Sequence[Overlay]) -> Mapping[str, RuleText]:
    """Return the explanations of the buttons, by id."""
    words = {
        ROOM: WORDS["all-told"],
        f"{ROOM}/seat": WORDS["seat-told"],
        CLOSE: WORDS["close-told"],
        **{one.button: what_it_shows(one.label, one.description) for one in overlays},
    }
    return {id: RuleText(one, OVERLAYS) for id, one in words.items()}


def draw_eye(canvas: Canvas, box: pygame.Rect) -> None:
    """Draw an open eye, as wide as the box."""
    picture = _eyes.get(box.size, lambda: _eye(box.size))
    canvas.surface.blit(picture, box, special_flags=pygame.BLEND_PREMULTIPLIED)


def _eye(size: tuple[int, int]) -> pygame.Surface:
    large = transparent_surface((size[0] * _FINER, size[1] * _FINER))
    for part, colour in ((1.0, theme.INK), (0.8, theme.CREAM)):
        pygame.draw.polygon(large, colour, _lens(large.get_rect(), part))
    for part, colour in ((0.4, theme.INK), (0.12, theme.CREAM)):
        pygame.draw.circle(large, colour, large.get_rect().center, part * large.get_width() / 2)
    return pygame.transform.smoothscale(large, size)


def _lens(box: pygame.Rect, part: float) -> list[tuple[float, float]]:
    """Return the corners of an eye's outline, whose width is a fraction of the box's."""
    steps = [2 * i / _ARC - 1 for i in range(_ARC + 1)]
    upper = [(x, _OPEN * (x * x - 1)) for x in steps]
    lower = [(x, -y) for x, y in reversed(upper)]
    half = part * box.w / 2
    return [(box.centerx + x * half, box.centery + y * half) for x, y in upper + lower]


# The card.

_GAP: Final = 5
_TITLE: Final = 26
_ROW: Final = 24
_LOW: Final = 200
_WIDEST: Final = 72
"""In dp: gap, title and row heights, least height of a card with a title, greatest button width."""


@dataclass(frozen=True)
class OverlayCardPlan:
    """The layout of the card.

    Attributes:
        title: the rectangle of the title; without height where it has no room.
        room: the rectangle of the rows and the note.
        buttons: the buttons' rectangles, by id.
    """

    title: Rect
    room: Rect
    buttons: Mapping[str, Rect]


def plan_overlay_card(
    screen: Screen, inner: Rect, ids: Sequence[str], seats: int
) -> OverlayCardPlan:
    """Lay the card out in a rectangle.

    ``ids`` are the buttons of overlays that have no place elsewhere, ``seats`` is the number of
    seats to choose from. The button that closes the overlay is the last of the overlays' buttons.
    """
    gap, side = screen.px(_GAP), min(screen.px(theme.TOUCH), inner.h)
    first = [*ids, CLOSE]
    rows = 1 if inner.w >= len(first) * (side + gap) - gap else 2
    columns = -(-len(first) // rows)
    wide = min(screen.px(_WIDEST) if ids else side, (inner.w + gap) // columns - gap)
    across, down = wide + gap, side + gap
    cells = [
        Rect(inner.x + i % columns * across, inner.y + i // columns * down, wide, side)
        for i in range(len(first))
    ]
    cells[-1].right = inner.right
    y = cells[-1].bottom + gap
    title = Rect(inner.x, inner.y, cells[0].x - gap - inner.x, side)
    if ids:
        # a low card leaves the title to the ribbon
        high = screen.px(_TITLE) if inner.h >= screen.px(_LOW) else 0
        title = Rect(inner.x, y, inner.w, high)
        y += high + gap if high else 0
    buttons = dict(zip(first, cells, strict=True))
    if seats:
        buttons |= _seats(screen, Rect(inner.x, y, inner.w, side), seats, gap)
        y += side + gap
    return OverlayCardPlan(title, Rect(inner.x, y, inner.w, max(0, inner.bottom - y)), buttons)


def _seats(screen: Screen, row: Rect, seats: int, gap: int) -> dict[str, Rect]:
    wide = min(screen.px(_WIDEST), (row.w + gap) // seats - gap)
    return {
        seat_button(seat): Rect(row.x + seat * (wide + gap), row.y, wide, row.h)
        for seat in range(seats)
    }


def draw_overlay_card(canvas: Canvas, plan: OverlayCardPlan, told: OverlayText) -> None:
    """Draw the title, as many rows as fit, and the note if it fits below them."""
    if plan.title.h:
        line = plan.title.midleft
        text.draw(canvas, told.title, line, theme.SUBHEADING, "lm", max_width=plan.title.w)
    y, high = plan.room.y, canvas.px(_ROW)
    for row in told.rows:
        if y + high > plan.room.bottom:
            return
        _draw_row(canvas, Rect(plan.room.x, y, plan.room.w, high), row)
        y += high
    rest = Rect(plan.room.x, y + canvas.px(4), plan.room.w, plan.room.bottom - y - canvas.px(4))
    if told.note and text.paragraph_fits(canvas.screen, told.note, rest, theme.NOTE):
        text.paragraph(canvas, told.note, rest, theme.NOTE)


def _draw_row(canvas: Canvas, box: Rect, row: Row) -> None:
    icon, label, number = row
    side = min(box.h, canvas.px(20))
    left = box.x
    if icon:
        sprites.draw_in(canvas, icon, Rect(left, box.centery - side // 2, side, side))
        left += side + canvas.px(8)
    end = text.draw(canvas, number, box.midright, theme.CHIP, "rm", max_width=box.right - left)
    room = end.left - left - canvas.px(8)
    text.draw(canvas, label, (left, box.centery), theme.NOTE_PLAIN, "lm", max_width=room)
