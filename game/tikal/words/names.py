"""The names of hexagons, treasures and members."""

from typing import Final

from game.tikal.rules import components
from game.tikal.rules.actions import LEADER
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import Sentence, Words, phrases, sentence

WAFERS: Final = ("sun", "jaguar", "serpent", "quetzal", "maize", "jade", "pyramid", "frog")
"""The motif of each treasure kind, as in the names of the sprites."""

_HEXAGONS: Final = phrases(
    __name__,
    {
        components.TEMPLE: N_("Temple"),
        components.JUNGLE: N_("Jungle"),
        components.TREASURE: N_("Treasure"),
        components.VOLCANO: N_("Volcano"),
        components.BASE_CAMP: N_("Base camp"),
    },
)
_TREASURES: Final = phrases(
    __name__,
    {
        "sun": N_("sun"),
        "jaguar": N_("jaguar"),
        "serpent": N_("serpent"),
        "quetzal": N_("quetzal"),
        "maize": N_("maize"),
        "jade": N_("jade"),
        "pyramid": N_("pyramid"),
        "frog": N_("frog"),
    },
)
_MEMBERS: Final = phrases(__name__, {"leader": N_("leader"), "worker": N_("worker")})


def treasure(kind: int) -> Sentence:
    """Return the name of a kind of treasure (0 .. 7)."""
    return _TREASURES[WAFERS[kind]]


def member(letter: str) -> Sentence:
    """Return the name of a kind of member by its letter, ``w`` or ``l``."""
    return _MEMBERS["leader" if letter == LEADER else "worker"]


def hexagon(number: int) -> Sentence:
    """Return the name of a hexagon's kind, given the hexagon's number."""
    return _HEXAGONS[components.KINDS[number]]


def numbered(number: int) -> Sentence:
    """Return the name of a hexagon's kind; a temple's with its value: "Temple 3"."""
    value = components.HEXAGONS[number].value
    return with_number(hexagon(number), value) if value else hexagon(number)


@sentence
def treasures() -> str:
    """The heading over all treasures of a seat."""
    return _("Treasures")


@sentence
def with_number(kind: Words, number: int) -> str:
    return _("{kind} {number}").format(kind=kind, number=number)


@sentence
def standing(kind: Words, number: int, space: str) -> str:
    """A hexagon on the board, as a heading; number 0 for none."""
    told = _("{kind} {number}, {space}") if number else _("{kind}, {space}")
    return told.format(kind=kind, number=number, space=space)


@sentence
def there(kind: Words, number: int, space: str) -> str:
    """A hexagon on the board, as a part of a sentence; number 0 for none."""
    told = _("{kind} {number} ({space})") if number else _("{kind} ({space})")
    return told.format(kind=kind, number=number, space=space)


@sentence
def from_supply() -> str:
    """The heading for members that are to arrive."""
    return _("From your supply")
