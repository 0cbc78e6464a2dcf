"""Drawing signs: their size in a place, where their lines break, and how they are drawn."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count, pairwise, takewhile
from typing import Final

from pygame import Rect

from game.tzolkin.table.foresight.food_day import Account
from game.tzolkin.table.signs.sign import ARROW, BOWL, CORN, POINTS, QUICK, Line, Sign, Signs
from game.tzolkin.table.signs.spaces import quick
from game.ui import panels, sprites, text, theme
from game.ui.screen import Canvas, Screen
from game.ui.theme import Colour, TextStyle

NUMBER: Final = 0.84
"""The height of a number's letters, in sizes of its sign."""
IN_POINTS: Final = {1: 0.76, 2: 0.66, 3: 0.5}
"""The height of figures inside the octagon of points, by the number of figures."""
READABLE: Final = 8
"""The smallest height in dp at which a figure can be read."""
_LEGIBLE: Final = 0.8
"""The least opacity of the octagon of points, since figures lie on it."""
BESIDE: Final = 0.12
"""The gap between a number and its sign, in sizes."""
BETWEEN: Final = 0.14
"""The gap between two signs, in sizes."""
BEFORE_NUMBER: Final = 0.3
"""The gap between a sign and the number of the next one, in sizes."""
LEADING: Final = 1.14
"""The distance from line to line, in sizes."""
OVERHANG: Final = 0.1
"""How far a step's triangle reaches beyond its sign, in sizes."""
SMALLEST: Final = 7
"""The smallest size of signs in pixels, whatever the room."""
_MEASURED: Final = Screen(1000, 1000), TextStyle("num", 100)


def sprite(icon: str) -> str:
    """Return the name of a sign's picture among the sprites."""
    return f"tzolkin/sign_{icon}"


@lru_cache(maxsize=256)
def aspect(icon: str) -> float:
    """Return the width of a picture, in heights: all are equally high."""
    anchor = sprites.info(sprite(icon)).anchor
    return anchor[0] / anchor[1]


@lru_cache(maxsize=256)
def em(number: str) -> float:
    """Return the width of a number, in heights of its letters."""
    screen, style = _MEASURED
    return text.measure(screen, number, style)[0] / style.size


def width(sign: Sign) -> float:
    """Return the width of a sign with its number, in sizes."""
    wide = aspect(sign.icon) if sign.icon else 0.0
    if sign.number and sign.icon != POINTS:
        wide += NUMBER * em(sign.number) + (BESIDE if sign.icon else 0)
    return wide + (OVERHANG if sign.step else 0)


def offsets(line: Sequence[Sign]) -> list[float]:
    """Return where each sign of a line begins, and where the last one ends, in sizes."""
    found = [0.0]
    for sign, following in pairwise((*line, None)):
        assert sign
        found.append(found[-1] + width(sign) + (_gap(following) if following else 0))
    return found


def _gap(following: Sign) -> float:
    """Return the gap before this sign, in sizes."""
    numbered = following.number and following.icon not in {"", POINTS}
    return BEFORE_NUMBER if numbered else BETWEEN


def line_width(line: Sequence[Sign]) -> float:
    """Return the width of signs side by side, in sizes."""
    return offsets(line)[-1]


def extent(signs: Signs, size: float) -> tuple[float, float]:
    """Return width and height in pixels of signs of this size, with no line broken."""
    wide = max((line_width(line) for line in signs), default=0)
    return wide * size, _height(len(signs)) * size


def _height(lines: int) -> float:
    return max(0.0, (lines - 1) * LEADING + 1)


@dataclass(frozen=True, slots=True)
class Fitted:
    """Lines of signs, and the size in pixels at which they fit."""

    lines: Signs
    size: int


@lru_cache(maxsize=1024)
def fitted(signs: Signs, room: tuple[int, int], most: int) -> Fitted:
    """Return the largest size up to ``most`` at which signs fit into the room.

    Lines are broken if need be. If nothing fits, the size is ``SMALLEST``.
    """
    for size in range(most, SMALLEST, -1):
        count = sum(len(_filled(line, room[0] / size)) for line in signs)
        if _height(count) * size <= room[1]:  # evening out is slow, and saves no line
            lines = _all_broken(signs, room[0] / size)
            if extent(lines, size)[0] <= room[0]:
                return Fitted(lines, size)
    return Fitted(_all_broken(signs, room[0] / SMALLEST), SMALLEST)


