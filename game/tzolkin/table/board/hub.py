"""The calendar's hub: which day it is, what is coming, and what can be touched there."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.tzolkin.rules.data.board import NONE
from game.tzolkin.rules.rounds import FOOD_DAYS_WITH_GOODS
from game.tzolkin.rules.state import FREE, OVER, State
from game.tzolkin.table.board import geometry, workers
from game.tzolkin.table.board.geometry import Point
from game.tzolkin.table.board.train_layout import Layout
from game.tzolkin.table.board.wheels import READABLE, draw_cached, style
from game.tzolkin.table.board.workers import draw_tag
from game.tzolkin.table.foresight.food_day import accounts, food_day_from
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.signs import drawing, sign
from game.tzolkin.table.signs.drawing import Balance, balance_of, draw_balance
from game.tzolkin.table.signs.drawing import quick_in as quick_signs
from game.tzolkin.table.things import Ahead, QuickSpaces, StartSpace, Temple, Thing
from game.tzolkin.words import goods
from game.ui import sprites, text, theme
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.painting import shapes
from game.ui.screen import Canvas

_DAY: Final = (-7.5, 1.5)
_NEXT: Final = (-5.6, 1.4)
_WHAT: Final = (-4.2, 1.0)
"""A line's offset from the middle, and its height.

All lengths in this file are in modules.
"""
_WORDS: Final = 15.0
_ACCOUNTS: Final = (-1.85, 2.35, 2.05)
"""The rows of seats' accounts: the top of the first, the distance between rows, and the height."""
_ACCOUNT: Final = {2: 7.1, 3: 5.95}
"""The width of an account, by the number of accounts in a row."""
_GAP: Final = 0.4
_SHADE: Final = (0.16, 0.34)
"""How far a shadow falls to the right and down, and how dark it is, from 0 to 1."""
_RISE: Final = 0.3
"""How much higher the accounts lie if the match has quick actions."""
_EDGE: Final = 0.15
_CARVED: Final = geometry.HUB_RADIUS + 0.1
"""Half of the width of the hub's picture."""
_ROUND: Final = 1.16
"""The width of the pictures of round places and buttons, in widths of what is round in them."""
_QUICK: Final = 3.05
_QUICK_RADIUS: Final = 0.5
_START: Final = (6.3, 7.0)
"""The offset of the starting-player space below the middle, without and with quick actions."""
_DISC: Final = 1.74
_CHORD: Final = 0.9
"""The width of a button's words, as a part of the button's: they lie below its middle."""
_LOOK: Final = 4.3
_DAYS_AHEAD: Final = (1, 2)
_QUICK_AT: Final = (-6.1, -2.05, 2.0, 6.05)
_HALF: Final = 1.65


@dataclass(frozen=True, slots=True)
class Hub:
    """Where everything in the hub lies.

    Attributes:
        layout: where the train lies.
        quick: True if the match has quick actions.
    """

    layout: Layout
    quick: bool

    @property
    def start(self) -> Rect:
        """Return the rectangle of the starting-player space."""
        return self.layout.square_around((0.0, _START[self.quick]), _DISC)

    def ahead(self, days: int) -> Rect:
        """Return the button that looks this many days ahead."""
        side = -1 if days == _DAYS_AHEAD[0] else 1
        return self.layout.square_around((side * _LOOK, _START[self.quick]), _DISC)

    def quick_space(self, number: int) -> Rect:
        """Return the rectangle of the quick action in force (0), or of its space (from 1)."""
        return self.layout.square_around((_QUICK_AT[number], _QUICK), _HALF)

    @property
    def quick_spaces(self) -> Rect:
        """Return the rectangle around the quick action and all its spaces."""
        return self.quick_space(0).union(self.quick_space(len(_QUICK_AT) - 1))

    def pick(self, pos: Point) -> Thing | None:
        """Return the thing at a pixel of the hub, or None; the calendar is not included."""
        if self.start.collidepoint(pos):
            return StartSpace()
        for days in _DAYS_AHEAD:
            if self.ahead(days).collidepoint(pos):
                return Ahead(days)
        return QuickSpaces() if self.quick and self.quick_spaces.collidepoint(pos) else None


def draw_hub(canvas: Canvas, hub: Hub, seen: Seen, marks: tuple[str, ...]) -> None:
    """Draw everything in the hub."""
    _draw_face(canvas, hub, seen, marks)
    if hub.quick:
        _draw_quick(canvas, hub, seen, marks)
    _draw_start(canvas, hub, seen, marks)
    for days in _DAYS_AHEAD:
        _draw_ahead(canvas, hub, days)


def _draw_face(canvas: Canvas, hub: Hub, seen: Seen, marks: tuple[str, ...]) -> None:
    """Draw the hub's background, the day, the next food day, and the accounts."""
    state, today = seen.state, _day(seen.state, seen.ahead)
    coming = food_day_from(state, seen.ahead)
    eating = accounts(state, coming[0]) if coming[0] else ()
    balances = tuple((balance_of(one), marks[one.seat]) for one in eating)

    gives = Temple(0) not in seen.hidden

    def paint(face: Canvas, layout: Layout) -> None:
        sprites.draw(face, "tzolkin/hub", layout.middle, 2 * _CARVED * layout.module)
        _draw_day(face, layout, today, *coming)
        if gives and coming[0]:
            _draw_gifts(face, layout, coming[0])
        _draw_balances(face, layout, balances, rise=_RISE * hub.quick)

    box = hub.layout.square_around((0.0, 0.0), geometry.HUB_RADIUS + _EDGE)
    draw_cached(canvas, hub.layout, box, (today, coming, balances, hub.quick, gives), paint)


