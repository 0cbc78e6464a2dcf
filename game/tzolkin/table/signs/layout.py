"""How large signs can be in a place, and where their lines break."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise, takewhile
from typing import Final

from game.tzolkin.table.signs.sign import ARROW, POINTS, Line, Sign, Signs
from game.ui import sprites, text
from game.ui.screen import Screen
from game.ui.theme import TextStyle

NUMBER: Final = 0.84
"""Height of a number's letters in sizes of its sign."""
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
    size = max(most, SMALLEST)
    while True:
        lines = tuple(part for line in signs for part in _broken(line, room[0] / size))
        wide, high = extent(lines, size)
        if size == SMALLEST or (wide <= room[0] and high <= room[1]):
            return Fitted(lines, size)
        size -= 1


def roomiest(choices: Sequence[Signs], room: tuple[int, int], most: int) -> Signs:
    """Of several ways to say the same the one that is largest in a room; of equals the first."""
    return max(choices, key=lambda signs: fitted(signs, room, most).size)


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
    for sign in line:
        if lines and (sign.icon == ARROW or line_width((*lines[-1], sign)) <= room):
            lines[-1] = (*lines[-1], sign)
        else:
            lines.append((sign,))
    return lines
