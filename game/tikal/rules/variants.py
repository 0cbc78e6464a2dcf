"""The three games in the box: basic (sections 1 to 6), auction (7) and Mini Tikal (8)."""

from dataclasses import dataclass
from typing import Final

from game.tikal.rules import components
from game.tikal.rules.board import SPACES


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
    points: int
    workers: int
    camps: int
    guards: int
    kinds: int
    sets: tuple[tuple[int, ...], ...]
    area: tuple[int, ...] = tuple(range(SPACES))
    most_seats: int = components.MAX_SEATS

    @property
    def seats(self) -> range:
        """The possible numbers of players."""
        return range(components.MIN_SEATS, self.most_seats + 1)

    @property
    def hexagons(self) -> int:
        """The number of hexagons in the stack at the start."""
        return sum(len(one) for one in self.sets)


def _lettered(*groups: str, among: frozenset[int]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(n for n in sorted(among) if components.HEXAGONS[n].letter in letters)
        for letters in groups
    )


_ALL: Final = frozenset(range(components.DECK_SIZE))
_BY_LETTER: Final = _lettered(*components.LETTERS, among=_ALL)
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
    kinds=4,
    sets=_lettered("ABC", "D", "EFG", among=_MINI_HEXAGONS),
    area=_MINI_AREA,
    most_seats=2,
)
VARIANTS: Final = {variant.name: variant for variant in (BASIC, AUCTION, MINI)}