def _day(state: State, ahead: int) -> str:
    if state.phase == OVER:
        return _("The end")
    return _("Day {number}").format(number=state.days_passed + ahead + 1)


def _draw_day(canvas: Canvas, layout: Layout, today: str, food_day: int, left: int) -> None:
    """Draw which day it is and the days to the next food day; ``food_day`` 0 means none."""
    _line(canvas, layout, today, _DAY)
    if not food_day:
        return
    told = ngettext("food day in {days} day", "food day in {days} days", left).format(days=left)
    _line(canvas, layout, told if left else _("food day today"), _NEXT, "head")


def _draw_gifts(canvas: Canvas, layout: Layout, food_day: int) -> None:
    """Draw what the temples give on the next food day."""
    gives = food_day in FOOD_DAYS_WITH_GOODS
    words = _("then goods of the temples") if gives else _("then points of the temples")
    _line(canvas, layout, words, _WHAT, "text")


def _line(
    canvas: Canvas, layout: Layout, words: str, place: tuple[float, float], family: str = "num"
) -> None:
    down, high = place
    room = _WORDS * layout.module
    ink = style(canvas, layout, high, family)
    if ink.size >= READABLE:
        text.draw(canvas, words, layout.at((0.0, down)), ink, max_width=room)


def _draw_balances(
    canvas: Canvas, layout: Layout, balances: Sequence[tuple[Balance, str]], rise: float
) -> None:
    """Draw for every seat the corn that it has, and the corn that it needs on a food day."""
    top, pitch, high = _ACCOUNTS
    per_row = 3 if len(balances) > 4 else 2
    wide = _ACCOUNT[per_row]
    for seat, balance in enumerate(balances):
        row, column = divmod(seat, per_row)
        in_row = min(per_row, len(balances) - row * per_row)
        x = (column - (in_row - 1) / 2) * (wide + _GAP)
        y = top - rise + row * pitch
        box = layout.box((x - wide / 2, y - high / 2, wide, high))
        _draw_shade(canvas, layout, box, box.h // 2)
        draw_balance(canvas, box, *balance)


def _draw_shade(canvas: Canvas, layout: Layout, box: Rect, radius: int) -> None:
    """Draw the shadow that something throws on the stone to its lower right."""
    shade = shapes.rounded(box.size, radius, theme.SHADOW)
    shade.set_alpha(round(255 * _SHADE[1]))
    aside = layout.length(_SHADE[0])
    canvas.surface.blit(shade, box.move(aside, aside))


def _draw_quick(canvas: Canvas, hub: Hub, seen: Seen, marks: tuple[str, ...]) -> None:
    """Draw the quick action in force, and the workers or the price on its spaces."""
    tile, radius = hub.quick_space(0), hub.layout.length(_QUICK_RADIUS)
    lit = QuickSpaces() in seen.lit or QuickSpaces() in seen.chosen
    _draw_shade(canvas, hub.layout, tile, radius)
    canvas.surface.blit(shapes.rounded(tile.size, radius, theme.PAPER_LIT), tile)
    line = (3 if lit else 1.5) * canvas.screen.scale
    shapes.outline(canvas.surface, tile, radius, theme.GLOW if lit else theme.INK_SOFT, line)
    inner = tile.inflate(-tile.w // 10, -tile.h // 10)
    most = inner.h * 4 // 9
    shown = quick_signs(canvas.screen, seen.state.current_quick_tile(), inner.size, most)
    drawing.draw(canvas, inner, shown, most)
    for space, occupant in enumerate(seen.state.quick_spaces):
        box = hub.quick_space(space + 1)
        _draw_round(canvas, box, "tzolkin/seat")
        if occupant != FREE:
            mark = workers.worker_mark(marks, occupant)
            workers.draw_worker(canvas, mark, box.center, workers.WORKER_WIDTH * hub.layout.module)
        elif price := seen.prices.get(QuickSpaces()):
            draw_tag(canvas, box.center, price, box.h // 2)


def _draw_start(canvas: Canvas, hub: Hub, seen: Seen, marks: tuple[str, ...]) -> None:
    """Draw who stands on the starting-player space, would stand there, or what it costs."""
    box, seat = hub.start, seen.state.start_space
    lit, chosen = StartSpace() in seen.lit, StartSpace() in seen.chosen
    _draw_round(canvas, box, "tzolkin/seat", lit=lit or chosen)
    wide = workers.WORKER_WIDTH * hub.layout.module
    if seat != NONE:
        workers.draw_worker(canvas, marks[seat], box.center, wide)
    elif (ghost := seen.shadows.get(StartSpace())) is not None:
        workers.draw_worker(canvas, marks[ghost], box.center, wide, 0.5)
    elif price := seen.prices.get(StartSpace()):
        draw_tag(canvas, box.center, price, box.h // 2, chosen=chosen)
    else:
        drawing.icon(canvas, sign.FIRST, box.inflate(-box.w // 3, -box.h // 3))


def _draw_round(canvas: Canvas, box: Rect, name: str, *, lit: bool = False) -> None:
    """Draw a carved place or button, with a ring of light if it can be touched to go on."""
    sprites.draw(canvas, name, box.center, _ROUND * box.w)
    if lit:
        workers.draw_ring(canvas, box, theme.GLOW)


def _draw_ahead(canvas: Canvas, hub: Hub, days: int) -> None:
    box = hub.ahead(days)
    _draw_round(canvas, box, "tzolkin/stud")
    half = Rect(box.x, box.y + box.h // 8, box.w, box.h * 2 // 5)
    drawing.icon(canvas, sign.LOOK, half)
    at = box.centerx, box.bottom - box.h * 0.33
    ink = style(canvas, hub.layout, 0.85)
    text.draw(canvas, goods.days(days), at, ink, max_width=round(_CHORD * box.w))
