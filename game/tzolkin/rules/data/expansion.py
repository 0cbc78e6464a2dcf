"""Tribes, prophecies, quick actions and dummies: the expansion's figures (sections 2, 14 to 17).

Source as for ``tiles``; a figure marked with a dagger has a single source and may be changed here.
"""

from typing import Final, NamedTuple

TRIBES: Final = tuple(f"T{number:02}" for number in range(1, 14))
TRIBE_INDEX: Final = {id_: number for number, id_ in enumerate(TRIBES, start=1)}
(
    AH_CHUY_KAK,
    AHAU_CHAMAHEZ,
    AHMAKIQ,
    BACAB,
    BALAM,
    CIT_BOLON_TUM,
    HURACAN,
    ITZAMNA,
    IXTAB,
    VACUB_CAQUIX,
    XAMAN_EK,
    YALUK,
    YUMKAAX,
) = range(1, 14)
TRIBES_DEALT: Final = 2

AHEAD_COST: Final = 1
PLACED_BEFORE_PICKING: Final = 2
BACAB_CORN: Final = 2
BACAB_BEGGED: Final = 4
BACAB_LIMITS: Final = (3, 2)  # † the default 3
BALAM_CORN: Final = 1
BOLON_DISCOUNT: Final = 2
IXTAB_TILES: Final = 3  # †
ITZAMNA_DISCOUNT: Final = (1, 1, 1, 0)  # † of the step to level 1
YALUK_WORKERS: Final = 5  # †
YALUK_MEAL: Final = 1
YALUK_UNFED: Final = 5  # †
YUMKAAX_EXTRA: Final = (0, 0, 2, 3, 4, 4)  # †


class Prophecy(NamedTuple):
    """A prophecy; ``from_`` are the least counts of the four bands."""

    id: str
    from_: tuple[int, int, int, int]


BAND_POINTS: Final = (-5, 0, 6, 13)  # †
PROPHECIES: Final = (  # † all limits
    Prophecy("P01", (-3, 1, 4, 10)),
    Prophecy("P02", (-1, 0, 2, 4)),
    Prophecy("P03", (-1, 0, 2, 4)),
    Prophecy("P04", (-1, 0, 2, 4)),
    Prophecy("P05", (0, 1, 3, 6)),
    Prophecy("P06", (0, 2, 4, 7)),
    Prophecy("P07", (0, 2, 4, 6)),
    Prophecy("P08", (0, 1, 3, 5)),
    Prophecy("P09", (0, 3, 5, 7)),
    Prophecy("P10", (0, 1, 2, 3)),
    Prophecy("P11", (0, 2, 4, 7)),
    Prophecy("P12", (0, 4, 5, 6)),
    Prophecy("P13", (0, 1, 2, 3)),
)
PROPHECY_INDEX: Final = {tile.id: number for number, tile in enumerate(PROPHECIES, start=1)}
PROPHECIES_DRAWN: Final = 3
(
    WRATHFUL_GODS,
    ANGRY_CHAAC,
    ANGRY_QUETZALCOATL,
    ANGRY_KUKULCAN,
    FOREST_FIRES,
    DROUGHT,
    GOLD_SHORTAGE,
    DESECRATION,
    TEACHER_SHORTAGE,
    FORGOTTEN_LORE,
    CROWDED_CITIES,
    HUNGER,
    HIGH_FLOODWATERS,
) = range(1, 14)
FLOOD_CORN: Final = 2

CORN3, WOOD1_CORN1, STONE1, GOLD1, TECH_PAY, QUICK_MARKET, PAY1CORN_BUILD = QUICK_TILES = (
    "corn3",
    "wood1_corn1",
    "stone1",
    "gold1",
    "tech_pay",
    "market",
    "pay1corn_build",
)
QUICK_1: Final = (CORN3, WOOD1_CORN1, STONE1, TECH_PAY, TECH_PAY, QUICK_MARKET, PAY1CORN_BUILD)  # †
QUICK_2: Final = (CORN3, STONE1, GOLD1, TECH_PAY, QUICK_MARKET, PAY1CORN_BUILD)  # †
QUICK_SPACES: Final = 3
QUICK_COST: Final = 1
QUICK_TEETH: Final = 2
"""Teeth of the calendar that a quick action tile is in force for."""

DUMMIES: Final = {2: 12, 3: 6, 4: 0}
QUICK_DUMMIES: Final = {2: (16, 2), 3: (11, 1), 4: (5, 1), 5: (0, 0)}  # † the second in the first
"""On gears and on quick action spaces."""
MONUMENTS_5: Final = (7, 6)  # † the default 7
