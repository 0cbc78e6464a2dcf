"""The things of Tzolk'in: what lies on the table and can be touched, lit and explained."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

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
    """A space of a gear with its worker, as a tooth of the board (``board.START``)."""

    tooth: int

    @property
    def id(self) -> str:
        return f"space/{GEARS[GEAR_OF[self.tooth]]}/{SPACE_OF[self.tooth]}"


@dataclass(frozen=True, slots=True)
class Standing(things.Thing):
    """The square of the worker who stands on a space of a gear or of the hub.

    ``number`` is his space's number where there are several, from 0.
    """

    on: "Thing"
    number: int = 0


@dataclass(frozen=True, slots=True)
class Hand(things.Thing):
    """The next worker in the hand of the seat to act."""


@dataclass(frozen=True, slots=True)
class Plate(things.Thing):
    """An action of a gear, as printed outside of its space (sections 6 and 7).

    Numbers above ``board.ACTIONS`` are the spaces with any action.
    """

    gear: int
    number: int

    @property
    def id(self) -> str:
        return f"plate/{GEARS[self.gear]}/{self.number}"


@dataclass(frozen=True, slots=True)
class StartSpace(things.Thing):
    """The starting-player space, with the corn that lies there."""


@dataclass(frozen=True, slots=True)
class QuickSpaces(things.Thing):
    """The quick action in force with its spaces (section 17)."""


@dataclass(frozen=True, slots=True)
class Calendar(things.Thing):
    """The calendar's wheel with its food days."""


@dataclass(frozen=True, slots=True)
class Ahead(things.Thing):
    """A look at the gears after so many days; 0 for today."""

    days: int


@dataclass(frozen=True, slots=True)
class Temple(things.Thing):
    """A temple, or one of its steps (section 9); step -1 is the whole temple."""

    temple: int
    step: int = -1

    @property
    def id(self) -> str:
        return f"temple/{TEMPLES[self.temple]}" + (f"/{self.step}" if self.step >= 0 else "")


@dataclass(frozen=True, slots=True)
class Technology(things.Thing):
    """A technology, or one of its levels (section 8); level -1 is the whole technology.

    The level above the last is the bonus.
    """

    track: int
    level: int = -1

    @property
    def id(self) -> str:
        return f"technology/{TRACKS[self.track]}" + (f"/{self.level}" if self.level >= 0 else "")


@dataclass(frozen=True, slots=True)
class BuildingTile(things.Thing):
    """A building, on display or owned."""

    building: int

    @property
    def id(self) -> str:
        return f"building/{BUILDINGS[self.building].id}"


@dataclass(frozen=True, slots=True)
class MonumentTile(things.Thing):
    """A monument, on display or owned."""

    monument: int

    @property
    def id(self) -> str:
        return f"monument/{MONUMENTS[self.monument].id}"


@dataclass(frozen=True, slots=True)
class WealthTile(things.Thing):
    """A wealth tile (section 2)."""

    tile: int

    @property
    def id(self) -> str:
        return f"wealth/{WEALTH[self.tile].id}"


@dataclass(frozen=True, slots=True)
class TribeTile(things.Thing):
    """A tribe, counted from 1 (section 15)."""

    tribe: int

    @property
    def id(self) -> str:
        return f"tribe/{TRIBES[self.tribe - 1]}"


@dataclass(frozen=True, slots=True)
class ProphecyTile(things.Thing):
    """A prophecy, counted from 1 (section 14)."""

    prophecy: int

    @property
    def id(self) -> str:
        return f"prophecy/{PROPHECIES[self.prophecy - 1].id}"


@dataclass(frozen=True, slots=True)
class Cube(things.Thing):
    """A kind of resource, that a seat has or can get."""

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
    | Standing
)

DRAWERS: Final[Mapping[type[things.Thing], str]] = {
    Temple: "temples",
    Technology: "technologies",
    BuildingTile: "buildings",
    MonumentTile: "monuments",
    ProphecyTile: "prophecies",
    Seat: "seat",
}
"""The drawer in which a thing lies where drawers are used, by its class."""
