"""What lies on the table and can be touched, lit and explained."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Gear:
    """A gear; a worker placed on it takes its lowest free space."""

    gear: int


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a gear, and who stands there: a tooth of ``board.START``."""

    tooth: int


@dataclass(frozen=True, slots=True)
class Plate:
    """An action of a gear, as it is printed outside of its space (6, 7); the numbers above
    ``board.ACTIONS`` are the spaces with any action."""

    gear: int
    number: int


@dataclass(frozen=True, slots=True)
class StartSpace:
    """The starting-player space and the corn to be had there."""


@dataclass(frozen=True, slots=True)
class QuickSpaces:
    """The quick action in force with its spaces (17)."""


@dataclass(frozen=True, slots=True)
class Calendar:
    """The wheel with its food days."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """Looking at the gears after so many days; 0 for today."""

    days: int


@dataclass(frozen=True, slots=True)
class Temple:
    """A temple, or one step of it (9)."""

    temple: int
    step: int = -1


@dataclass(frozen=True, slots=True)
class Technology:
    """A technology, or one level of it; the one above the last is its bonus (8)."""

    track: int
    level: int = -1


@dataclass(frozen=True, slots=True)
class BuildingTile:
    """A building, displayed or somebody's own."""

    building: int


@dataclass(frozen=True, slots=True)
class MonumentTile:
    """A monument, displayed or somebody's own."""

    monument: int


@dataclass(frozen=True, slots=True)
class WealthTile:
    """A wealth tile (2)."""

    tile: int


@dataclass(frozen=True, slots=True)
class TribeTile:
    """A tribe, from 1 (15)."""

    tribe: int


@dataclass(frozen=True, slots=True)
class ProphecyTile:
    """A prophecy, from 1 (14)."""

    prophecy: int


@dataclass(frozen=True, slots=True)
class Seat:
    """A player with all that he has."""

    seat: int


@dataclass(frozen=True, slots=True)
class Cube:
    """A resource that a seat has, or that is to be had."""

    kind: int


Thing = (
    Gear
    | Space
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
