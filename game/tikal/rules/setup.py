"""The set-up of a game: which game of the box, its options, and all its chance (section 2)."""

import hashlib
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final

from game.core.chance import shuffled
from game.core.game import SetupError, check_option
from game.tikal.rules import components
from game.tikal.rules.board import SPACES
from game.tikal.rules.components import (
    HEXAGON_KINDS,
    HEXAGONS,
    TREASURE_COPIES,
    TREASURE_KINDS,
    VOLCANO,
)

# the three games in the box: basic (sections 1 to 6), auction (7) and Mini Tikal (8)


@dataclass(frozen=True, slots=True)
class Variant:
    """One of the games, with its material.

    ``points`` are those of each seat at the start; ``workers``, ``camps`` and ``guards`` are
    counted per seat, ``kinds`` are the kinds of treasures. Each of ``sets`` holds hexagon numbers
    that are shuffled by themselves; the sets are stacked in this order. ``area`` are the spaces
    in play.
    """

    name: str
    auction: bool
    starting_points: int
    workers: int
    camps: int
    guards: int
    treasure_kinds: int
    hexagon_sets: tuple[tuple[int, ...], ...]
    area: tuple[int, ...] = tuple(range(SPACES))
    most_seats: int = components.MAX_SEATS

    @property
    def seats(self) -> range:
        """The possible numbers of players."""
        return range(components.MIN_SEATS, self.most_seats + 1)

    @property
    def hexagon_count(self) -> int:
        """The number of hexagons in the stack at the start."""
        return sum(len(one) for one in self.hexagon_sets)

    @property
    def volcanoes(self) -> int:
        """The number of volcanoes in the stack at the start."""
        kinds = (HEXAGON_KINDS[number] for one in self.hexagon_sets for number in one)
        return sum(kind == VOLCANO for kind in kinds)


def _sets_by_letter(*groups: str, among: frozenset[int]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(n for n in sorted(among) if components.HEXAGONS[n].letter in letters)
        for letters in groups
    )


_ALL: Final = frozenset(range(components.DECK_SIZE))
_BY_LETTER: Final = _sets_by_letter(*components.LETTERS, among=_ALL)
_AUCTION_POINTS: Final = 20

# Mini Tikal: the set sizes, the one volcano in D and the twelve masks are certain. Which hexagons
# and which spaces it uses is a reconstruction, because the two pictures of the rules are lost.
_MINI_IDS: Final = ("A2", "A4", "B3", "B6", "C4", "D2", "D3", "D5", "E1", "F3", "F5", "G4")
_MINI_HEXAGONS: Final = frozenset(components.HEXAGON_INDEX[id_] for id_ in _MINI_IDS)
_MINI_AREA: Final = tuple(column * 5 + row for column in range(4) for row in range(1, 5))

BASIC: Final = Variant(
    "basic",
    False,
    0,
    components.WORKERS,
    components.CAMPS,
    components.GUARDS,
    components.TREASURE_KINDS,
    _BY_LETTER,
)
AUCTION: Final = Variant(
    "auction",
    True,
    _AUCTION_POINTS,
    components.WORKERS,
    components.CAMPS,
    components.GUARDS,
    components.TREASURE_KINDS,
    _BY_LETTER,
)
MINI: Final = Variant(
    "mini",
    True,
    _AUCTION_POINTS,
    workers=12,
    camps=1,
    guards=1,
    treasure_kinds=4,
    hexagon_sets=_sets_by_letter("ABC", "D", "EFG", among=_MINI_HEXAGONS),
    area=_MINI_AREA,
    most_seats=2,
)
VARIANTS: Final = {variant.name: variant for variant in (BASIC, AUCTION, MINI)}


CAMP_RULES: Final = ("free", "present", "own")
A4_VALUES: Final = (1, 2)
WHOLE: Final = "whole"
SHORT: Final = "short"
LENGTHS: Final = (WHOLE, SHORT)


@dataclass(frozen=True, slots=True)
class Options:
    """The options of the rules: where the rulebooks differ, and how long the game is.

    ``camp_rule`` says who must be present for a camp (section 3), ``a4_value`` is the value of
    the printed temple on a4, which is a reconstruction. A ``SHORT`` game ends with its second
    scoring round (section 6).
    """

    camp_rule: str = "free"
    a4_value: int = 1
    length: str = WHOLE


def length_if_short(options: Options) -> dict[str, str]:
    """Return the entry of a short game's length; none for a whole game.

    Records and seals without it are older than this option, and mean a whole game.
    """
    return {} if options.length == WHOLE else {"length": options.length}


