"""The movements at the table as data: what moves, from where to where. ``show`` draws them."""

from dataclasses import dataclass
from typing import Literal

from game.tikal.rules.hidden import View
from game.tikal.table.board.geometry import Point
from game.tikal.table.board.slots import Group
from game.tikal.table.things import Hand

# places


@dataclass(frozen=True, slots=True)
class AtSeat:
    """A part of a seat's panel; ``kind`` is the kind of treasure whose wafer is meant."""

    seat: int
    part: Literal["score", "supply", "treasures"]
    kind: int = 0


@dataclass(frozen=True, slots=True)
class OnDisplay:
    """A displayed hexagon, by its place in the display."""

    rank: int


@dataclass(frozen=True, slots=True)
class BidderPlace:
    """A seat's place in the row of the bidders."""

    seat: int


Place = Point | AtSeat | BidderPlace | OnDisplay | Hand
"""A place of a movement; a ``Point`` is one of the board, in widths of a hexagon from its upper
left corner."""


@dataclass(frozen=True, slots=True)
class MovingPiece:
    """One piece of a seat as a group of its own, and its size relative to a group that stands
    alone."""

    group: Group
    size: float = 1.0


# moves


@dataclass(frozen=True, slots=True, kw_only=True)
class Movement:
    """A movement. ``during`` is the part of its step in which it moves; before and after, it
    rests."""

    during: tuple[float, float] = (0.0, 1.0)


@dataclass(frozen=True, slots=True)
class Drop(Movement):
    """A hexagon from the stack rises a little, falls on a space, and bounces."""

    space: int
    hexagon: int
    rotation: int


@dataclass(frozen=True, slots=True)
class Walk(Movement):
    """A figure goes along a route in ``hops`` hops."""

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
    """A temple's next level comes out of the ground; ``state`` is the position with that level."""

    state: View
    space: int


@dataclass(frozen=True, slots=True)
class Puff(Movement):
    """A cloud of dust at a point."""

    at: Point


@dataclass(frozen=True, slots=True)
class FlyWafer(Movement):
    """A treasure flies; a ``hidden`` one is turned over first."""

    kind: int
    start: Place
    goal: Place
    hidden: bool


@dataclass(frozen=True, slots=True)
class TakeHexagon(Movement):
    """A hexagon of the display, at place ``rank``, is taken in hand."""

    hexagon: int
    rank: int


@dataclass(frozen=True, slots=True)
class LeaveMatch(Movement):
    """The hexagon in hand leaves the match."""

    hexagon: int


@dataclass(frozen=True, slots=True)
class FlyBid(Movement):
    """A bid flies from the bidder's score to the bidder's place in the auction."""

    points: int
    seat: int


@dataclass(frozen=True, slots=True)
class Erupt(Movement):
    """A volcano over the board comes, breaks out, and goes; ``stage`` is 0, 1 or 2."""

    hexagon: int
    stage: int


@dataclass(frozen=True, slots=True)
class Count(Movement):
    """Points light up at ``start``, a space or a seat's panel, and fly to the seat's score."""

    points: int
    seat: int
    start: int | AtSeat


@dataclass(frozen=True, slots=True)
class Cheer(Movement):
    """Gold coins spring from the winner's panel."""

    seat: int


@dataclass(frozen=True, slots=True)
class Step:
    """Movements at the same time.

    Attributes:
        length: its length in seconds, at normal speed.
        moves: the movements, the lowest first.
        under: the position to draw below, without what is moving; None for the position that is
            shown. It is made for the picture, and no match ever uses it.
        sound: the name of the sound at its beginning; empty for none.
    """

    length: float
    moves: tuple[Movement, ...]
    background: View | None = None
    sound: str = ""
