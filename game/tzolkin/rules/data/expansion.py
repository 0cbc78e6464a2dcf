"""Figures of tribes, prophecies, quick actions and dummies (sections 2 and 14 to 17).

The sources are those of ``tiles``. A figure marked with a dagger has a single source; if that is
wrong, change the figure here.
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
"""Number of tribes dealt to each seat, which keeps one of them."""

AHEAD_COST: Final = 1
"""Corn that Ahau Chamahez pays for the action one space ahead."""
PLACED_BEFORE_PICKING: Final = 2
"""Workers that Ah Chuy Kak places on gears before he may pick one up in the same turn."""
BACAB_CORN: Final = 2
"""The least corn with which Bacab begins a turn."""
BACAB_BEGGED: Final = 4
"""Corn that Bacab has after begging."""
BACAB_LIMITS: Final = (3, 2)  # † the default 3
"""Values of the option ``bacab_limit``, the default first."""
BALAM_CORN: Final = 1
"""Corn that Balam gets for a lower action."""
BOLON_DISCOUNT: Final = 2
"""Corn that a space costs Cit-Bolon-Tum less, once a turn."""
IXTAB_TILES: Final = 3  # †
"""Wealth tiles that Ixtab keeps."""
ITZAMNA_DISCOUNT: Final = (1, 1, 1, 0)  # † of the step to level 1
"""Cubes that a technology step from each level costs Itzamna less."""
YALUK_WORKERS: Final = 5  # †
"""Workers in hand with which Yaluk begins."""
YALUK_MEAL: Final = 1
"""Corn that each worker of Yaluk needs more on food days."""
YALUK_UNFED: Final = 5  # †
"""Points that Yaluk loses for a worker who is not fed."""
YUMKAAX_EXTRA: Final = (0, 0, 2, 3, 4, 4)  # †
"""Extra corn of Yumkaax for the first to the sixth worker placed in a turn."""


class Prophecy(NamedTuple):
    """A prophecy. ``band_limits`` holds the lowest count of each of its four bands of points."""

    id: str
    band_limits: tuple[int, int, int, int]


BAND_POINTS: Final = (-5, 0, 6, 13)  # †
"""Points of the four bands of every prophecy."""
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
"""Corn that placing a worker on Chichen Itza costs more under High floodwaters (P13)."""

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
"""The quick action tiles of ages 1 and 2."""
QUICK_SPACES: Final = 3
"""Number of quick action spaces."""
QUICK_COST: Final = 1
"""Corn for a worker on a quick action space, without the extra corn for further workers."""
QUICK_TEETH: Final = 2
"""The number of the calendar's teeth for which a quick action tile is in force."""

DUMMIES: Final = {2: 12, 3: 6, 4: 0}
QUICK_DUMMIES: Final = {2: (16, 2), 3: (11, 1), 4: (5, 1), 5: (0, 0)}  # † the second in the first
"""By number of players, the dummies on gears and on quick action spaces."""
MONUMENTS_5: Final = (7, 6)  # † the default 7
"""Values of the option ``monuments5``, the default first."""
