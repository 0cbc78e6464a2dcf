"""Everything that lies on the table, explained by a tap: what it is, does, and costs now."""

from collections.abc import Callable
from typing import Any, Final

from game.tzolkin.table.explaining import days, gears, seats, tiles, tracks
from game.tzolkin.table.explaining.explanation import Asked, Explanation
from game.tzolkin.table.things import (
    Ahead,
    BuildingTile,
    Calendar,
    Cube,
    Gear,
    MonumentTile,
    Plate,
    ProphecyTile,
    QuickSpaces,
    Seat,
    Space,
    StartSpace,
    Technology,
    Temple,
    Thing,
    TribeTile,
    WealthTile,
)

__all__ = ["Asked", "Explanation", "explained"]


def explained(asked: Asked, thing: Thing) -> Explanation:
    """A thing in words, for whoever asks."""
    return _TOLD[type(thing)](asked, thing)


_TOLD: Final[dict[type, Callable[[Asked, Any], Explanation]]] = {
    Gear: gears.of_gear,
    Space: gears.of_space,
    Plate: gears.of_plate,
    StartSpace: gears.of_start,
    QuickSpaces: gears.of_quick,
    Calendar: days.of_calendar,
    Ahead: days.of_ahead,
    Temple: tracks.of_temple,
    Technology: tracks.of_technology,
    BuildingTile: tiles.of_building,
    MonumentTile: tiles.of_monument,
    WealthTile: tiles.of_wealth,
    TribeTile: tiles.of_tribe,
    ProphecyTile: tiles.of_prophecy,
    Seat: seats.of_seat,
    Cube: tracks.of_cube,
}
