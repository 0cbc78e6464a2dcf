"""What every part beside the gears does alike: it knows where its things lie."""

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
"""Half of the least gap between two things, in dp: a finger between them means one of them."""


class Placed(ABC):
    """A part that is its things' rectangles.

    Attributes:
        players: who plays, by seat.
        screen, area: the window, and the part's place in it.
        places: where each thing lies; what lies on another comes after it.
    """

    screen: Screen

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = players
        self.area = Rect(0, 0, 0, 0)
        self.places: Mapping[Thing, Rect] = {}
        self._seen: Seen | None = None

    def lay_out(self, screen: Screen, area: Rect) -> None:
        """Everything anew in this place of the window, in pixels."""
        self.screen, self.area = screen, area
        if self._seen:
            self.places = self.arranged(self._seen)

    def show(self, seen: Seen) -> None:
        """This is what is seen from now on."""
        self._seen = seen
        self.places = self.arranged(seen)

    @abstractmethod
    def arranged(self, seen: Seen) -> Mapping[Thing, Rect]:
        """Where each thing lies."""

    @abstractmethod
    def paint(self, canvas: Canvas, seen: Seen) -> None:
        """Draws what is seen, which it was shown."""

    def standing(self, seen: Seen, thing: Thing, seats: Sequence[int]) -> MarkOwners:
        """The marks of these seats on a thing, and of the one that would come there."""
        ghosts = (self.players[seen.shadows[thing]].mark,) if thing in seen.shadows else ()
        return MarkOwners(tuple(self.players[seat].mark for seat in seats), ghosts)

    def pick(self, pos: Pos) -> Thing | None:
        """What lies at a pixel: what can be touched to go on, else the smallest of what lies
        there, or beside a gap there."""
        gap = self.screen.px(_GAP)
        here = self._within(pos, 0) or self._within(pos, gap)
        meant = [thing for thing in here if self._seen and thing in self._seen.lit]
        return next(reversed(meant or here), None)

    def _within(self, pos: Pos, around: int) -> list[Thing]:
        """What lies no farther than so many pixels from one."""
        wide = 2 * around
        return [
            thing
            for thing, rect in self.places.items()
            if rect.inflate(wide, wide).collidepoint(pos)
        ]

    def place_of(self, thing: Thing) -> Rect | None:
        """Where something lies; None if not here."""
        return self.places.get(thing)