OPTION_NAMES: Final = tuple(option.name for option in fields(Options))


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays, who starts, and in which order hexagons and treasures come.

    ``variant`` is the game that is played. ``deck`` holds hexagon numbers in drawing order,
    ``treasures`` kinds 0 .. 7 in the order in which they are put on hexagons, ``players`` one
    mapping for each seat with at least ``name`` and ``kind``. ``seed`` tells where the order came
    from; it is not used to rebuild it. A set-up that breaks the rules raises ``SetupError``.
    """

    players: tuple[dict[str, Any], ...]
    first_player: int
    deck: tuple[int, ...]
    treasures: tuple[int, ...]
    options: Options = field(default_factory=Options)
    seed: int | None = None
    variant: Variant = BASIC

    def __post_init__(self) -> None:
        if len(self.players) not in self.variant.seats:
            raise _wrong_seats(self.variant, self.seats)
        if not 0 <= self.first_player < len(self.players):
            raise SetupError("no-seat-of-first-player", number=self.first_player)
        check_option("camp_rule", self.options.camp_rule, CAMP_RULES)
        check_option("a4_value", self.options.a4_value, A4_VALUES)
        check_option("length", self.options.length, LENGTHS)
        _check_deck(self.deck, self.variant)
        _check_treasures(self.treasures, self.variant)

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.players)


def _wrong_seats(variant: Variant, seats: int) -> SetupError:
    least, most, name = min(variant.seats), max(variant.seats), variant.name
    if least < most:
        return SetupError("seats-from-to", variant=name, least=least, most=most, seats=seats)
    return SetupError("seats", variant=name, wanted=most, seats=seats)


def _check_deck(deck: Sequence[int], variant: Variant) -> None:
    if len(deck) != variant.hexagon_count:
        raise SetupError("deck-size", wanted=variant.hexagon_count, found=len(deck))
    start = 0
    for numbers in variant.hexagon_sets:
        part = deck[start : start + len(numbers)]
        if sorted(part) != list(numbers):
            ids, last = tuple(HEXAGONS[number].id for number in numbers), start + len(numbers)
            raise SetupError("deck-part", first=start + 1, last=last, names=ids)
        start += len(numbers)


def _check_treasures(treasures: Sequence[int], variant: Variant) -> None:
    counts = Counter(treasures)
    if not set(counts) <= set(range(TREASURE_KINDS)):
        raise SetupError("no-such-treasure", most=TREASURE_KINDS - 1)
    if len(counts) != variant.treasure_kinds or set(counts.values()) != {TREASURE_COPIES}:
        raise SetupError("treasures-of-kinds", copies=TREASURE_COPIES, kinds=variant.treasure_kinds)


def new_setup(
    players: Sequence[dict[str, Any]],
    first_player: int,
    seed: int,
    options: Options | None = None,
    variant: Variant = BASIC,
) -> Setup:
    """Return a set-up with hexagons (set by set) and treasures shuffled by ``seed``.

    The same seed gives the same order on every platform and version.

    Raises:
        SetupError: a wrong number of players or a first player without a seat.
    """
    source = random.Random(seed)
    deck: list[int] = []
    for numbers in variant.hexagon_sets:
        deck += shuffled(list(numbers), source)
    kinds = list(range(TREASURE_KINDS))
    if variant.treasure_kinds < TREASURE_KINDS:
        kinds = sorted(shuffled(kinds, source)[: variant.treasure_kinds])
    treasures = shuffled(sorted(kinds * TREASURE_COPIES), source)
    return Setup(
        tuple(players),
        first_player,
        tuple(deck),
        tuple(treasures),
        options or Options(),
        seed,
        variant,
    )


# The seal proves that the draw was fixed before the first action. It is shown from the start and
# does not reveal the draw. At the end, when the draw is known, anybody can compute it again: it is
# the first 16 hexadecimal digits of the SHA-256 of ``sealed_line``, one line of ASCII without an
# end of line, as here (deck and treasures abridged):
#
#   tikal-seal/1 variant=basic camp_rule=free a4_value=1 first_player=0 deck=A3,A1 treasures=0,5,3
#
# The parts are divided by one space each: variant, options and first player as a record names
# them, the ids of the deck in drawing order, the treasures in the order in which they are put on
# hexagons. A short game has ``length=short`` behind a4_value. ``printf %s 'THE LINE' | sha256sum``
# gives digits that begin with the seal.

SEAL_FORMAT: Final = "tikal-seal/1"
SEAL_DIGITS: Final = 16


def sealed_line(setup: Setup) -> str:
    """Return the line of text whose hash is the seal."""
    parts = {
        "variant": setup.variant.name,
        "camp_rule": setup.options.camp_rule,
        "a4_value": setup.options.a4_value,
        **length_if_short(setup.options),
        "first_player": setup.first_player,
        "deck": ",".join(HEXAGONS[number].id for number in setup.deck),
        "treasures": ",".join(map(str, setup.treasures)),
    }
    return " ".join([SEAL_FORMAT, *(f"{key}={value}" for key, value in parts.items())])


def seal(setup: Setup) -> str:
    """Return the seal of a set-up: 16 lower-case hexadecimal digits."""
    return hashlib.sha256(sealed_line(setup).encode("ascii")).hexdigest()[:SEAL_DIGITS]


def drawn_from_seed(setup: Setup) -> bool | None:
    """Return whether deck and treasures are those that the seed gives; None without a seed."""
    if setup.seed is None:
        return None
    drawn = new_setup(setup.players, setup.first_player, setup.seed, setup.options, setup.variant)
    return (drawn.deck, drawn.treasures) == (setup.deck, setup.treasures)
