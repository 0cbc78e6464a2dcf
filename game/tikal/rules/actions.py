"""Actions: small frozen values, each with its one-line notation (docs/record-format.md, "Actions").

The actions that do not depend on a position's hidden parts are made once and shared, so that
listing the legal ones only collects references.
"""

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from game.tikal.rules.board import NAMES, NEIGHBOURS, OFF_BOARD, SPACES
from game.tikal.rules.components import DECK_SIZE, HEXAGONS, MAX_SEATS, TREASURE_KINDS

WORKER: Final = "w"
LEADER: Final = "l"
MEMBERS: Final = (WORKER, LEADER)


@dataclass(frozen=True, slots=True)
class Action:
    """One decision of a player; ``str(action)`` is its notation."""

    verb: ClassVar[str]
    undoable: ClassVar[bool] = True
    """False for what shows something hidden or hands the turn on."""


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Bid a number of points for the next turn, more than the last bid (7)."""

    verb: ClassVar[str] = "bid"
    undoable: ClassVar[bool] = False
    points: int

    def __str__(self) -> str:
        return f"bid {self.points}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Drop out of this auction (7)."""

    verb: ClassVar[str] = "pass"
    undoable: ClassVar[bool] = False

    def __str__(self) -> str:
        return self.verb


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Take a hexagon of the display in hand (7)."""

    verb: ClassVar[str] = "choose"
    hexagon: int

    def __str__(self) -> str:
        return f"choose {HEXAGONS[self.hexagon].id}"


@dataclass(frozen=True, slots=True)
class PlaceTile(Action):
    """Place the hexagon in hand, turned ``rotation`` steps of 60 degrees clockwise (3.2)."""

    verb: ClassVar[str] = "tile"
    space: int
    rotation: int

    def __str__(self) -> str:
        return f"tile {NAMES[self.space]} r{self.rotation}"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """The hexagon in hand fits nowhere and leaves the game (3.2)."""

    verb: ClassVar[str] = "discard"

    def __str__(self) -> str:
        return self.verb


@dataclass(frozen=True, slots=True)
class Enter(Action):
    """A member comes from the supply to the base camp or an own camp, 1 AP."""

    verb: ClassVar[str] = "enter"
    member: str
    space: int

    def __str__(self) -> str:
        return f"enter {self.member} {NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class Shuttle(Action):
    """A member takes the secret path between base camp and own camps, 1 AP."""

    verb: ClassVar[str] = "shuttle"
    member: str
    origin: int
    space: int

    def __str__(self) -> str:
        return f"shuttle {self.member} {NAMES[self.origin]} {NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class Move(Action):
    """A member walks to an adjacent hexagon for as many AP as stones lie on the side between."""

    verb: ClassVar[str] = "move"
    member: str
    origin: int
    space: int

    def __str__(self) -> str:
        return f"move {self.member} {NAMES[self.origin]} {NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class Uncover(Action):
    """Uncover one level of a temple, 2 AP."""

    verb: ClassVar[str] = "dig"
    space: int

    def __str__(self) -> str:
        return f"dig {NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class Recover(Action):
    """Take the topmost treasure of a hexagon, 3 AP. It is turned up: no way back."""

    verb: ClassVar[str] = "recover"
    undoable: ClassVar[bool] = False
    space: int

    def __str__(self) -> str:
        return f"recover {NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Give a single treasure to another seat and take one of its singles, 3 AP."""

    verb: ClassVar[str] = "exchange"
    give: int
    seat: int
    take: int

    def __str__(self) -> str:
        return f"exchange {self.give} p{self.seat} {self.take}"


@dataclass(frozen=True, slots=True)
class EstablishCamp(Action):
    """Establish a camp, 5 AP."""

    verb: ClassVar[str] = "camp"
    space: int

    def __str__(self) -> str:
        return f"camp {NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class PlaceGuard(Action):
    """Put one of the own members on a temple as its guard for good, 5 AP."""

    verb: ClassVar[str] = "guard"
    space: int

    def __str__(self) -> str:
        return f"guard {NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """End the turn's action points; what is left is lost."""

    verb: ClassVar[str] = "end"
    undoable: ClassVar[bool] = False

    def __str__(self) -> str:
        return self.verb


PASS: Final = Pass()
CHOOSE: Final = tuple(Choose(hexagon) for hexagon in range(DECK_SIZE))
DISCARD: Final = Discard()
END_TURN: Final = EndTurn()
ENTER: Final = {m: tuple(Enter(m, s) for s in range(SPACES)) for m in MEMBERS}
SHUTTLE: Final = {
    m: tuple(tuple(Shuttle(m, a, b) for b in range(SPACES)) for a in range(SPACES)) for m in MEMBERS
}
MOVE: Final = {
    m: tuple({t: Move(m, s, t) for t in NEIGHBOURS[s] if t != OFF_BOARD} for s in range(SPACES))
    for m in MEMBERS
}
UNCOVER: Final = tuple(Uncover(s) for s in range(SPACES))
RECOVER: Final = tuple(Recover(s) for s in range(SPACES))
CAMP: Final = tuple(EstablishCamp(s) for s in range(SPACES))
GUARD: Final = tuple(PlaceGuard(s) for s in range(SPACES))
TILE: Final = tuple(tuple(PlaceTile(s, r) for r in range(6)) for s in range(SPACES))
EXCHANGE: Final = tuple(
    tuple(tuple(Exchange(g, p, t) for t in range(TREASURE_KINDS)) for g in range(TREASURE_KINDS))
    for p in range(MAX_SEATS)
)


@cache
def bid(points: int) -> Bid:
    """The bid of so many points."""
    return Bid(points)
