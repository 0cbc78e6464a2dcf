"""What lies on the table and can be touched, lit and explained."""

from dataclasses import dataclass

from game.table import things
from game.table.things import Seat
from game.tzolkin.rules.data.board import GEAR_OF, GEARS, KINDS, SPACE_OF, TEMPLES, TRACKS
from game.tzolkin.rules.data.expansion import PROPHECIES, TRIBES
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS, WEALTH


@dataclass(frozen=True, slots=True)
class Gear(things.Thing):
    """A gear; a worker placed on it takes its lowest free space."""

    gear: int

    @property
    def id(self) -> str:
        return f"gear/{GEARS[self.gear]}"


@dataclass(frozen=True, slots=True)
class Space(things.Thing):
    """A space of a gear, and who stands there: a tooth of ``board.START``."""

    tooth: int

    @property
    def id(self) -> str:
        return f"space/{GEARS[GEAR_OF[self.tooth]]}/{SPACE_OF[self.tooth]}"


@dataclass(frozen=True, slots=True)
class Hand(things.Thing):
    """The next worker in the hand of whoever acts."""


@dataclass(frozen=True, slots=True)
class Plate(things.Thing):
    """An action of a gear, as it is printed outside of its space (6, 7); the numbers above
    ``board.ACTIONS`` are the spaces with any action."""

    gear: int
    number: int

    @property
    def id(self) -> str:
        return f"plate/{GEARS[self.gear]}/{self.number}"


@dataclass(frozen=True, slots=True)
class StartSpace(things.Thing):
    """The starting-player space and the corn to be had there."""


@dataclass(frozen=True, slots=True)
class QuickSpaces(things.Thing):
    """The quick action in force with its spaces (17)."""


@dataclass(frozen=True, slots=True)
class Calendar(things.Thing):
    """The wheel with its food days."""


@dataclass(frozen=True, slots=True)
class Ahead(things.Thing):
    """Looking at the gears after so many days; 0 for today."""

    days: int


@dataclass(frozen=True, slots=True)
class Temple(things.Thing):
    """A temple, or one step of it (9)."""

    temple: int
    step: int = -1

    @property
    def id(self) -> str:
        return f"temple/{TEMPLES[self.temple]}" + (f"/{self.step}" if self.step >= 0 else "")


@dataclass(frozen=True, slots=True)
class Technology(things.Thing):
    """A technology, or one level of it; the one above the last is its bonus (8)."""

    track: int
    level: int = -1

    @property
    def id(self) -> str:
        return f"technology/{TRACKS[self.track]}" + (f"/{self.level}" if self.level >= 0 else "")


@dataclass(frozen=True, slots=True)
class BuildingTile(things.Thing):
    """A building, displayed or somebody's own."""

    building: int

    @property
    def id(self) -> str:
        return f"building/{BUILDINGS[self.building].id}"


@dataclass(frozen=True, slots=True)
class MonumentTile(things.Thing):
    """A monument, displayed or somebody's own."""

    monument: int

    @property
    def id(self) -> str:
        return f"monument/{MONUMENTS[self.monument].id}"


@dataclass(frozen=True, slots=True)
class WealthTile(things.Thing):
    """A wealth tile (2)."""

    tile: int

    @property
    def id(self) -> str:
        return f"wealth/{WEALTH[self.tile].id}"


@dataclass(frozen=True, slots=True)
class TribeTile(things.Thing):
    """A tribe, from 1 (15)."""

    tribe: int

    @property
    def id(self) -> str:
        return f"tribe/{TRIBES[self.tribe - 1]}"


@dataclass(frozen=True, slots=True)
class ProphecyTile(things.Thing):
    """A prophecy, from 1 (14)."""

    prophecy: int

    @property
    def id(self) -> str:
        return f"prophecy/{PROPHECIES[self.prophecy - 1].id}"


@dataclass(frozen=True, slots=True)
class Cube(things.Thing):
    """A resource that a seat has, or that is to be had."""

    kind: int

    @property
    def id(self) -> str:
        return f"cube/{KINDS[self.kind]}"


Thing = (
    Gear
    | Space
    | Hand
    | Plate
    | StartSpace
    | QuickSpaces
    | Calendar
    | Ahead
    | Temple
    | Technology
    | BuildingTile
    | MonumentTile
    | WealthTile
    | TribeTile
    | ProphecyTile
    | Seat
    | Cube
)
