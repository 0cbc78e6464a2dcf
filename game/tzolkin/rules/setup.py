"""The set-up of a game: everything random in it, drawn before the first action (2, 14 to 17).

Records and seals name its tiles by their ids (part 4).
"""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final

from game.core.chance import shuffled
from game.core.game import SetupError, check_option
from game.tzolkin.rules.data import expansion
from game.tzolkin.rules.data.tiles import (
    BASE_AGES,
    BUILDING_INDEX,
    MONUMENT_INDEX,
    MONUMENTS,
    NEW_AGES,
    WEALTH,
    WEALTH_INDEX,
)

MIN_SEATS: Final = 2
MAX_SEATS: Final = 5
MAX_SEATS_OF_BASE: Final = 4
"""The most players without the quick actions (17)."""
WEALTH_DEALT: Final = 4
"""Number of wealth tiles dealt to each seat."""
WEALTH_KEPT: Final = 2
"""Number of them that a seat keeps; Ixtab keeps more (``IXTAB_TILES``)."""


@dataclass(frozen=True, slots=True)
class Options:
    """The parts of the expansion in play, and variants where sources of the rules differ.

    Attributes:
        tribes, prophecies, new_buildings, quick_actions: True if this part is in play.
        x07_same: True if X07's three steps up may include the technology that went down.
        bacab_limit: the most corn with which T04 may beg.
        monuments5: the number of monuments displayed in a game of five players.

    Raises:
        SetupError: ``bacab_limit`` or ``monuments5`` has a value that is not allowed.
    """

    tribes: bool = False
    prophecies: bool = False
    new_buildings: bool = False
    quick_actions: bool = False
    x07_same: bool = False
    bacab_limit: int = expansion.BACAB_LIMITS[0]
    monuments5: int = expansion.MONUMENTS_5[0]

    def __post_init__(self) -> None:
        check_option("bacab_limit", self.bacab_limit, expansion.BACAB_LIMITS)
        check_option("monuments5", self.monuments5, expansion.MONUMENTS_5)


OPTION_NAMES: Final = tuple(option.name for option in fields(Options))


@dataclass(frozen=True, slots=True)
class Setup:
    """The players, the first player, and the drawing order of every deck of tiles.

    Each order holds tile numbers (for quick actions tile names) in drawing order; the orders of
    the expansion are empty without their option.

    Attributes:
        players: one mapping for each seat, with at least ``name`` and ``kind``.
        first_player: the seat that starts.
        seed: the seed from which the orders were drawn, or None. It only serves to check the
            draw: a match is rebuilt from the orders.

    Raises:
        SetupError: the number of players, the first player or the tiles of an order are wrong.
    """

    players: tuple[dict[str, Any], ...]
    first_player: int
    wealth: tuple[int, ...]
    buildings1: tuple[int, ...]
    buildings2: tuple[int, ...]
    monuments: tuple[int, ...]
    tribes: tuple[int, ...] = ()
    prophecies: tuple[int, ...] = ()
    quick1: tuple[str, ...] = ()
    quick2: tuple[str, ...] = ()
    options: Options = field(default_factory=Options)
    seed: int | None = None

    def __post_init__(self) -> None:
        _check_seats(self)
        for name, wanted in orders(self.options).items():
            if Counter(getattr(self, name)) != Counter(wanted):
                raise SetupError("tiles-of-order", name=name, count=len(wanted))

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.players)

    @property
    def monuments_to_display(self) -> int:
        """The number of tiles of ``monuments`` that are displayed; the others are not used."""
        return self.options.monuments5 if self.seats == MAX_SEATS else self.seats + 2


def _check_seats(setup: Setup) -> None:
    if not MIN_SEATS <= setup.seats <= MAX_SEATS:
        raise SetupError("seats-from-to", least=MIN_SEATS, most=MAX_SEATS, seats=setup.seats)
    if setup.seats > MAX_SEATS_OF_BASE and not setup.options.quick_actions:
        raise SetupError("five-without-quick-actions")
    if not 0 <= setup.first_player < setup.seats:
        raise SetupError("no-seat-of-first-player", number=setup.first_player)


def orders(options: Options) -> dict[str, tuple[int, ...] | tuple[str, ...]]:
    """Return every order by name with its unshuffled tiles; empty where an option is off.

    The mapping's order is the one in which the orders are shuffled.
    """
    ages = NEW_AGES if options.new_buildings else BASE_AGES
    return {
        "wealth": tuple(range(len(WEALTH))),
        "buildings1": ages[0],
        "buildings2": ages[1],
        "monuments": tuple(range(len(MONUMENTS))),
        "tribes": tuple(range(1, len(expansion.TRIBES) + 1)) if options.tribes else (),
        "prophecies": tuple(range(1, len(expansion.PROPHECIES) + 1)) if options.prophecies else (),
        "quick1": expansion.QUICK_1 if options.quick_actions else (),
        "quick2": expansion.QUICK_2 if options.quick_actions else (),
    }


def new_setup(
    players: Sequence[dict[str, Any]],
    first_player: int,
    seed: int,
    options: Options | None = None,
) -> Setup:
    """Return a set-up with all orders shuffled from ``seed``.

    The same seed gives the same orders on every platform and version.

    Raises:
        SetupError: a wrong number of players or a first player without a seat.
    """
    source = random.Random(seed)
    options = options or Options()
    drawn: dict[str, Any] = {
        name: tuple(shuffled(list(tiles), source)) for name, tiles in orders(options).items()
    }
    return Setup(tuple(players), first_player, **drawn, options=options, seed=seed)


NUMBERS: Final[dict[str, dict[str, int]]] = {
    "wealth": WEALTH_INDEX,
    "buildings1": BUILDING_INDEX,
    "buildings2": BUILDING_INDEX,
    "monuments": MONUMENT_INDEX,
    "tribes": expansion.TRIBE_INDEX,
    "prophecies": expansion.PROPHECY_INDEX,
}
"""By order, the numbers of its tiles by their ids; quick actions have names, not numbers."""
_IDS: Final = {
    name: {number: id_ for id_, number in numbers.items()} for name, numbers in NUMBERS.items()
}


def order_names(setup: Setup) -> dict[str, list[str]]:
    """Return the tile ids of every order that is in the game, in drawing order."""
    named: dict[str, list[str]] = {}
    for name, tiles in orders(setup.options).items():
        if tiles:
            drawn: tuple[Any, ...] = getattr(setup, name)
            named[name] = [_IDS[name][n] for n in drawn] if name in _IDS else list(drawn)
    return named
