"""Actions: small frozen values, each with its one-line notation (rules, part 3).

There are finitely many, made once and shared, so that listing the legal ones only collects
references.
"""

from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from typing import ClassVar, Final

from game.tzolkin.rules.board import (
    ACTIONS,
    ALL_TEETH,
    CHICHEN,
    GEAR_OF,
    GEARS,
    KINDS,
    SPACE_OF,
    TEMPLES,
    TRACKS,
)
from game.tzolkin.rules.expansion import TRIBES
from game.tzolkin.rules.tiles import BUILDINGS, MONUMENTS, REBUILDABLE, WEALTH

NONE: Final = -1
"""No tile, no cube, nobody."""
MOST_PAID: Final = 4
"""Cubes in one ``pay``: a third level under P09."""
MOST_GAINED: Final = 2
MOST_GOLD: Final = 2
DAYS: Final = (1, 2)


@dataclass(frozen=True, slots=True)
class Action:
    """One decision of a player; ``str(action)`` is its notation.

    Whether it can be taken back depends on the position (``TzolkinMatch``).
    """

    verb: ClassVar[str]
    undoable: ClassVar[bool] = True

    def __str__(self) -> str:
        return self.verb


@dataclass(frozen=True, slots=True)
class Tribe(Action):
    """Keep one of the two tribes, counted from 1 (15)."""

    verb: ClassVar[str] = "tribe"
    tribe: int

    def __str__(self) -> str:
        return f"tribe {TRIBES[self.tribe - 1]}"


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep some of the dealt wealth tiles (2)."""

    verb: ClassVar[str] = "keep"
    tiles: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["keep", *(WEALTH[number].id for number in self.tiles)])


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Place a worker on the lowest free space of a gear (5); ``skip``: on the next (T10)."""

    verb: ClassVar[str] = "place"
    gear: int
    skip: bool = False

    def __str__(self) -> str:
        return f"place {GEARS[self.gear]}{' skip' if self.skip else ''}"


@dataclass(frozen=True, slots=True)
class PlaceStart(Action):
    """Place a worker on the starting-player space (5)."""

    verb: ClassVar[str] = "place"

    def __str__(self) -> str:
        return "place start"


@dataclass(frozen=True, slots=True)
class PlaceQuick(Action):
    """Place the last worker of the turn on a quick action space (17)."""

    verb: ClassVar[str] = "place"

    def __str__(self) -> str:
        return "place quick"


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """Take a worker from a gear back into the hand (6)."""

    verb: ClassVar[str] = "pick"
    tooth: int

    def __str__(self) -> str:
        return f"pick {GEARS[GEAR_OF[self.tooth]]} {SPACE_OF[self.tooth]}"


@dataclass(frozen=True, slots=True)
class Beg(Action):
    """Give all corn back, take 3, and go down a step on a temple (4)."""

    verb: ClassVar[str] = "beg"
    temple: int

    def __str__(self) -> str:
        return f"beg {TEMPLES[self.temple]}"


@dataclass(frozen=True, slots=True)
class Mercy(Action):
    """Pay all corn and place one worker on the lowest space, since nothing else can be done (4)."""

    verb: ClassVar[str] = "mercy"
    gear: int

    def __str__(self) -> str:
        return f"mercy {GEARS[self.gear]}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Neither place nor pick up (T03)."""

    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """End the turn."""

    verb: ClassVar[str] = "end"


@dataclass(frozen=True, slots=True)
class Trade(Action):
    """One cube into corn, once a turn (T11)."""

    verb: ClassVar[str] = "trade"
    kind: int

    def __str__(self) -> str:
        return f"trade {KINDS[self.kind]}"


@dataclass(frozen=True, slots=True)
class Do(Action):
    """Do an action of the gear that the worker comes from (6)."""

    verb: ClassVar[str] = "do"
    number: int

    def __str__(self) -> str:
        return f"do {self.number}"


