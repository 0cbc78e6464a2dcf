"""Where on the screen the places of moves are now."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.scenes.table.board import BoardView
from game.scenes.table.board.geometry import Point
from game.scenes.table.motion.moves import AtSeat, Bidder, OnDisplay, Place

_PARTS: Final = {"score": (0.9, 0.24), "supply": (0.42, 0.5), "treasures": (0.42, 0.78)}
"""The parts of a seat's panel, as parts of its width and height."""
_WAFERS_END: Final = 0.86
_WAFER_STEP: Final = 0.14
"""From wafer to wafer at the most, and where the last one is at the farthest."""


@dataclass(frozen=True, slots=True)
class Sight:
    """The table as it lies in the window.

    Attributes:
        board: the view of the board.
        treasures: what every seat has of each kind when all has arrived.
        seats: the panels of the seats.
        hand: the context panel.
        display: the displayed hexagons of an auction.
        bidders: where the seats' bids are in an auction.
    """

    board: BoardView
    treasures: Sequence[Sequence[int]]
    seats: Sequence[Rect]
    hand: Rect
    display: Sequence[Rect]
    bidders: Sequence[Rect]

    @property
    def width(self) -> float:
        """A hexagon's width in pixels."""
        return self.board.layout.width

    def pixel(self, place: Place) -> Point:
        """The pixel of a place; one of the board that cannot be seen lies at its edge."""
        match place:
            case AtSeat():
                return self._at_seat(place)
            case OnDisplay(rank):
                return self.display[rank].center
            case Bidder(seat):
                return self.bidders[seat].center
            case "hand":
                return self.hand.center
        x, y = self.board.layout.at(place)
        seen = self.board.rect
        return min(max(x, seen.left), seen.right), min(max(y, seen.top), seen.bottom)

    def _at_seat(self, place: AtSeat) -> Point:
        panel = self.seats[place.seat]
        across, down = _PARTS[place.part]
        if place.part == "treasures":
            owned = [kind for kind, count in enumerate(self.treasures[place.seat]) if count]
            rank = sum(kind < place.kind for kind in owned)
            step = min(_WAFER_STEP, (_WAFERS_END - across) / max(1, len(owned) - 1))
            across += rank * step
        return panel.x + across * panel.w, panel.y + down * panel.h
