"""The base class of the parts around the board that are one rectangle."""

from pygame import Rect

from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import Thing
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen


class Placed:
    """A part that is one rectangle.

    Attributes:
        rect: its place in the window, in pixels.
        thing: the thing that it is; None for a part that cannot be touched.
    """

    rect = Rect(0, 0, 0, 0)
    thing: Thing | None = None

    def lay_out(self, screen: Screen, area: Rect) -> None:  # noqa: ARG002 (its canvas has it)
        """Take a rectangle of the window as the part's place."""
        self.rect = area

    def show(self, shown: Shown) -> None:
        """Do nothing: what is shown does not change the part's layout."""

    def paint(self, canvas: Canvas, shown: Shown) -> None:
        """Draw the part."""
        raise NotImplementedError

    def pick(self, pos: Pos) -> Thing | None:
        """Return the part's thing if the pixel lies in it, else None."""
        return self.thing if self.rect.collidepoint(pos) else None

    def place_of(self, thing: Thing) -> Rect | None:
        """Return the part's rectangle if the thing is the part's own, else None."""
        return self.rect if thing == self.thing else None
