"""A player's card: in the long form everything public about him, in shorter forms less."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.table.players import Player
from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS
from game.tzolkin.rules.state import State
from game.tzolkin.table.signs import drawing, goods, sign
from game.ui import panels, sprites, text, theme
from game.ui.i18n import ngettext
from game.ui.screen import Canvas, Screen, grid, row, split, stack
from game.ui.text import fitting_style
from game.ui.theme import TextStyle

# Counts of things: a sign and a number.

FADED: Final = 0.4
"""The opacity of a count of zero."""
_PART_OF_CELL: Final = 52
"""The greatest width of a count's sign, in percent of its cell."""
Count = tuple[str, int]
"""A sign's name, or a worker's (``goods.worker``), and a number."""


def goods_of(state: State, seat: int) -> Sequence[Count]:
    """Return the corn, cubes and skulls of a seat."""
    cubes = zip(KINDS, state.cubes_of(seat), strict=True)
    return [(sign.CORN, state.corn[seat]), *cubes, (sign.SKULL, state.skulls[seat])]


def owned_by(state: State, seat: int) -> Sequence[Count]:
    """Return what a seat has built and taken, by kind; without zeros."""
    kinds = [BUILDINGS[number].kind for number in state.buildings[seat]]
    kinds += [MONUMENTS[number].kind for number in state.own_monuments[seat]]
    counts = [(kind, kinds.count(kind)) for kind in ("farm", "tomb", "city", "shrine")]
    counts += [
        (sign.MONUMENT, len(state.own_monuments[seat])),
        (sign.CORN_TILE, state.corn_tiles[seat]),
        (sign.WOOD_TILE, state.wood_tiles[seat]),
    ]
    return [count for count in counts if count[1]]


