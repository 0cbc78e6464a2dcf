"""What is in the box (docs/rules-tikal.md, section 1). The figures come from the public
transcriptions named in CREDITS.md, which agree on 35 of the 36 hexagons.

Hexagons are numbered: 0 .. 35 lie in the stack, 36 .. 39 are printed on the board. Stones are
listed clockwise from the north side of the unturned hexagon.
"""

from dataclasses import dataclass
from typing import Final

from game.tikal.rules.board import INDEX, SIDES

TEMPLE: Final = "temple"
JUNGLE: Final = "jungle"
TREASURE: Final = "treasure"
VOLCANO: Final = "volcano"
BASE_CAMP: Final = "base_camp"

Stones = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hexagon:
    """One terrain hexagon: ``value`` is a temple's number, ``masks`` a ruin's treasures."""

    id: str
    kind: str
    stones: Stones
    value: int = 0
    masks: int = 0

    @property
    def letter(self) -> str:
        """The letter on the back."""
        return self.id[0]


_TILES: Final = (
    Hexagon("A1", TEMPLE, (2, 1, 0, 0, 0, 0), value=1),
    Hexagon("A2", TREASURE, (2, 0, 1, 0, 0, 0), masks=4),
    Hexagon("A3", JUNGLE, (1, 1, 0, 1, 0, 0)),
    Hexagon("A4", TEMPLE, (2, 0, 1, 0, 0, 0), value=2),
    Hexagon("A5", TREASURE, (2, 0, 0, 0, 1, 0), masks=4),
    Hexagon("A6", TEMPLE, (2, 0, 0, 1, 0, 0), value=2),
    Hexagon("B1", VOLCANO, (0, 0, 0, 0, 0, 0)),
    Hexagon("B2", TEMPLE, (2, 0, 0, 0, 1, 0), value=2),
    Hexagon("B3", JUNGLE, (2, 1, 0, 0, 0, 0)),
    Hexagon("B4", JUNGLE, (2, 0, 1, 0, 0, 0)),
    Hexagon("B5", TREASURE, (2, 0, 0, 0, 0, 1), masks=4),
    Hexagon("B6", TEMPLE, (2, 0, 0, 1, 0, 0), value=3),
    Hexagon("C1", TEMPLE, (2, 0, 0, 0, 1, 0), value=4),
    Hexagon("C2", JUNGLE, (3, 0, 0, 0, 0, 0)),
    Hexagon("C3", JUNGLE, (1, 1, 0, 1, 0, 0)),
    Hexagon("C4", TREASURE, (3, 0, 0, 0, 0, 0), masks=3),
    Hexagon("C5", TEMPLE, (3, 0, 0, 0, 0, 0), value=3),
    Hexagon("D1", TEMPLE, (3, 0, 0, 0, 0, 0), value=5),
    Hexagon("D2", TREASURE, (3, 0, 0, 0, 0, 0), masks=3),
    Hexagon("D3", VOLCANO, (0, 0, 0, 0, 0, 0)),
    Hexagon("D4", JUNGLE, (1, 0, 1, 0, 1, 0)),
    Hexagon("D5", TEMPLE, (2, 0, 0, 1, 0, 0), value=5),
    Hexagon("E1", TEMPLE, (3, 0, 0, 0, 0, 0), value=6),
    Hexagon("E2", TREASURE, (2, 0, 0, 0, 0, 1), masks=2),
    Hexagon("E3", JUNGLE, (2, 0, 0, 1, 0, 0)),
    Hexagon("E4", JUNGLE, (2, 0, 0, 1, 0, 0)),
    Hexagon("E5", TEMPLE, (3, 0, 0, 0, 0, 0), value=5),
    Hexagon("F1", TEMPLE, (3, 0, 0, 0, 0, 0), value=4),
    Hexagon("F2", VOLCANO, (0, 0, 0, 0, 0, 0)),
    Hexagon("F3", JUNGLE, (2, 0, 0, 1, 0, 0)),
    Hexagon("F4", TREASURE, (2, 0, 0, 1, 0, 0), masks=2),
    Hexagon("F5", TEMPLE, (2, 1, 0, 0, 0, 0), value=4),
    Hexagon("G1", TEMPLE, (2, 0, 0, 0, 0, 1), value=3),
    Hexagon("G2", JUNGLE, (2, 0, 0, 1, 0, 0)),
    Hexagon("G3", TEMPLE, (2, 0, 1, 0, 0, 0), value=3),
    Hexagon("G4", TREASURE, (3, 0, 0, 0, 0, 0), masks=2),
)
_PRINTED_ON_BOARD: Final = (
    (INDEX["a5"], Hexagon("base_camp", BASE_CAMP, (1, 1, 1, 0, 0, 0))),
    (INDEX["a4"], Hexagon("temple_north", TEMPLE, (1, 1, 0, 1, 0, 0), value=1)),
    (INDEX["b4"], Hexagon("jungle", JUNGLE, (1, 1, 1, 0, 0, 0))),
    (INDEX["b5"], Hexagon("temple_east", TEMPLE, (0, 1, 0, 0, 0, 1), value=1)),
)

DECK_SIZE: Final = len(_TILES)
HEXAGONS: Final = _TILES + tuple(hexagon for _, hexagon in _PRINTED_ON_BOARD)
PRINTED_HEXAGONS: Final = tuple(
    (space, DECK_SIZE + i) for i, (space, _) in enumerate(_PRINTED_ON_BOARD)
)
"""(space, hexagon number) of the four hexagons printed on the board."""
HEXAGON_INDEX: Final = {hexagon.id: number for number, hexagon in enumerate(HEXAGONS)}
LETTERS: Final = "ABCDEFG"
BASE_CAMP_SPACE: Final = INDEX["a5"]
NORTH_TEMPLE_SPACE: Final = INDEX["a4"]

HEXAGON_KINDS: Final = tuple(hexagon.kind for hexagon in HEXAGONS)
"""``HEXAGON_KINDS[number]`` is the kind of a hexagon (``TEMPLE``, ...)."""

TEMPLE_TILES: Final = (0, 0, 3, 6, 9, 11, 8, 5, 3, 2, 1, 0)
"""``TEMPLE_TILES[number]``: how many temple tiles show that number; 11 stands for "no more"."""
HIGHEST_TEMPLE: Final = 10

TREASURE_KINDS: Final = 8
TREASURE_COPIES: Final = 3
TREASURES: Final = TREASURE_KINDS * TREASURE_COPIES
TREASURE_POINTS: Final = (0, 1, 3, 6)
"""Points for 0 .. 3 treasures of one kind (section 5)."""

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4
WORKERS: Final = 18
CAMPS: Final = 2
GUARDS: Final = 2
LEADER_STRENGTH: Final = 3
ACTION_POINTS: Final = 10


def _turned(stones: Stones, turns: int) -> Stones:
    return tuple(stones[(side - turns) % SIDES] for side in range(SIDES))


STONES: Final = tuple(tuple(_turned(h.stones, r) for r in range(SIDES)) for h in HEXAGONS)
"""``STONES[hexagon][r]``: stones per side after r clockwise turns of 60 degrees."""

CANONICAL_ROTATION: Final = tuple(tuple(turned.index(one) for one in turned) for turned in STONES)
"""``CANONICAL_ROTATION[hexagon][r]``: the smallest rotation that leaves the stones the same."""

DISTINCT_ROTATIONS: Final = tuple(tuple(sorted(set(smallest))) for smallest in CANONICAL_ROTATION)
"""``DISTINCT_ROTATIONS[hexagon]``: the rotations that differ, each as its smallest number."""
