"""The parts of the picture, and the things in them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from pygame import Rect

from game.table.part import Part
from game.table.players import Player
from game.tikal.table.board import BoardView
from game.tikal.table.panels.placed import Placed
from game.tikal.table.panels.stack.beside import StockPanel
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import Thing
from game.tikal.table.view.beside import Beside
from game.tikal.table.view.places import Places
from game.tikal.table.view.seats import SeatPanel
from game.ui import panels
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen


class Parts:
    """All parts of the table.

    Attributes:
        board: the board.
        beside: the card or panel beside the board.
    """

    def __init__(self, screen: Screen, players: Sequence[Player], area: Sequence[int]) -> None:
        self.board = BoardView(screen, screen.safe, [player.mark for player in players], area)
        self.beside = Beside()
        self._seats = [SeatPanel(seat) for seat in range(len(players))]
        self._stock = StockPanel()

    def lay_out(self, screen: Screen, places: Places) -> None:
        """Lay out every part in its place."""
        layout = places.layout
        for panel, rect in zip(self._seats, layout.seats, strict=True):
            panel.lay_out(screen, rect)
        self._stock.lay_out(screen, layout.stock)
        self.beside.lay_out(screen, places)
        self.board.lay_out(screen, layout.board)

    def show(self, shown: Shown) -> None:
        """Pass what is shown to every part."""
        for part in self._all:
            part.show(shown)

    def paint(self, canvas: Canvas, shown: Shown) -> Iterator[None]:
        """Paint all parts but the board, part by part."""
        yield from _paint(canvas, shown, self._seats)
        yield from self.beside.prepare(canvas, shown)
        yield from _paint(canvas, shown, [self._stock])

    def pick(self, pos: Pos) -> Thing | None:
        """Return the thing under a pixel, or None."""
        found = (part.pick(pos) for part in self._all)
        return next((thing for thing in found if thing is not None), None)

    def place_of(self, thing: Thing) -> Rect | None:
        """Return the rectangle of a thing; None if the thing cannot be seen now."""
        found = (part.place_of(thing) for part in self._all)
        return next((place for place in found if place is not None), None)

    @property
    def _all(self) -> Iterable[Part[Any, Shown, Thing]]:
        return *self._seats, self.beside, self._stock, self.board


def _paint(canvas: Canvas, shown: Shown, parts: Iterable[Placed]) -> Iterator[None]:
    """Paint those of the parts that have room and lie in the canvas's clip."""
    for part in parts:
        if part.rect.w and panels.seen(canvas, part.rect):
            part.paint(canvas, shown)
            yield