@dataclass(frozen=True, slots=True)
class DoOn(Action):
    """Do an action of a named gear (Uxmal 5, B21, T07)."""

    verb: ClassVar[str] = "do"
    gear: int
    number: int

    def __str__(self) -> str:
        return f"do {GEARS[self.gear]} {self.number}"


@dataclass(frozen=True, slots=True)
class Nothing(Action):
    """Do without what is offered."""

    verb: ClassVar[str] = "nothing"


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Neither pay for a taxed part of a benefit nor take it (14)."""

    verb: ClassVar[str] = "decline"


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the corn or the wood of a jungle space (7)."""

    verb: ClassVar[str] = "take"
    wood: bool

    def __str__(self) -> str:
        return "take wood" if self.wood else "take corn"


@dataclass(frozen=True, slots=True)
class Burn(Action):
    """Burn the wood and take the corn under it, a step down on a temple (7)."""

    verb: ClassVar[str] = "burn"
    temple: int

    def __str__(self) -> str:
        return f"burn {TEMPLES[self.temple]}"


@dataclass(frozen=True, slots=True)
class Learn(Action):
    """A step of a technology (8)."""

    verb: ClassVar[str] = "tech"
    track: int

    def __str__(self) -> str:
        return f"tech {TRACKS[self.track]}"


@dataclass(frozen=True, slots=True)
class Bonus(Action):
    """The bonus of any technology (T08)."""

    verb: ClassVar[str] = "bonus"
    track: int

    def __str__(self) -> str:
        return f"bonus {TRACKS[self.track]}"


@dataclass(frozen=True, slots=True)
class Unlearn(Action):
    """A technology goes down a level (X07)."""

    verb: ClassVar[str] = "down"
    track: int

    def __str__(self) -> str:
        return f"down {TRACKS[self.track]}"


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay cubes of one's own choice, in the order wood, stone, gold."""

    verb: ClassVar[str] = "pay"
    cubes: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["pay", *(KINDS[kind] for kind in self.cubes)])


@dataclass(frozen=True, slots=True)
class Gain(Action):
    """Take cubes of one's own choice, in the order wood, stone, gold."""

    verb: ClassVar[str] = "gain"
    cubes: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["gain", *(KINDS[kind] for kind in self.cubes)])


@dataclass(frozen=True, slots=True)
class StepUp(Action):
    """A step up on a temple (9)."""

    verb: ClassVar[str] = "temple"
    temple: int

    def __str__(self) -> str:
        return f"temple {TEMPLES[self.temple]}"


@dataclass(frozen=True, slots=True)
class Lower(Action):
    """A step down on a temple (P08, T09)."""

    verb: ClassVar[str] = "lower"
    temple: int

    def __str__(self) -> str:
        return f"lower {TEMPLES[self.temple]}"


