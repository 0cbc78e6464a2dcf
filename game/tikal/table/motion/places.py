"""Where movements begin and end: single pieces on the board, other places on the screen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.table.things import Seat
from game.tikal.rules.actions import LEADER
from game.tikal.rules.board import NEIGHBOURS
from game.tikal.rules.state import State
from game.tikal.table.board import BoardView, pieces
from game.tikal.table.board.geometry import SIDES, HexagonView, Point
from game.tikal.table.board.slots import GUARD, MEMBERS, TENT, Group, Stand, stands_on
from game.tikal.table.motion.moves import AtSeat, BidderPlace, MovingPiece, OnDisplay, Place
from game.tikal.table.panels.auction import bidder_cell
from game.tikal.table.panels.auction_layout import AuctionLayout
from game.tikal.table.things import Hand, Thing
from game.tikal.table.view.seat_chip import wafer_boxes
from game.tikal.table.view.seats import lay_out_seat

# The places of single pieces on the board of a position, in widths of a hexagon.

_VIA: Final[Point] = (0.0, 0.13)
"""Where a hexagon is crossed: below its middle, in front of temples."""


def place_member(
    state: State, seat: int, letter: str, space: int, *, seen: HexagonView
) -> tuple[MovingPiece, Point]:
    """Return a seat's member on a space, with its foot; ``letter`` is that of the notation.

    Raises:
        ValueError: the seat has no such member there.
    """
    leads = letter == LEADER
    for stand in stands_on(state, space, seen):
        group = stand.group
        if (
            group.kind == MEMBERS
            and group.seat == seat
            and (group.leader if leads else group.workers)
        ):
            foot = stand.foot
            if not seen.compact:
                step = pieces.leader_foot if leads else pieces.workers_foot
                foot = step(stand, foot, 1.0)
            return MovingPiece(
                Group(MEMBERS, seat, int(not leads), leads), stand.size
            ), point_beside(space, foot, seen)
    raise ValueError(f"seat {seat} has no {letter} on space {space}")


def place_fixture(
    state: State, kind: str, space: int, *, seen: HexagonView
) -> tuple[MovingPiece, Point]:
    """Return the guard or tent on a space, with its foot."""
    assert kind in (GUARD, TENT)
    (stand,) = (one for one in stands_on(state, space, seen) if one.group.kind == kind)
    return MovingPiece(stand.group, stand.size), point_beside(space, stand.foot, seen)


def members_of(
    state: State, seat: int, space: int, *, seen: HexagonView
) -> list[tuple[Stand, Point]]:
    """Return the groups of a seat's members on a space, with their feet."""
    return [
        (stand, point_beside(space, stand.foot, seen))
        for stand in stands_on(state, space, seen)
        if stand.group.kind == MEMBERS and stand.group.seat == seat
    ]


def crossing_point(space: int, seen: HexagonView) -> Point:
    """Return the point where members cross a space."""
    return point_beside(space, _VIA, seen)


def border_point(here: int, there: int, seen: HexagonView) -> Point:
    """Return the middle of the side between two neighbours."""
    return point_beside(here, SIDES[seen.side(NEIGHBOURS[here].index(there))], seen)


def point_beside(space: int, offset: Point, seen: HexagonView) -> Point:
    """Return the point of the board at an offset from a space's middle."""
    x, y = seen.spot(space)
    return x + offset[0], y + offset[1]


# The places of movements on the screen.

_POINTS: Final = 14
_FIRST: Final = 11
"""The distance in dp of the points' middle from the end of their row, and of the workers' middle
from the start of theirs."""


@dataclass(frozen=True, slots=True)
class TableGeometry:
    """The table as it lies in the window.

    Attributes:
        board: the view of the board.
        place_of: returns the rectangle of a thing, None if it is not to be seen.
        treasures: each seat's treasures by kind once all have arrived.
        auction: the places of display and bidders in an auction.
    """

    board: BoardView
    place_of: Callable[[Thing], Rect | None]
    treasures: Sequence[Sequence[int]]
    auction: AuctionLayout

    @property
    def width(self) -> float:
        """The width of a hexagon in pixels."""
        return self.board.layout.width

    def pixel(self, place: Place) -> Point:
        """Return the pixel of a place; for a point of the board out of sight, the nearest one at
        its edge."""
        match place:
            case AtSeat():
                return self._at_seat(place)
            case OnDisplay(rank):
                return self.auction.displayed[rank].center
            case BidderPlace(seat):
                return bidder_cell(self.auction.bidders, seat, len(self.treasures)).center
            case Hand():
                return self.rect_of(place).center
        x, y = self.board.layout.at(place)
        seen = self.board.rect
        return min(max(x, seen.left), seen.right), min(max(y, seen.top), seen.bottom)

    def rect_of(self, thing: Thing) -> Rect:
        """Return the rectangle of a thing that always has a place."""
        place = self.place_of(thing)
        assert place
        return place

    def _at_seat(self, place: AtSeat) -> Point:
        """Return the pixel of a part of a seat's panel."""
        screen = self.board.screen
        plan = lay_out_seat(screen, self.rect_of(Seat(place.seat)))
        if place.part == "score":
            return plan.head.right - screen.px(_POINTS), plan.head.y
        if place.part == "supply":
            return plan.supplies.x + screen.px(_FIRST), plan.supplies.centery
        wafers = wafer_boxes(screen, plan.treasures, self.treasures[place.seat])
        return wafers[place.kind].center if place.kind in wafers else plan.treasures.center
