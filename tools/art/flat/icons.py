"""Solid icons on a grid of 24 x 24, one function each."""

import math
from collections.abc import Callable

from PIL import Image, ImageOps

from tools.art.flat.pen import NOTHING, Pen

_GRID = 24
_COIN, _CREAM = "#f2d27c", "#f2e2b8"


def _explorer(pen: Pen, shift: float = 0) -> None:
    pen.disc(11 + shift, 9, 3.6)
    pen.polygon([(x + shift, y) for x, y in ((5, 21), (7, 13.5), (15, 13.5), (17, 21))])
    brim = ((4.6, 7.6), (17.4, 7.6), (15, 5.8))
    crown = ((14, 3), (8, 3), (7, 5.8))
    pen.polygon([(x + shift, y) for x, y in brim + crown])


def _arrive(pen: Pen) -> None:
    _explorer(pen, -3)
    pen.box(16, 10.8, 22, 13.2)
    pen.box(17.8, 9, 20.2, 15)


def _leader(pen: Pen) -> None:
    _explorer(pen)
    pen.box(19, 3, 20.4, 21)
    pen.polygon([(20, 3), (24, 4.8), (20, 7)])


def _move(pen: Pen) -> None:
    for x, y in ((5, 18.6), (11, 14.6)):
        pen.oval(x, y, 3.4, 2.2)
    pen.line([(10, 8), (18, 8)], 3)
    pen.polygon([(16, 3), (23, 8), (16, 13)])


def _temple(pen: Pen) -> None:
    for step in ((2, 18, 22, 21.5), (4.6, 14, 19.4, 17.2), (7, 10, 17, 13.2), (9, 5.5, 15, 9.2)):
        pen.box(*step)
    pen.polygon([(7.6, 5), (16.4, 5), (14, 2), (10, 2)])


def _treasure(pen: Pen) -> None:
    pen.disc(12, 12, 9.6)
    pen.disc(12, 12, 7.4, _COIN)
    pen.disc(12, 12, 5.6)
    pen.disc(9.8, 10.8, 1.2, _COIN)
    pen.disc(14.2, 10.8, 1.2, _COIN)
    pen.box(9.6, 14, 14.4, 15.6, _COIN)


def _camp(pen: Pen) -> None:
    pen.polygon([(1.6, 20.5), (12, 3.6), (22.4, 20.5)])
    pen.polygon([(9, 20.5), (12, 11), (15, 20.5)], _CREAM)
    pen.line([(12, 5), (12, 1.6)], 1.4)


def _guard(pen: Pen) -> None:
    pen.polygon([(4, 3), (20, 3), (20, 11), (17, 17), (12, 21.6), (7, 17), (4, 11)])
    pen.polygon([(12, 6), (17, 6), (17, 11), (15, 15), (12, 18)], _CREAM)


def _exchange(pen: Pen) -> None:
    pen.line([(3, 8), (17, 8)], 2.6)
    pen.polygon([(15, 3), (22, 8), (15, 13)])
    pen.line([(7, 16.5), (21, 16.5)], 2.6)
    pen.polygon([(9, 11.5), (2, 16.5), (9, 21.5)])


def _shuttle(pen: Pen) -> None:
    pen.disc(4, 18, 2.6)
    pen.disc(20, 18, 2.6)
    pen.arc((4, 5, 20, 25), 190, 330, 2.2)
    pen.polygon([(21.5, 15.5), (14.5, 12.6), (20.6, 8.6)])


def _undo(pen: Pen) -> None:
    pen.arc((5, 6, 21, 21), 200, 90, 3)
    pen.polygon([(1, 10.5), (10, 11.5), (5, 4)])


def _computer(pen: Pen) -> None:
    """A screen on its foot."""
    pen.box(2, 3, 22, 17)
    pen.box(4.4, 5.4, 19.6, 14.6, _CREAM)
    pen.box(10.4, 17, 13.6, 20)
    pen.box(6.6, 19.4, 17.4, 21.8)


def _restart(pen: Pen) -> None:
    """Back to the beginning, as on a tape."""
    pen.box(3.4, 4.5, 6.2, 19.5)
    pen.polygon([(6.6, 12), (14, 4.5), (14, 19.5)])
    pen.polygon([(13, 12), (20.8, 4.5), (20.8, 19.5)])


def _end(pen: Pen) -> None:
    """An hourglass."""
    for y in (2, 19.2):
        pen.box(4, y, 20, y + 2.8)
    for top, waist in ((4.6, 12.8), (19.4, 11.2)):
        pen.polygon([(5.6, top), (18.4, top), (13, waist), (11, waist)])
    pen.polygon([(8.6, 6.4), (15.4, 6.4), (14.4, 8), (9.6, 8)], _CREAM)
    pen.polygon([(12, 13.4), (15.6, 17.8), (8.4, 17.8)], _CREAM)


def _settings(pen: Pen) -> None:
    """A gear."""
    for tooth in range(8):
        turn = math.radians(45 * tooth)
        cos, sin = math.cos(turn), math.sin(turn)
        corners = ((-2.3, 0), (2.3, 0), (1.7, 10.4), (-1.7, 10.4))
        pen.polygon([(12 + x * cos - y * sin, 12 + x * sin + y * cos) for x, y in corners])
    pen.disc(12, 12, 7.6)
    pen.disc(12, 12, 3.3, NOTHING)


def _close(pen: Pen) -> None:
    pen.line([(5.2, 5.2), (18.8, 18.8)], 3.2)
    pen.line([(18.8, 5.2), (5.2, 18.8)], 3.2)


