"""What every part around the board does alike that is one rectangle."""

from pygame import Rect

from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import Thing
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen


class Placed:
    """A part that is one rectangle.

    Attributes:
        rect: its place in the window, in pixels.
        thing: what it is; None for nothing that can be touched.
    """

    rect = Rect(0, 0, 0, 0)
    thing: Thing | None = None

    def lay_out(self, screen: Screen, area: Rect) -> None:  # noqa: ARG002 (its canvas has it)
        """All of this place of the window."""
        self.rect = area

    def show(self, shown: Shown) -> None:
        """Nothing of it lies elsewhere because of that."""

    def paint(self, canvas: Canvas, shown: Shown) -> None:
        """Draws what is seen."""
        raise NotImplementedError

    def pick(self, pos: Pos) -> Thing | None:
        """What lies at a pixel."""
        return self.thing if self.rect.collidepoint(pos) else None

    def place_of(self, thing: Thing) -> Rect | None:
        """Where something lies; None if not here."""
        return self.rect if thing == self.thing else None
