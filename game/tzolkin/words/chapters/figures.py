"""The positions that the rules are shown by: moments of one game, as in a record.

Beside a position stands what of it is to be seen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from game.rulebook.figure import Figure
from game.tzolkin.words.names import gear as gear_name
from game.ui.i18n import gettext as _

Subject = Literal["train", "prices", "picking", "gear", "technologies", "temples", "food day"]

SEED: Final = 12
NAMES: Final = ("Ada", "Ben")
ACTIONS: Final[Sequence[str]] = ()
MIDDLE: Final = 0
"""After so many actions workers stand on all gears."""


@dataclass(frozen=True)
class Shown:
    """A position, and what of it is to be seen.

    Attributes:
        subject: the part of the table.
        actions: how many of the game's actions are played.
        gear: which one, if it is about one.
    """

    subject: Subject
    actions: int
    gear: int = 0


_TRAIN: Final = 52 / 44.2
_ONE: Final = 1.2
_ROWS: Final = 1.6
"""Width by height of figures of the whole train of gears, of one gear, and of rows."""


def train() -> Figure:
    told = _("The wheel of days turns five gears; workers ride on them.")
    return Figure(Shown("train", MIDDLE), _TRAIN, told)


def prices() -> Figure:
    told = _("What the next worker costs on every gear.")
    return Figure(Shown("prices", MIDDLE), _TRAIN, told)


def picking() -> Figure:
    told = _("The actions that one of the workers can do.")
    return Figure(Shown("picking", MIDDLE), _TRAIN, told)


def gear(number: int) -> Figure:
    told = _("{gear}: each number is a space, beside it its action.")
    return Figure(Shown("gear", MIDDLE, number), _ONE, told.format(gear=gear_name(number)))


def technologies() -> Figure:
    told = _("A row for each technology: its levels, then the bonus.")
    return Figure(Shown("technologies", MIDDLE), _ROWS, told)


def temples() -> Figure:
    told = _("Three stairs: the points of each step, and the goods beside it.")
    return Figure(Shown("temples", MIDDLE), _ROWS, told)


def food_day() -> Figure:
    told = _("The next food day, as the table shows it at any time.")
    return Figure(Shown("food day", MIDDLE), _TRAIN, told)
