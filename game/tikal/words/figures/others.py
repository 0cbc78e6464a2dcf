"""Figures of what does not lie on the board: kinds of hexagons, treasures, an auction."""

from typing import Final

from game.rulebook.figure import Illustration
from game.tikal.rules.components import HEXAGON_INDEX
from game.tikal.words.figures.games import BIDDING
from game.tikal.words.figures.shown import Auctioned, Exchanged, Kinds, Sets
from game.ui.i18n import gettext as _

_GRID, _ROWS, _TWO, _DISPLAY = 2.2, 2.0, 2.6, 2.2
"""Aspect ratios (width by height) of figures: hexagons in a grid, rows of treasures, two players'
treasures, an auction."""
_EACH: Final = ("B6", "A2", "A3", "B1", "base_camp")
_SUN, _JAGUAR, _FROG = 0, 1, 7


def kinds() -> Illustration:
    told = _("One of each kind. The pale stones on the edges are the ways.")
    return Illustration(Kinds(tuple(HEXAGON_INDEX[one] for one in _EACH)), _GRID, told)


def sets() -> Illustration:
    told = _("One of a kind pays 1, two pay 3, three pay 6.")
    return Illustration(Sets(_JAGUAR), _ROWS, told)


def exchange() -> Illustration:
    told = _("Red gives a frog and takes a jaguar: two jaguars pay more than two single ones.")
    red = tuple(int(kind in (_JAGUAR, _FROG)) for kind in range(8))
    blue = tuple(2 * (kind == _SUN) + (kind == _JAGUAR) for kind in range(8))
    return Illustration(Exchanged((red, blue), _FROG, _JAGUAR), _TWO, told)


def auction() -> Illustration:
    told = _("Four hexagons for four players. Blue has bid most, 5; red and yellow have passed.")
    return Illustration(Auctioned(BIDDING), _DISPLAY, told)
