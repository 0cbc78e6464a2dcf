"""The parts of the picture, and which things lie where in them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from pygame import Rect

from game.table.part import Board, Part
from game.table.players import Player
from game.tzolkin.table import panels as beside
from game.tzolkin.table.board import Tracks, Train
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.things import Thing
from game.tzolkin.table.view.places import Places
from game.ui import panels
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen

_PARTS: Final[Mapping[str, Callable[[Sequence[Player]], Part[Rect, Seen, Thing]]]] = {
    "temples": beside.Temples,
    "technologies": beside.Technologies,
    "buildings": beside.Buildings,
    "monuments": beside.Monuments,
    "prophecies": beside.Prophecies,
    "seats": beside.Seats,
    "goods": beside.GoodsRow,
}


class Parts:
    """Everything that lies on the table, part by part.

    Attributes:
        train, tracks: the gears in mesh, and unrolled.
        belongings: what one seat has, in a drawer.
        unrolled: True if the tracks are seen, False for the train.
        open: the drawer that is open where not everything has room; empty for none.
        area: where the gears lie.
    """

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = players
        self.open = ""
        self.belongings = beside.Belongings(players)
        self._made: dict[str, Part[Rect, Seen, Thing]] = {
            name: made(players) for name, made in _PARTS.items()
        }
        self._made["seat"] = self.belongings
        self._there: dict[str, Rect] = {}
        self.train, self.tracks = Train(players), Tracks(players)
        self.unrolled = False
        self._covered = self.area = Rect(0, 0, 0, 0)

    @property
    def there(self) -> Mapping[str, Rect]:
        """The rectangles of the visible parts, by name, without the gears."""
        return self._there

    @property
    def board(self) -> Board[Seen, Thing]:
        """The gears as they are seen now: in mesh or unrolled."""
        return self.tracks if self.unrolled else self.train

    def lay_out(self, screen: Screen, places: Places) -> None:
        """Lay everything out for a window; the drawer holds the open part."""
        self._there = dict(places.parts)
        if places.drawer.w and self.open:
            inner = places.drawer.inflate(-2 * screen.px(8), -2 * screen.px(8))
            self._there[self.open] = inner
        self._covered = places.drawer if self.open and places.over else Rect(0, 0, 0, 0)
        # the rows of unrolled gears would cover the corners that the train leaves free
        self.area = places.page if self.unrolled else places.gears
        self.board.lay_out(screen, self.area)
        for name, rect in self._there.items():
            self._made[name].lay_out(screen, rect)

    def show(self, seen: Seen) -> None:
        """Show a new state of the table in all visible parts."""
        for part in self._shown.values():
            part.show(seen)

    def paint(self, canvas: Canvas, seen: Seen) -> Iterator[None]:
        """Paint all visible parts but the gears, yielding after each."""
        for name, rect in self._there.items():
            if panels.seen(canvas, rect):
                self._made[name].paint(canvas, seen)
                yield

    def pick(self, pos: Pos) -> Thing | None:
        """Return the thing at a pixel, or None."""
        for name, rect in self._there.items():
            if rect.collidepoint(pos) and (found := self._made[name].pick(pos)) is not None:
                return found
        return None if self._covered.collidepoint(pos) else self.board.pick(pos)

    def place_of(self, thing: Thing) -> Rect | None:
        """Return a thing's rectangle; None if it cannot be seen now."""
        for name, part in self._shown.items():
            found = part.place_of(thing)
            if found is not None and (name != "board" or not self._covered.w):
                return found
        return None

    @property
    def _shown(self) -> Mapping[str, Part[Rect, Seen, Thing]]:
        return {**{name: self._made[name] for name in self._there}, "board": self.board}
