"""What hexagons, treasures and members are called."""

from typing import Final

from game.tikal.rules import components
from game.tikal.rules.actions import LEADER
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import Sentence, Words, phrases, sentence

WAFERS: Final = ("sun", "jaguar", "serpent", "quetzal", "maize", "jade", "pyramid", "frog")
"""The motif of each treasure kind, as the sprites call it."""

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
    """What a treasure shows."""
    return _TREASURES[WAFERS[kind]]


def member(letter: str) -> Sentence:
    """A member of an expedition."""
    return _MEMBERS["leader" if letter == LEADER else "worker"]


def hexagon(number: int) -> Sentence:
    """The kind of a hexagon by its number."""
    return _HEXAGONS[components.KINDS[number]]


def numbered(number: int) -> Sentence:
    """The kind of a hexagon by its number, and the number of a temple: "Temple 3"."""
    value = components.HEXAGONS[number].value
    return with_number(hexagon(number), value) if value else hexagon(number)


@sentence
def treasures() -> str:
    """All that a seat owns."""
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
    """Members who are to arrive, as a heading."""
    return _("From your supply")
