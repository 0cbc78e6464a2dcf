"""What can move at the table, from where to where. All of it is data; ``show`` draws it."""

from dataclasses import dataclass
from typing import Literal

from game.tikal.rules.hidden import View
from game.tikal.table.board.geometry import Point
from game.tikal.table.board.slots import Group
from game.tikal.table.things import Hand

# places


@dataclass(frozen=True, slots=True)
class AtSeat:
    """A part of a seat's panel; ``kind`` is the treasure whose wafer is meant."""

    seat: int
    part: Literal["score", "supply", "treasures"]
    kind: int = 0


@dataclass(frozen=True, slots=True)
class OnDisplay:
    """A displayed hexagon, by its rank in the display."""

    rank: int


@dataclass(frozen=True, slots=True)
class BidderPlace:
    """A seat's place in the row of the bidders."""

    seat: int


Place = Point | AtSeat | BidderPlace | OnDisplay | Hand
"""A point is one of the board, in widths of a hexagon from its upper left corner."""


@dataclass(frozen=True, slots=True)
class MovingPiece:
    """One piece of a seat: its group alone, and its size beside that of a group alone."""

    group: Group
    size: float = 1.0


# moves


@dataclass(frozen=True, slots=True, kw_only=True)
class Movement:
    """``during`` is the part of its step that a move lasts; before and after, it stands still."""

    during: tuple[float, float] = (0.0, 1.0)


@dataclass(frozen=True, slots=True)
class Drop(Movement):
    """A hexagon from the stack falls on a space, a little up first, and bounces."""

    space: int
    hexagon: int
    rotation: int


@dataclass(frozen=True, slots=True)
class Walk(Movement):
    """A figure goes along a route in so many hops."""

    figure: MovingPiece
    route: tuple[Place, ...]
    hops: int


@dataclass(frozen=True, slots=True)
class Dive(Movement):
    """A figure sinks into the ground at one point and comes up at another."""

    figure: MovingPiece
    start: Point
    goal: Point


@dataclass(frozen=True, slots=True)
class Rise(Movement):
    """A figure comes up out of the ground."""

    figure: MovingPiece
    at: Point


@dataclass(frozen=True, slots=True)
class Sink(Movement):
    """A figure goes down into the ground for good."""

    figure: MovingPiece
    at: Point


@dataclass(frozen=True, slots=True)
class Grow(Movement):
    """A temple's next tier comes out of the ground; ``state`` is how the space looks then."""

    state: View
    space: int


@dataclass(frozen=True, slots=True)
class Puff(Movement):
    """A cloud of dust at a point."""

    at: Point


@dataclass(frozen=True, slots=True)
class Wafer(Movement):
    """A treasure flies; one that was ``hidden`` is turned over first."""

    kind: int
    start: Place
    goal: Place
    hidden: bool


@dataclass(frozen=True, slots=True)
class TakeHexagon(Movement):
    """A hexagon of the display is taken in hand."""

    hexagon: int
    rank: int


@dataclass(frozen=True, slots=True)
class Leave(Movement):
    """The hexagon in hand leaves the game."""

    hexagon: int


@dataclass(frozen=True, slots=True)
class Bidden(Movement):
    """A bid is laid down before its bidder."""

    points: int
    seat: int


@dataclass(frozen=True, slots=True)
class Erupt(Movement):
    """A volcano over the board: it comes, breaks out, and goes; ``stage`` is 0, 1 or 2."""

    hexagon: int
    stage: int


@dataclass(frozen=True, slots=True)
class Count(Movement):
    """Points light up where they are gained and fly to the seat's score."""

    points: int
    seat: int
    start: int | AtSeat


@dataclass(frozen=True, slots=True)
class Cheer(Movement):
    """Gold springs from the winner's panel."""

    seat: int


@dataclass(frozen=True, slots=True)
class Step:
    """What moves at the same time.

    Attributes:
        length: in seconds, at normal speed.
        moves: the lowest first.
        under: the position to be drawn below, less what is moving; None for the one that is
            shown anyway. It is a picture's, never a match's.
        sound: what is heard as it begins; nothing if it is empty.
    """

    length: float
    moves: tuple[Movement, ...]
    under: View | None = None
    sound: str = ""
