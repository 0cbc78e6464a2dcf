"""The base of the parts beside the gears, which know where their things lie."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final

from pygame import Rect

from game.table.players import Player
from game.tzolkin.table.panels.ground import MarkOwners
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.things import Thing
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen

_GAP: Final = 1
"""Half of the smallest gap between two things, in dp: a touch in the gap means one of them."""


class Placed(ABC):
    """A part that consists of its things' rectangles.

    Attributes:
        players: the players, by seat.
        screen, area: the window, and the part's rectangle in it.
        places: each thing's rectangle; a thing that lies on another comes after it.
    """

    screen: Screen

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = players
        self.area = Rect(0, 0, 0, 0)
        self.places: Mapping[Thing, Rect] = {}
        self._seen: Seen | None = None

    def lay_out(self, screen: Screen, area: Rect) -> None:
        """Lay everything out in this rectangle of the window, in pixels."""
        self.screen, self.area = screen, area
        if self._seen:
            self.places = self.arranged(self._seen)

    def show(self, seen: Seen) -> None:
        """Take over what is seen, and arrange the things for it."""
        self._seen = seen
        self.places = self.arranged(seen)

    @abstractmethod
    def arranged(self, seen: Seen) -> Mapping[Thing, Rect]:
        """Return the rectangle of each thing."""

    @abstractmethod
    def paint(self, canvas: Canvas, seen: Seen) -> None:
        """Draw what is seen; ``show`` was called with it before."""

    def standing(self, seen: Seen, thing: Thing, seats: Sequence[int]) -> MarkOwners:
        """Return the marks of these seats on a thing, and the mark that would come there."""
        ghosts = (self.players[seen.shadows[thing]].mark,) if thing in seen.shadows else ()
        return MarkOwners(tuple(self.players[seat].mark for seat in seats), ghosts)

    def pick(self, pos: Pos) -> Thing | None:
        """Return the thing at a pixel or beside a gap there; None if there is none.

        A lit thing is preferred, then the topmost.
        """
        gap = self.screen.px(_GAP)
        here = self._within(pos, 0) or self._within(pos, gap)
        meant = [thing for thing in here if self._seen and thing in self._seen.lit]
        return next(reversed(meant or here), None)

    def _within(self, pos: Pos, around: int) -> list[Thing]:
        """Return the things at most ``around`` pixels from a pixel."""
        wide = 2 * around
        return [
            thing
            for thing, rect in self.places.items()
            if rect.inflate(wide, wide).collidepoint(pos)
        ]

    def place_of(self, thing: Thing) -> Rect | None:
        """Return a thing's rectangle; None if it is not here."""
        return self.places.get(thing)
