"""What lies beside the board: the card or panel of what is shown, and the action points."""

from collections.abc import Iterator
from typing import Any

from pygame import Rect

from game.tikal.table.panels import Card, card_of
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import Thing
from game.tikal.table.view.places import Places
from game.tikal.table.view.points import Points
from game.ui import panels
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen


class Beside:
    """A part that is another card for every kind of panel.

    Attributes:
        card: the one that is seen now.
    """

    card: Card[Any]

    def __init__(self) -> None:
        self._points = Points()

    def lay_out(self, screen: Screen, area: Places) -> None:
        """Everything anew: a card may lie over other places than its own."""
        self._screen, self._places = screen, area
        self._points.lay_out(screen, area.layout.points)

    def show(self, shown: Shown) -> None:
        """This is what is seen from now on."""
        self.card = card_of(shown.panel, shown.view, self._screen, self._places)

    def paint(self, canvas: Canvas, shown: Shown) -> None:
        """Everything."""
        for _part in self.prepare(canvas, shown):
            pass

    def prepare(self, canvas: Canvas, shown: Shown) -> Iterator[None]:
        """The panel, beside it the points, and over both what lies on a card, part by part; what
        can be seen of them."""
        seen, points = any(panels.seen(canvas, rect) for rect in self.card.area), self._points
        if seen:
            self.card.draw(canvas)
            yield
        if points.rect.w and panels.seen(canvas, points.rect):
            points.paint(canvas, shown)
        if seen:
            self.card.draw_card(canvas)
        yield

    def pick(self, pos: Pos) -> Thing | None:
        """What lies at a pixel."""
        return self.card.pick(pos)

    def place_of(self, thing: Thing) -> Rect | None:
        """Where something lies; None if not here."""
        return self.card.place_of(thing)
