"""How large signs can be in a place, and where their lines break."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count, pairwise, takewhile
from typing import Final

from game.tzolkin.table.signs.sign import ARROW, POINTS, QUICK, Line, Sign, Signs
from game.tzolkin.table.signs.spaces import quick
from game.ui import sprites, text
from game.ui.screen import Screen
from game.ui.theme import TextStyle

NUMBER: Final = 0.84
"""Height of a number's letters in sizes of its sign."""
IN_POINTS: Final = {1: 0.76, 2: 0.7, 3: 0.5}
"""The same of figures in the octagon, by how many there are."""
READABLE: Final = 8
"""Height in dp of a figure that can be read."""
BESIDE: Final = 0.12
"""Between a number and its sign."""
BETWEEN: Final = 0.14
"""Between two signs."""
BEFORE_NUMBER: Final = 0.3
"""Between a sign and the number of the next."""
LEADING: Final = 1.14
"""From line to line."""
OVERHANG: Final = 0.1
"""How far a step's triangle reaches beyond its sign."""
SMALLEST: Final = 7
"""Pixels below which signs are not made smaller, whatever the room."""
_MEASURED: Final = Screen(1000, 1000), TextStyle("num", 100)


def sprite(icon: str) -> str:
    """The picture's name among the sprites."""
    return f"tzolkin/sign_{icon}"


@lru_cache(maxsize=256)
def aspect(icon: str) -> float:
    """Width of a picture in heights: all are equally high."""
    anchor = sprites.info(sprite(icon)).anchor
    return anchor[0] / anchor[1]


@lru_cache(maxsize=256)
def em(number: str) -> float:
    """Width of a number in heights of its letters."""
    screen, style = _MEASURED
    return text.measure(screen, number, style)[0] / style.size


def width(sign: Sign) -> float:
    """Of a sign with its number, in sizes."""
    wide = aspect(sign.icon) if sign.icon else 0.0
    if sign.number and sign.icon != POINTS:
        wide += NUMBER * em(sign.number) + (BESIDE if sign.icon else 0)
    return wide + (OVERHANG if sign.step else 0)


def offsets(line: Sequence[Sign]) -> list[float]:
    """Where each sign of a line begins, and where the last one ends, in sizes."""
    found = [0.0]
    for sign, following in pairwise((*line, None)):
        assert sign
        found.append(found[-1] + width(sign) + (_gap(following) if following else 0))
    return found


def _gap(following: Sign) -> float:
    """Between a sign and this one behind it."""
    numbered = following.number and following.icon not in {"", POINTS}
    return BEFORE_NUMBER if numbered else BETWEEN


def line_width(line: Sequence[Sign]) -> float:
    """Of signs side by side, in sizes."""
    return offsets(line)[-1]


def extent(signs: Signs, size: float) -> tuple[float, float]:
    """Width and height in pixels of signs of this size, no line broken."""
    wide = max((line_width(line) for line in signs), default=0)
    return wide * size, _height(len(signs)) * size


def _height(lines: int) -> float:
    return max(0.0, (lines - 1) * LEADING + 1)


@dataclass(frozen=True, slots=True)
class Fitted:
    """Lines, and the size in pixels in which they fit."""

    lines: Signs
    size: int


@lru_cache(maxsize=1024)
def fitted(signs: Signs, room: tuple[int, int], most: int) -> Fitted:
    """The largest size up to ``most`` in which signs fit into the room, lines broken if need be."""
    for size in range(most, SMALLEST, -1):
        count = sum(len(_filled(line, room[0] / size)) for line in signs)
        if _height(count) * size <= room[1]:  # evening out takes long, and makes them no fewer
            lines = _all_broken(signs, room[0] / size)
            if extent(lines, size)[0] <= room[0]:
                return Fitted(lines, size)
    return Fitted(_all_broken(signs, room[0] / SMALLEST), SMALLEST)


@lru_cache(maxsize=1024)
def least_size(screen: Screen, signs: Signs) -> int:
    """The size in pixels from which every figure of signs can be read; 0 if they have none."""
    parts = [letters(sign) for line in signs for sign in line if sign.number]
    if not parts:
        return 0
    part, least = min(parts), screen.px(READABLE)
    styles = ((size, TextStyle("num", part * size / screen.scale)) for size in count(least))
    return next(size for size, style in styles if text.capital_height(screen, style) >= least)


def letters(sign: Sign) -> float:
    """Height of a sign's letters in sizes."""
    return IN_POINTS.get(len(sign.number), 0.4) if sign.icon == POINTS else NUMBER


def clear_width(screen: Screen, signs: Signs) -> int:
    """The width in pixels from which their figures can be read, no line broken; 0 without any."""
    return math.ceil(extent(signs, least_size(screen, signs))[0])


def can_be_read(screen: Screen, signs: Signs, room: tuple[int, int], most: int) -> bool:
    """True if every figure of signs is large enough in a room."""
    return fitted(signs, room, most).size >= least_size(screen, signs)


def roomiest(screen: Screen, choices: Sequence[Signs], room: tuple[int, int], most: int) -> Signs:
    """Of several ways to say the same the one that is largest in a room, of those whose figures
    can be read there if there are any; of equals the first."""
    clear = [signs for signs in choices if can_be_read(screen, signs, room, most)]
    return max(clear or choices, key=lambda signs: fitted(signs, room, most).size)


def quick_in(screen: Screen, tile: str, room: tuple[int, int], most: int) -> Signs:
    """What a quick action brings, after the sign of quick actions where its figures can be read
    beside that."""
    brought, mark = quick(tile), Sign(QUICK)
    above, before = ((mark,), *brought), ((mark, *brought[0]),)
    marked = roomiest(screen, (above, before), room, most)
    return marked if can_be_read(screen, marked, room, most) else brought


def _all_broken(signs: Signs, room: float) -> Signs:
    return tuple(part for line in signs for part in _broken(line, room))


def _broken(line: Line, room: float) -> list[Line]:
    """The fewest lines that keep to the room (in sizes), about equally long."""
    lines = _filled(line, room)
    narrower = takewhile(
        lambda parts: len(parts) == len(lines),
        (_filled(line, room - 0.25 * step) for step in range(1, int(4 * room))),
    )
    return min((lines, *narrower), key=lambda parts: max(map(line_width, parts), default=0))


def _filled(line: Line, room: float) -> list[Line]:
    """Each line as full as it goes; an arrow stays behind what is paid."""
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
