"""What there is to make and where each picture is anchored. Sizes in pixels of the renders."""

import math
from dataclasses import dataclass
from pathlib import Path

from tools.art.palette import MARKS

BUILD = Path("build/art")
"""Where renders and drawings wait for packing."""

HEXAGON = 480
"""Width of a hexagon in the tiles' canvas; its height is 3/4 of it."""
APOTHEM = math.sqrt(3) / 2
"""From the middle of a hexagon of radius 1 to the middle of a side."""
FORESHORTENING = math.cos(math.radians(30))
"""How much shorter depth looks: the camera leans 30 degrees from the vertical."""
TILE_CANVAS = (512, 512)
TILE_ANCHOR = (256, 316)
"""Middle of the hexagon: room above for trees and temples, below for the side of the slab."""

FIGURE_CANVAS = (320, 400)
FIGURE_ANCHOR = (136, 310)
"""The figure's foot."""
FIGURE_SIZES = {"worker": 1.40, "leader": 1.28, "guard": 1.22, "tent": 1.55}
"""How much larger than the scenery a piece is shown."""

JUNGLES = {
    "jungle_a": 1,
    "jungle_b": 5,
    "jungle_c": 9,
    "jungle_d": 14,
    "jungle_e": 17,
    "jungle_f": 23,
}
"""Each jungle with the seed that it grows from."""
TEMPLES = {f"temple_{value}": value for value in range(1, 11)}
RUINS = {f"ruin_{wafers}": wafers for wafers in range(5)}
TILES = [*JUNGLES, *TEMPLES, *RUINS, "volcano", "camp", "back"]

SIDES = {"n": 90, "ne": 30, "se": -30, "s": -90, "sw": -150, "nw": 150}
"""Directions of the hexagon's sides in degrees, counter-clockwise from east."""
STONE_COUNTS = (1, 2, 3)

FIGURES = [f"{kind}_{player}" for kind in FIGURE_SIZES for player in MARKS]
MOTIFS = ("sun", "jaguar", "serpent", "quetzal", "maize", "jade", "pyramid", "frog", "back")
WAFER_CANVAS = (256, 256)
WAFERS = [f"wafer_{motif}" for motif in MOTIFS]


@dataclass(frozen=True)
class Place:
    """A picture's anchor in its canvas, and how many of its pixels make a hexagon's width."""

    anchor: tuple[float, float]
    unit: float


STONE_SLOPES = {"h": ("n", "s"), "d": ("ne", "sw"), "u": ("nw", "se")}
"""Opposite sides run alike and show the same stones."""
STONES = [f"stones_{slope}_{count}" for slope in STONE_SLOPES for count in STONE_COUNTS]
STONE_CANVAS = (256, 256)
STONE_UNIT = 480 * 256 / 240 / 0.90
"""The canvas shows 0.90 of a hexagon's half width."""
STONE_ANCHOR = (128, 128 + 0.03 * STONE_UNIT / 4)
STONES_AT = 0.845
"""Where the middle stone lies between the hexagon's middle (0) and the middle of its side (1)."""

THICKETS = {f"thicket_{letter}": 3 + 6 * number for number, letter in enumerate("abcde")}
"""Each clump of plants at the edge of a court, with the seed that it grows from."""
THICKET_CANVAS = (256, 256)

WHEEL_MODULE, CALENDAR_MODULE = 32, 28
"""Pixels of a module of the gears, which are shown alone and larger, and of the calendar; and"""
WHEEL_SHADOW = 1.1
"""the room for their shadow around the tips of their teeth, in modules."""


def place(name: str, size: tuple[int, int]) -> Place:
    """Where a picture of this size in pixels is anchored."""
    if name in TILES or name.startswith("hex_"):
        return Place(TILE_ANCHOR, HEXAGON)
    if name in FIGURES:
        return Place(FIGURE_ANCHOR, 2 * HEXAGON / FIGURE_SIZES[name.split("_", maxsplit=1)[0]])
    if name in STONES:
        return Place(STONE_ANCHOR, STONE_UNIT)
    module = CALENDAR_MODULE if name == "wheel_calendar" else WHEEL_MODULE
    shadow = 2 * WHEEL_SHADOW * module if name.startswith("wheel_") else 0
    return Place((size[0] / 2, size[1] / 2), size[0] - shadow)


def from_middle(side: str) -> tuple[float, float]:
    """Where a side's stones lie on screen from the hexagon's middle, in hexagon widths."""
    turn = math.radians(SIDES[side])
    reach = STONES_AT * APOTHEM / 2
    return reach * math.cos(turn), -reach * math.sin(turn) * FORESHORTENING