@lru_cache(maxsize=1024)
def least_size(screen: Screen, signs: Signs) -> int:
    """Return the size in pixels from which every figure of signs can be read; 0 without figures."""
    parts = [letters(sign) for line in signs for sign in line if sign.number]
    if not parts:
        return 0
    part, least = min(parts), screen.px(READABLE)
    styles = ((size, TextStyle("num", part * size / screen.scale, most=0)) for size in count(least))
    return next(size for size, style in styles if text.capital_height(screen, style) >= least)


def letters(sign: Sign) -> float:
    """Return the height of a sign's letters, in sizes."""
    return IN_POINTS.get(len(sign.number), 0.4) if sign.icon == POINTS else NUMBER


def clear_width(screen: Screen, signs: Signs) -> int:
    """Return the width in pixels from which all figures can be read unbroken; 0 without figures."""
    return math.ceil(extent(signs, least_size(screen, signs))[0])


def can_be_read(screen: Screen, signs: Signs, room: tuple[int, int], most: int) -> bool:
    """Return True if every figure of signs can be read in a room."""
    return fitted(signs, room, most).size >= least_size(screen, signs)


def roomiest(screen: Screen, choices: Sequence[Signs], room: tuple[int, int], most: int) -> Signs:
    """Return the one of several equivalent signs that is largest in a room.

    Those whose figures can be read there are preferred; of equals it is the first.
    """
    clear = [signs for signs in choices if can_be_read(screen, signs, room, most)]
    return max(clear or choices, key=lambda signs: fitted(signs, room, most).size)


def quick_in(screen: Screen, tile: str, room: tuple[int, int], most: int) -> Signs:
    """Return what a quick action brings.

    It follows the sign of quick actions if its figures can still be read then.
    """
    brought, mark = quick(tile), Sign(QUICK)
    above, before = ((mark,), *brought), ((mark, *brought[0]),)
    marked = roomiest(screen, (above, before), room, most)
    return marked if can_be_read(screen, marked, room, most) else brought


def _all_broken(signs: Signs, room: float) -> Signs:
    return tuple(part for line in signs for part in _broken(line, room))


def _broken(line: Line, room: float) -> list[Line]:
    """Break a line into the fewest lines that keep to the room (in sizes), about equally long."""
    lines = _filled(line, room)
    narrower = takewhile(
        lambda parts: len(parts) == len(lines),
        (_filled(line, room - 0.25 * step) for step in range(1, int(4 * room))),
    )
    return min((lines, *narrower), key=lambda parts: max(map(line_width, parts), default=0))


def _filled(line: Line, room: float) -> list[Line]:
    """Break a line, filling each part; an arrow stays behind what is paid."""
    lines: list[Line] = []
    wide = 0.0
    for sign in line:
        own = width(sign)
        longer = wide + _gap(sign) + own
        if lines and (sign.icon == ARROW or longer <= room):
            lines[-1], wide = (*lines[-1], sign), longer
        else:
            lines.append((sign,))
            wide = own
    return lines


# Drawing.

_FOOT = 0.46
"""The size of a step's triangle, as a part of its sign's height."""


def icon(canvas: Canvas, name: str, box: Rect, alpha: float = 1) -> Rect:
    """Draw a sign's picture as large as it fits into the box; return its rectangle."""
    return sprites.draw_in(canvas, sprite(name), box, alpha)


def draw(
    canvas: Canvas,
    box: Rect,
    signs: Signs,
    most: int,
    *,
    anchor: str = "m",
    ink: Colour = theme.INK,
    alpha: float = 1,
) -> None:
    """Draw signs in the vertical middle of a box, each at most ``most`` pixels high.

    The anchor is l, m or r.
    """
    size = fitted(signs, box.size, most).size
    for line, x, y in _placed(box, signs, most, anchor):
        for sign, begin in zip(line, offsets(line)[:-1], strict=True):
            _draw_sign(canvas, (x + begin * size, y), sign, size, ink=ink, alpha=alpha)


