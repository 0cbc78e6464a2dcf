"""The things of Tikal's table: all that can be touched, carried, lit and explained."""

from dataclasses import dataclass
from typing import Final

from game.table import things
from game.table.things import Seat
from game.tikal.rules.board import NAMES, SPACES
from game.tikal.rules.components import HEXAGONS


@dataclass(frozen=True, slots=True)
class Space(things.Thing):
    """A space of the board with its hexagon and the pieces on it."""

    space: int

    @property
    def id(self) -> str:
        return f"space/{NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class Leader(things.Thing):
    """The leader figure, on a space, of the player whose turn is shown."""

    space: int

    @property
    def id(self) -> str:
        return f"leader/{NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class Party(things.Thing):
    """The members that are picked up together."""


@dataclass(frozen=True, slots=True)
class Hand(things.Thing):
    """The hexagon in hand."""


@dataclass(frozen=True, slots=True)
class Displayed(things.Thing):
    """A hexagon on display; ``hexagon`` is its number."""

    hexagon: int

    @property
    def id(self) -> str:
        return f"display/{HEXAGONS[self.hexagon].id}"


Thing = Space | Leader | Party | Hand | Displayed | Seat
BoardThing = Space | Leader
SPACE: Final[tuple[Thing, ...]] = tuple(map(Space, range(SPACES)))
"""The thing of every space, indexed by the number of the space."""


def space_of(thing: Thing | None) -> int | None:
    """Return the number of the space that a thing is or stands on; None for a thing beside the
    board, and for None."""
    return thing.space if isinstance(thing, BoardThing) else None