def draw_count(canvas: Canvas, box: Rect, count: Count, style: TextStyle, icon: int) -> int:
    """Draw a sign and its number from a box's left end; return the pixel where the number ends."""
    name, number = count
    side = min(icon, box.h)
    place = Rect(box.x, box.centery - side // 2, side, side)
    goods.draw(canvas, name, place, 1 if number else FADED)
    colour = theme.INK if number else theme.INK_FADED
    x = place.right + canvas.px(2)
    room = max(1, box.right - x)
    return text.draw(canvas, str(number), (x, box.centery), style, "lm", colour, room).right


def count_width(screen: Screen, count: Count, style: TextStyle, icon: int) -> int:
    """Return the width of a sign and its number in pixels, if nothing is cut."""
    return icon + screen.px(2) + text.measure(screen, str(count[1]), style)[0]


def draw_counts(
    canvas: Canvas, area: Rect, counts: Sequence[Count], style: TextStyle, icon: int
) -> None:
    """Draw counts in cells of equal width."""
    cells = row(area, max(1, len(counts)), 0)
    icon = min(icon, cells[0].w * _PART_OF_CELL // 100)
    for count, cell in zip(counts, cells, strict=False):
        draw_count(canvas, cell, count, style, icon)


def draw_counts_closely(
    canvas: Canvas, area: Rect, counts: Sequence[Count], style: TextStyle, icon: int
) -> None:
    """Draw counts one after the other, closer together if there are many."""
    if counts:
        wide = min(area.w // len(counts), icon + canvas.px(24))
        draw_counts(canvas, Rect(area.x, area.y, wide * len(counts), area.h), counts, style, icon)


LONG: Final = (176, 92)
FLAT: Final = (176, 52)
SHORT: Final = (110, 70)
"""The width and height in dp that a form needs; a card has the first form that fits."""
_MARK, _POINTS = 26, 40
"""The width of the player's mark, and the greatest width of his points, in dp."""
_ICON: Final = 20
_SMALL: Final = 16
_GOODS: Final = 2 + len(KINDS)
"""The number of goods: corn, three cubes and skulls."""
_ROOMY: Final = 190
"""The width in dp of a long card from which the player's tokens stand beside his name."""
_NARROW, _TINY = 62, 10
"""The chip width in dp below which margins are narrow, and the size in dp of its signs then."""
_FIGURE: Final = 18
_SCORE: Final = TextStyle("num", 22)
_COUNT: Final = TextStyle("num", 15)
_LITTLE: Final = TextStyle("num", 13)


@dataclass(frozen=True, slots=True)
class SeatShown:
    """A seat and its player in a position, as shown on a card."""

    state: State
    seat: int
    player: Player

    @property
    def workers_out(self) -> int:
        """The number of his workers that are neither in the hand nor in the bank."""
        state, seat = self.state, self.seat
        elsewhere = (state.start_space == seat) + state.quick_spaces.count(seat)
        return state.workers_on_gears(seat) + elsewhere

    @property
    def tokens(self) -> list[str]:
        """The signs of his tribe, the starting marker and the side of the board."""
        state, seat = self.state, self.seat
        first = [sign.FIRST] if state.first_player == seat else []
        tribe = [sign.TRIBE] if state.tribe[seat] else []
        return [*tribe, *first, sign.LIGHT if state.light_side[seat] else sign.DARK]


def draw_seat(canvas: Canvas, rect: Rect, shown: SeatShown) -> None:
    """Draw a card in the largest form that fits its rectangle."""
    active = shown.state.phase != "over" and shown.state.seat == shown.seat
    panels.draw(canvas, rect, panels.PARCHMENT_ACTIVE if active else panels.PARCHMENT_DIM)
    if is_at_least(canvas.screen, rect, LONG):
        _draw_long(canvas, rect.inflate(-canvas.px(22), -canvas.px(14)), shown)
    elif is_at_least(canvas.screen, rect, FLAT):
        _draw_flat(canvas, _flat(canvas.screen, rect), shown)
    elif is_at_least(canvas.screen, rect, SHORT):
        _draw_short(canvas, rect.inflate(-canvas.px(16), -canvas.px(12)), shown)
    else:
        margin = canvas.px(16 if rect.w >= canvas.px(_NARROW) else 10)
        _draw_chip(canvas, rect.inflate(-margin, -canvas.px(8)), shown)


def is_at_least(screen: Screen, rect: Rect, form: tuple[int, int]) -> bool:
    """Return True if a card has room for a form."""
    return rect.w >= screen.px(form[0]) and rect.h >= screen.px(form[1])


def goods_row(screen: Screen, rect: Rect) -> Rect:
    """Return where corn, cubes and skulls are counted on a card."""
    px = screen.px
    if is_at_least(screen, rect, LONG):
        return _bands(rect.inflate(-px(22), -px(14)))["goods"]
    if is_at_least(screen, rect, FLAT):
        lower = grid(_flat(screen, rect), 1, 2, 0)[1]
        return Rect(lower.x, lower.y, lower.w * _GOODS // (_GOODS + 1), lower.h)
    inner = rect.inflate(-px(16), -px(12))
    return Rect(inner.x, inner.y + inner.h // 3, inner.w, inner.h // 3)


def place_of_good(screen: Screen, rect: Rect, icon: str) -> Rect | None:
    """Return where a good is counted on a card; None for what is not counted there."""
    order = (sign.CORN, *KINDS, sign.SKULL)
    counted = any(is_at_least(screen, rect, form) for form in (SHORT, FLAT))
    if icon not in order or not counted:
        return None
    return row(goods_row(screen, rect), len(order), 0)[order.index(icon)]


def details(screen: Screen, rect: Rect) -> Mapping[str, Rect]:
    """Return where a card tells what, by its sign: goods, workers (``HAND``), tiles (``BUILDING``).

    A card in its smallest form tells nothing apart.
    """
    order = (sign.CORN, *KINDS, sign.SKULL)
    found = {icon: place_of_good(screen, rect, icon) for icon in order}
    if is_at_least(screen, rect, LONG):
        bands = _bands(rect.inflate(-screen.px(22), -screen.px(14)))
        found |= {sign.HAND: bands["workers"], sign.BUILDING: bands["owned"]}
    return {name: place for name, place in found.items() if place}


def _bands(inner: Rect) -> dict[str, Rect]:
    shares = {"head": 28, "goods": 25, "workers": 22, "owned": 22}
    whole = sum(shares.values())
    return stack(inner, {name: inner.h * share // whole for name, share in shares.items()}, 0)


def _has_room_for_tokens(screen: Screen, inner: Rect, shown: SeatShown) -> bool:
    """Return True if the player's tokens fit beside his name without cutting it."""
    px = screen.px
    points, tokens = px(_POINTS), len(shown.tokens) * px(_ICON + 3)
    room = inner.w - px(_MARK + 2 * 6 + 10) - points - tokens
    return inner.w >= px(_ROOMY) and text.fits(screen, shown.player.name, theme.LABEL, room)


def _draw_long(canvas: Canvas, inner: Rect, shown: SeatShown) -> None:
    px, bands = canvas.px, _bands(inner)
    state, seat = shown.state, shown.seat
    narrow = not _has_room_for_tokens(canvas.screen, inner, shown)
    _draw_head(canvas, bands["head"], shown, with_tokens=not narrow)
    draw_counts(canvas, bands["goods"], goods_of(state, seat), _COUNT, px(_ICON))
    workers, owned = bands["workers"], bands["owned"]
    if narrow:
        end = _draw_tokens(canvas, owned, shown, px(_SMALL))
        owned = Rect(owned.x, owned.y, end - owned.x, owned.h)
    _draw_workers(canvas, workers, shown)
    draw_counts_closely(canvas, owned, owned_by(state, seat), _LITTLE, px(_SMALL))


def _flat(screen: Screen, rect: Rect) -> Rect:
    return rect.inflate(-screen.px(22), -screen.px(12))


def _draw_flat(canvas: Canvas, inner: Rect, shown: SeatShown) -> None:
    """Draw all that he has in one line below his name."""
    px, state, seat = canvas.px, shown.state, shown.seat
    upper, lower = grid(inner, 1, 2, 0)
    _draw_head(canvas, upper, shown, with_tokens=inner.w >= px(_ROOMY))
    hand = goods.worker(shown.player.mark), state.workers_in_hand[seat]
    draw_counts(canvas, lower, [*goods_of(state, seat), hand], _LITTLE, px(_SMALL))


def _draw_short(canvas: Canvas, inner: Rect, shown: SeatShown) -> None:
    px, third = canvas.px, inner.h // 3
    state, seat = shown.state, shown.seat
    head = Rect(inner.x, inner.y, inner.w, third)
    _draw_head(canvas, head, shown, with_tokens=False)
    middle = Rect(inner.x, head.bottom, inner.w, third)
    draw_counts(canvas, middle, goods_of(state, seat), _LITTLE, px(_SMALL))
    below = Rect(inner.x, middle.bottom, inner.w, third)
    figure = goods.worker(shown.player.mark)
    end = draw_count(canvas, below, (figure, state.workers_in_hand[seat]), _LITTLE, px(_FIGURE))
    begin = end + px(8)
    ring = Rect(begin, below.y, below.right - begin, below.h)
    draw_count(canvas, ring, ("gone", shown.workers_out), _LITTLE, px(_SMALL - 2))
    _draw_tokens(canvas, below, shown, px(_SMALL))


def _draw_chip(canvas: Canvas, inner: Rect, shown: SeatShown) -> None:
    px, state, seat = canvas.px, shown.state, shown.seat
    head = Rect(inner.x, inner.y, inner.w, inner.h * 11 // 20)
    _draw_head(canvas, head, shown, with_tokens=False)
    below = Rect(inner.x, head.bottom, inner.w, inner.bottom - head.bottom)
    icon = px(_SMALL if below.w >= px(_NARROW) else _TINY)
    hand = goods.worker(shown.player.mark), state.workers_in_hand[seat]
    corn, rest = split(below, count_width(canvas.screen, hand, _LITTLE, icon), px(2))
    end = draw_count(canvas, corn, (sign.CORN, state.corn[seat]), _LITTLE, icon)
    rest.left = min(rest.left, max(end + px(2), below.centerx))
    draw_count(canvas, rest, hand, _LITTLE, icon)


def _draw_head(canvas: Canvas, box: Rect, shown: SeatShown, *, with_tokens: bool) -> None:
    """Draw mark, name and points, with the player's tokens between them if ``with_tokens``."""
    px, state = canvas.px, shown.state
    side = min(box.h, px(_MARK), box.w * 2 // 5)
    mark = Rect(box.x, box.centery - side // 2, side, side)
    sprites.draw_in(canvas, f"mark_{shown.player.mark}", mark)
    style = _SCORE if box.h >= px(22) else _COUNT
    colour = theme.RUST if state.seat == shown.seat else theme.INK
    points, end = str(state.score[shown.seat]).replace("-", "−"), (box.right, box.centery)
    room = box.right - mark.right - px(2)
    right = text.draw(canvas, points, end, style, "rm", colour, room).left - px(6)
    if with_tokens:
        right = _draw_tokens(canvas, Rect(box.x, box.y, right - box.x, box.h), shown, px(_ICON))
    left = mark.right + px(6)
    room = max(1, right - left - px(4))
    name = shown.player.name
    large = theme.SUBHEADING if box.h >= px(22) else theme.LABEL
    style = fitting_style(canvas.screen, name, large, room)
    if text.fits(canvas.screen, name, style, room) or box.w >= px(SHORT[0]):
        text.draw(canvas, name, (left, box.centery), style, "lm", max_width=room)


def _draw_tokens(canvas: Canvas, box: Rect, shown: SeatShown, side: int) -> int:
    """Draw the tokens from the right end; return the pixel where they begin."""
    x, side = box.right, min(side, box.h)
    for name in reversed(shown.tokens):
        x -= side
        drawing.icon(canvas, name, Rect(x, box.centery - side // 2, side, side))
        x -= canvas.px(3)
    return x


def _draw_workers(canvas: Canvas, box: Rect, shown: SeatShown) -> None:
    """Draw the workers: a figure for one in the hand, a ring on the gears, a dot in the bank."""
    px, state, seat = canvas.px, shown.state, shown.seat
    side = min(box.h, px(_FIGURE))
    slot = Rect(box.x, box.centery - side // 2, side, side)
    for _worker in range(state.workers_in_hand[seat]):
        goods.draw(canvas, goods.worker(shown.player.mark), slot)
        slot = slot.move(side + px(1), 0)
    for _worker in range(shown.workers_out):
        drawing.icon(canvas, "gone", slot.inflate(-px(4), -px(4)))
        slot = slot.move(side + px(1), 0)
    for _worker in range(state.workers_in_bank[seat]):
        dot = Rect(0, 0, px(6), px(6)).move_to(center=slot.center)
        panels.pill(canvas, dot, theme.INK_FADED, theme.INK_FADED, 1)
        slot = slot.move(side + px(1), 0)
    room = box.right - slot.x - px(4)
    told = ngettext("{count} in hand", "{count} in hand", state.workers_in_hand[seat])
    told = told.format(count=state.workers_in_hand[seat])
    if text.fits(canvas.screen, told, theme.NOTE, room):
        text.draw(canvas, told, (slot.x + px(4), box.centery), theme.NOTE, "lm", max_width=room)
