"""Where the places of movements are on the screen now."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.table.things import Seat
from game.tikal.table.board import BoardView
from game.tikal.table.board.geometry import Point
from game.tikal.table.motion.moves import AtSeat, BidderPlace, OnDisplay, Place
from game.tikal.table.panels.auction_plan import AuctionPlan
from game.tikal.table.panels.bidders import cell_of
from game.tikal.table.things import Hand, Thing
from game.tikal.table.view.seat_plan import place_wafers, plan_seat

_POINTS: Final = 14
_FIRST: Final = 11
"""The distance in dp of the points' middle from the end of their row, and of the workers' middle
from the start of theirs."""


@dataclass(frozen=True, slots=True)
class Sight:
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
    auction: AuctionPlan

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
                return cell_of(self.auction.bidders, seat, len(self.treasures)).center
            case Hand():
                return self.there(place).center
        x, y = self.board.layout.at(place)
        seen = self.board.rect
        return min(max(x, seen.left), seen.right), min(max(y, seen.top), seen.bottom)

    def there(self, thing: Thing) -> Rect:
        """Return the rectangle of a thing that always has a place."""
        place = self.place_of(thing)
        assert place
        return place

    def _at_seat(self, place: AtSeat) -> Point:
        """Return the pixel of a part of a seat's panel."""
        screen = self.board.screen
        plan = plan_seat(screen, self.there(Seat(place.seat)))
        if place.part == "score":
            return plan.head.right - screen.px(_POINTS), plan.head.y
        if place.part == "supply":
            return plan.supplies.x + screen.px(_FIRST), plan.supplies.centery
        wafers = place_wafers(screen, plan.treasures, self.treasures[place.seat])
        return wafers[place.kind].center if place.kind in wafers else plan.treasures.center
