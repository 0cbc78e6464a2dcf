"""What lies on the table and can be touched, carried, lit and explained."""

from dataclasses import dataclass
from typing import Final

from game.table import things
from game.table.things import Seat
from game.tikal.rules.board import NAMES, SPACES
from game.tikal.rules.components import HEXAGONS


@dataclass(frozen=True, slots=True)
class Space(things.Thing):
    """A space of the board, with what lies and stands there."""

    space: int

    @property
    def id(self) -> str:
        return f"space/{NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class Leader(things.Thing):
    """The figure of the leader whose player's turn is shown, on a space."""

    space: int

    @property
    def id(self) -> str:
        return f"leader/{NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class Party(things.Thing):
    """The members that are picked up."""


@dataclass(frozen=True, slots=True)
class Hand(things.Thing):
    """The hexagon in hand."""


@dataclass(frozen=True, slots=True)
class Displayed(things.Thing):
    """A hexagon on display, by its number."""

    hexagon: int

    @property
    def id(self) -> str:
        return f"display/{HEXAGONS[self.hexagon].id}"


Thing = Space | Leader | Party | Hand | Displayed | Seat
OnBoard = Space | Leader
SPACE: Final[tuple[Thing, ...]] = tuple(map(Space, range(SPACES)))
"""All spaces."""


def space_of(thing: Thing | None) -> int | None:
    """The number of the space that something is, or stands on; None beside the board."""
    return thing.space if isinstance(thing, OnBoard) else None