def _menu(pen: Pen) -> None:
    for y in (6, 12, 18):
        pen.box(3.6, y - 1.4, 20.4, y + 1.4)


def _minus(pen: Pen) -> None:
    pen.box(4.6, 10.4, 19.4, 13.6)


def _plus(pen: Pen) -> None:
    _minus(pen)
    pen.box(10.4, 4.6, 13.6, 19.4)


def _rotate(pen: Pen) -> None:
    """Clockwise, as a hexagon turns at one tap."""
    pen.arc((3.6, 3.6, 20.4, 20.4), 20, 300, 2.9)
    pen.polygon([(14, 0.6), (22.2, 4.6), (14.6, 9.6)])


def _turn(pen: Pen) -> None:
    """A compass: the side from which the board is seen."""
    pen.disc(12, 12, 10.6)
    pen.disc(12, 12, 8.2, NOTHING)
    pen.polygon([(12, 2.6), (15.4, 12), (12, 21.4), (8.6, 12)])
    pen.polygon([(12, 17.4), (10.4, 12.8), (13.6, 12.8)], _CREAM)


def _confirm(pen: Pen) -> None:
    pen.line([(4, 12.6), (9.8, 18.2), (20, 6)], 3.4)


def _log(pen: Pen) -> None:
    """A written sheet."""
    pen.polygon([(4.6, 2), (14.6, 2), (19.4, 6.8), (19.4, 22), (4.6, 22)])
    pen.polygon([(14, 3.4), (18, 7.4), (14, 7.4)], _CREAM)
    for y, right in ((10.4, 16.6), (14, 16.6), (17.6, 13)):
        pen.box(7.4, y - 0.8, right, y + 0.8, _CREAM)


def _help(pen: Pen) -> None:
    pen.arc((6.2, 1.6, 17.8, 13.2), 175, 75, 3.2)
    pen.line([(14.1, 11.6), (12.4, 13), (12, 14.4), (12, 16.6)], 3.2)
    pen.disc(12, 20.4, 2)


def _person(pen: Pen) -> None:
    pen.disc(12, 7.4, 4.8)
    pen.oval(12, 21.6, 9, 8)
    pen.box(2, 21.6, 22, 24, NOTHING)


def _score(pen: Pen) -> None:
    """A laurel wreath."""
    for side in (-1, 1):
        for leaf in range(5):
            turn = math.radians(70 - 34 * leaf)
            x, y = 12 + side * 8.2 * math.cos(turn), 11.6 + 8.4 * math.sin(turn)
            along = math.atan2(-math.cos(turn), side * math.sin(turn))
            _leaf(pen, (x, y), along + side * 0.55)
    pen.disc(12, 21, 1.7)


def _leaf(pen: Pen, middle: tuple[float, float], turn: float) -> None:
    """A pointed leaf that looks the way it is turned."""
    outline = ((3.3, 0), (1, 1.7), (-1.4, 1.3), (-2.5, 0), (-1.4, -1.3), (1, -1.7))
    cos, sin = math.cos(turn), math.sin(turn)
    pen.polygon(
        [(middle[0] + x * cos - y * sin, middle[1] + x * sin + y * cos) for x, y in outline]
    )


def _discard(pen: Pen) -> None:
    """A hexagon struck out."""
    pen.polygon([(1, 12), (6.4, 3.4), (17.6, 3.4), (23, 12), (17.6, 20.6), (6.4, 20.6)])
    pen.polygon([(4, 12), (8, 5.8), (16, 5.8), (20, 12), (16, 18.2), (8, 18.2)], NOTHING)
    pen.line([(8.2, 8.2), (15.8, 15.8)], 2.8)
    pen.line([(15.8, 8.2), (8.2, 15.8)], 2.8)


def _speaker(pen: Pen) -> None:
    pen.box(2, 8.4, 6.4, 15.6)
    pen.polygon([(5.6, 8.8), (12.6, 3), (12.6, 21), (5.6, 15.2)])


def _sound_on(pen: Pen) -> None:
    _speaker(pen)
    pen.arc((8.6, 7.2, 18.2, 16.8), -50, 50, 2)
    pen.arc((5.4, 3.2, 23, 20.8), -48, 48, 2)


def _sound_off(pen: Pen) -> None:
    _speaker(pen)
    pen.line([(15.4, 8.6), (22, 15.4)], 2.4)
    pen.line([(22, 8.6), (15.4, 15.4)], 2.4)


ICONS: dict[str, Callable[[Pen], None]] = {
    "arrive": _arrive,
    "camp": _camp,
    "close": _close,
    "computer": _computer,
    "confirm": _confirm,
    "discard": _discard,
    "end": _end,
    "exchange": _exchange,
    "guard": _guard,
    "help": _help,
    "leader": _leader,
    "log": _log,
    "member": _explorer,
    "menu": _menu,
    "minus": _minus,
    "move": _move,
    "person": _person,
    "plus": _plus,
    "restart": _restart,
    "rotate": _rotate,
    "score": _score,
    "settings": _settings,
    "shuttle": _shuttle,
    "sound_off": _sound_off,
    "sound_on": _sound_on,
    "temple": _temple,
    "treasure": _treasure,
    "turn": _turn,
    "undo": _undo,
}


def icon(name: str, size: int) -> Image.Image:
    """The icon at this size in pixels; ``redo`` is ``undo`` seen in a mirror."""
    if name == "redo":
        return ImageOps.mirror(icon("undo", size))
    pen = Pen(size, _GRID)
    ICONS[name](pen)
    return pen.picture