@dataclass(frozen=True, slots=True)
class TakeGold(Action):
    """Pay for so many of the offered gold (P07)."""

    verb: ClassVar[str] = "gold"
    number: int

    def __str__(self) -> str:
        return f"gold {self.number}"


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Build a building (9): instead of ``source`` (16), with one cube of the kind ``save`` less
    (architecture 3), or ``plain``, without architecture (Tikal 4)."""

    verb: ClassVar[str] = "build"
    building: int
    source: int = NONE
    save: int = NONE
    plain: bool = False

    def __str__(self) -> str:
        words = ["build", BUILDINGS[self.building].id]
        if self.source != NONE:
            words += ["from", BUILDINGS[self.source].id]
        if self.save != NONE:
            words += ["save", KINDS[self.save]]
        return " ".join([*words, "plain"] if self.plain else words)


@dataclass(frozen=True, slots=True)
class BuildMonument(Action):
    """Build a monument (9), instead of ``source`` (16)."""

    verb: ClassVar[str] = "build"
    monument: int
    source: int = NONE

    def __str__(self) -> str:
        words = ["build", MONUMENTS[self.monument].id]
        return " ".join(
            words + ([] if self.source == NONE else ["from", BUILDINGS[self.source].id])
        )


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """A cube for corn at the market (7)."""

    verb: ClassVar[str] = "sell"
    kind: int

    def __str__(self) -> str:
        return f"sell {KINDS[self.kind]}"


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """A cube for one's corn at the market (7)."""

    verb: ClassVar[str] = "buy"
    kind: int

    def __str__(self) -> str:
        return f"buy {KINDS[self.kind]}"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Leave the market."""

    verb: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Advance(Action):
    """One day or two (10)."""

    verb: ClassVar[str] = "advance"
    days: int

    def __str__(self) -> str:
        return f"advance {self.days}"


PLACE: Final = tuple(Place(gear) for gear in range(len(GEARS)))
PLACE_SKIP: Final = tuple(Place(gear, skip=True) for gear in range(len(GEARS)))
PLACE_START: Final = PlaceStart()
PLACE_QUICK: Final = PlaceQuick()
PICK: Final = tuple(Pick(tooth) for tooth in range(ALL_TEETH))
MERCY: Final = tuple(Mercy(gear) for gear in range(len(GEARS)))
PASS: Final = Pass()
END_TURN: Final = EndTurn()
DO: Final = tuple(Do(number) for number in range(max(ACTIONS) + 1))
DO_ON: Final = tuple(
    tuple(DoOn(gear, number) for number in range(ACTIONS[gear] + 1)) for gear in range(CHICHEN)
)
NOTHING: Final = Nothing()
DECLINE: Final = Decline()
TAKE_CORN: Final = Take(wood=False)
TAKE_WOOD: Final = Take(wood=True)
BEG, BURN, STEP_UP, LOWER = (
    tuple(type_(temple) for temple in range(len(TEMPLES))) for type_ in (Beg, Burn, StepUp, Lower)
)
LEARN, BONUS, UNLEARN = (
    tuple(type_(track) for track in range(len(TRACKS))) for type_ in (Learn, Bonus, Unlearn)
)
TRADE, SELL, BUY = (
    tuple(type_(kind) for kind in range(len(KINDS))) for type_ in (Trade, Sell, Buy)
)
DONE: Final = Done()
ADVANCE: Final = tuple(Advance(days) for days in DAYS)
TAKE_GOLD: Final = tuple(TakeGold(number) for number in range(MOST_GOLD + 1))
TRIBE: Final = tuple(Tribe(tribe) for tribe in range(1, len(TRIBES) + 1))


def _cubes(most: int) -> list[tuple[int, ...]]:
    return [
        cubes
        for number in range(1, most + 1)
        for cubes in combinations_with_replacement(range(len(KINDS)), number)
    ]


PAY: Final = {cubes: Pay(cubes) for cubes in _cubes(MOST_PAID)}
GAIN: Final = {cubes: Gain(cubes) for cubes in _cubes(MOST_GAINED)}

PLAIN: Final = len(KINDS) + 1
"""How a building is built, as an index of ``BUILD``: 0, 1 + the kind that is saved, or this."""
SOURCES: Final = (NONE, *REBUILDABLE)


def _ways(building: int, source: int) -> tuple[Build, ...]:
    return (
        Build(building, source),
        *(Build(building, source, save=kind) for kind in range(len(KINDS))),
        Build(building, source, plain=True),
    )


BUILD: Final = {
    source: tuple(_ways(building, source) for building in range(len(BUILDINGS)))
    for source in SOURCES
}
"""By source, building and way."""
BUILD_MONUMENT: Final = {
    source: tuple(BuildMonument(monument, source) for monument in range(len(MONUMENTS)))
    for source in SOURCES
}


@cache
def keep(tiles: tuple[int, ...]) -> Keep:
    """To keep these wealth tiles, in ascending order."""
    return Keep(tiles)