def covered(box: Rect, signs: Signs, most: int, anchor: str = "m") -> list[Rect]:
    """Return the rectangle of each line that ``draw`` would draw with the same arguments."""
    size = fitted(signs, box.size, most).size
    return [
        Rect(round(x), round(y - size / 2), round(line_width(line) * size), size)
        for line, x, y in _placed(box, signs, most, anchor)
    ]


def _placed(box: Rect, signs: Signs, most: int, anchor: str) -> Iterator[tuple[Line, float, float]]:
    """Yield the lines that fit into a box, each with its left end and its middle's height."""
    lines = fitted(signs, box.size, most)
    step = lines.size * LEADING
    y = box.centery - step * (len(lines.lines) - 1) / 2
    for line in lines.lines:
        spare = box.w - line_width(line) * lines.size
        yield line, box.x + {"l": 0.0, "m": 0.5, "r": 1.0}[anchor] * spare, y
        y += step


def _draw_sign(
    canvas: Canvas, xy: tuple[float, float], sign: Sign, size: int, *, ink: Colour, alpha: float
) -> None:
    """Draw a sign; ``xy`` is the middle of its left edge."""
    x, y = xy
    if sign.number and sign.icon != POINTS:
        text.draw(canvas, sign.number, (x, y), _style(canvas, NUMBER * size), "lm", ink)
        x += (NUMBER * em(sign.number) + BESIDE) * size
    if not sign.icon:
        return
    wide = aspect(sign.icon) * size
    box = Rect(round(x), round(y - size / 2), max(1, round(wide)), size)
    icon(canvas, sign.icon, box, alpha if sign.icon != POINTS else max(alpha, _LEGIBLE))
    if sign.icon == POINTS:
        style = _style(canvas, letters(sign) * size)
        text.draw(canvas, sign.number, box.center, style, "mm", theme.CREAM)
    if sign.step:
        _foot(canvas, box, sign.step, alpha)
    if sign.struck:
        icon(canvas, "struck", box, alpha)


def _foot(canvas: Canvas, box: Rect, step: int, alpha: float) -> None:
    """Draw a step's triangle over the lower right corner."""
    side = round(_FOOT * box.h)
    corner = Rect(box.right + box.h // 10 - side, box.bottom - side + box.h // 12, side, side)
    icon(canvas, "up" if step > 0 else "down", corner, alpha)


def _style(canvas: Canvas, pixels: float) -> TextStyle:
    return TextStyle("num", pixels / canvas.screen.scale, most=0)


# The corn that a seat has and needs on a food day.

Balance = tuple[int, int]
"""Corn that a seat has, and corn that it needs."""


def balance_of(account: Account) -> Balance:
    """Return the balance of an account; corn that buildings bring counts as had."""
    return account.has + account.harvest.corn, account.needs


def draw_balance(canvas: Canvas, box: Rect, balance: Balance, mark: str = "") -> None:
    """Draw a balance on a pill, with the seat's mark, or with a bowl if ``mark`` is empty."""
    has, needs = balance
    panels.pill(canvas, box, theme.PAPER_LIT, theme.JUNGLE if has >= needs else theme.BRICK, 2)
    side, apart = box.h * 13 // 20, box.h // 9
    figure = Rect(box.x + 2 * apart, 0, side, side)
    figure.centery = box.centery
    if mark:
        sprites.draw_in(canvas, f"mark_{mark}", figure)
        figure.x += side + apart
    icon(canvas, CORN if mark else BOWL, figure)
    if has < needs:
        icon(canvas, "struck", figure)
    left, right = figure.right + apart, box.right - 2 * apart
    words, high = f"{has}/{needs}", 0.54 * box.h / canvas.screen.scale
    wide = text.measure(canvas.screen, words, TextStyle("num", high, most=0))[0]
    ink = TextStyle("num", high * min(1, (right - left) / wide), most=0)
    text.draw(canvas, words, ((left + right) / 2, box.centery), ink)
