"""The set-up of a game: all its chance, drawn before the first action (sections 2 and 14 to 17)."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final

from game.core.chance import shuffled
from game.core.game import SetupError, check_option
from game.tzolkin.rules.data import expansion
from game.tzolkin.rules.data.tiles import BASE_AGES, MONUMENTS, NEW_AGES, WEALTH

MIN_SEATS: Final = 2
MAX_SEATS: Final = 5
MAX_SEATS_OF_BASE: Final = 4
DEALT: Final = 4
"""Wealth tiles to each seat."""
KEPT: Final = 2


@dataclass(frozen=True, slots=True)
class Options:
    """The parts of the expansion, each on its own, and where its tiles may say otherwise.

    ``x07_same``: X07's three steps up may be on the technology that went down. ``bacab_limit``:
    the most corn with which T04 may beg. ``monuments5``: monuments displayed to five players.
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
    """Who plays, who starts, and in which order everything comes.

    The orders hold the numbers of tiles (quick actions their names) in drawing order;
    those of the expansion are empty without their option. ``players`` is one mapping a seat
    with at least ``name`` and ``kind``. ``seed`` tells where the orders came from; it is not used
    to rebuild them.
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
    def displayed_monuments(self) -> int:
        """How many of ``monuments`` are used."""
        return self.options.monuments5 if self.seats == MAX_SEATS else self.seats + 2


def _check_seats(setup: Setup) -> None:
    if not MIN_SEATS <= setup.seats <= MAX_SEATS:
        raise SetupError("seats-from-to", least=MIN_SEATS, most=MAX_SEATS, seats=setup.seats)
    if setup.seats > MAX_SEATS_OF_BASE and not setup.options.quick_actions:
        raise SetupError("five-without-quick-actions")
    if not 0 <= setup.first_player < setup.seats:
        raise SetupError("no-seat-of-first-player", number=setup.first_player)


def orders(options: Options) -> dict[str, tuple[int, ...] | tuple[str, ...]]:
    """What is shuffled with these options, in the order in which it is; unshuffled."""
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
    """Shuffle everything from ``seed``.

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
