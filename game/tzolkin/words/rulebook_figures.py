"""The figures of the rulebook: positions of one recorded game, each with the part it shows."""

from dataclasses import dataclass
from typing import Final, Literal

from game.rulebook.book import Illustration
from game.tzolkin.rules.data.board import TIKAL
from game.tzolkin.words.names import gear as gear_name
from game.ui.i18n import gettext as _

Subject = Literal[
    "train",
    "prices",
    "picking",
    "gear",
    "technologies",
    "temples",
    "buildings",
    "monuments",
    "prophecies",
    "food day",
]

SEED: Final = 6
NAMES: Final = ("Ada", "Ben", "Cleo")
_PLAYED: Final = """
keep W02 W06, keep W04 W13, keep W07 W09, place tikal, place yaxchilan, end, place uxmal,
place tikal, end, place uxmal, place palenque, end, place tikal, end, pick uxmal 1, do 1,
temple kukulcan, end, place uxmal, end, pick tikal 1, do 1, tech agriculture, pay wood,
end, place yaxchilan, place tikal, end, pick palenque 2, do 2, pick uxmal 1, do 1,
temple chaac, end, place chichen, end, pick tikal 4, do 3, tech agriculture, pay stone,
tech extraction, pay stone, pick yaxchilan 1, do 1, end, place tikal, place start, end,
advance 1, pick uxmal 5, do 5, do yaxchilan 4, end, pick yaxchilan 4, do 4, pick tikal 4,
do 4, build B13, build B02, end, place yaxchilan, place chichen, end, place chichen,
place palenque, end, place tikal, place yaxchilan, end, pick yaxchilan 1, do 1,
pick chichen 1, nothing, end, pick palenque 1, do 1, end, pick yaxchilan 1, do 1,
pick tikal 2, do 2, build B03, end, place tikal, place palenque, end, place start, end,
place tikal, place palenque, end
"""
ACTIONS: Final = tuple(_PLAYED.replace("\n", " ").strip().split(", "))
PRICES, PICKING, MIDDLE = 67, 56, 91
"""Numbers of actions after which the figures show the game.

PRICES: Ada places her second worker of a turn. PICKING: one of her workers is picked up.
MIDDLE: the first food day has come.
"""


@dataclass(frozen=True)
class ShownPosition:
    """A position of the game, and the part of the table that its figure shows.

    Attributes:
        subject: the part of the table.
        actions: the number of the game's actions played before the position.
        gear: the gear, if the figure shows one; else 0.
    """

    subject: Subject
    actions: int
    gear: int = 0


_TRAIN: Final = 52 / 44.2
_ONE: Final = 1.2
_ROWS, _STAIRS, _TILES, _STRIP = 1.9, 2.8, 2.0, 4.5
"""Aspect ratios of figures, width divided by height.

_TRAIN: all gears. _ONE: one gear. _ROWS: technologies. _STAIRS: temples. _TILES: buildings or
monuments. _STRIP: prophecies.
"""


def train() -> Illustration:
    told = _("The wheel of days turns five gears; workers ride on them.")
    return Illustration(ShownPosition("train", MIDDLE), _TRAIN, told)


def prices() -> Illustration:
    told = _("Red has placed a worker. The second one: space 4 and 1 more, 5 corn.")
    return Illustration(ShownPosition("prices", PRICES, TIKAL), _ONE, told)


def picking() -> Illustration:
    told = _("A worker of red is picked up from Tikal 4: what he can do.")
    return Illustration(ShownPosition("picking", PICKING, TIKAL), _ONE, told)


def gear(number: int) -> Illustration:
    told = _("{gear}: each number is a space, beside it its action.")
    return Illustration(
        ShownPosition("gear", MIDDLE, number), _ONE, told.format(gear=gear_name(number))
    )


def technologies() -> Illustration:
    told = _("A row for each: its levels with the marks of the players, then the bonus.")
    return Illustration(ShownPosition("technologies", MIDDLE), _ROWS, told)


def temples() -> Illustration:
    told = _("The points of every step, the goods on it, and who is highest.")
    return Illustration(ShownPosition("temples", MIDDLE), _STAIRS, told)


def buildings() -> Illustration:
    told = _("Above what a building costs, below what it brings.")
    return Illustration(ShownPosition("buildings", MIDDLE), _TILES, told)


def monuments() -> Illustration:
    told = _("The number in the octagon counts for each sign beside it.")
    return Illustration(ShownPosition("monuments", MIDDLE), _TILES, told)


def prophecies() -> Illustration:
    told = _("Three prophecies; the first will be in force after food day 1.")
    return Illustration(ShownPosition("prophecies", 0), _STRIP, told)


def food_day() -> Illustration:
    told = _("The next food day, as the table shows it at any time.")
    return Illustration(ShownPosition("food day", MIDDLE), _TRAIN, told)
