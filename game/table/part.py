"""What a table is put together from: parts that draw what is shown and tell what lies where."""

from collections.abc import Iterator
from typing import Protocol, TypeVar

from pygame import Rect

from game.ui.input import Gesture, Pos
from game.ui.screen import Canvas, Screen

AreaT_contra = TypeVar("AreaT_contra", contravariant=True)
"""Where a part lies: a rectangle of the window, or several."""
ShownT_contra = TypeVar("ShownT_contra", contravariant=True)
"""What a game's parts are shown."""
ThingT = TypeVar("ThingT")
"""What lies on a game's table."""


class Part(Protocol[AreaT_contra, ShownT_contra, ThingT]):
    """A part of the table. It is drawn anew when what is shown has changed, not in every frame."""

    def lay_out(self, screen: Screen, area: AreaT_contra) -> None:
        """Everything anew in this place of the window, in pixels."""

    def show(self, shown: ShownT_contra) -> None:
        """This is what is seen from now on: where everything lies follows from it."""

    def paint(self, canvas: Canvas, shown: ShownT_contra) -> None:
        """Draws what is seen, which it was shown."""

    def pick(self, pos: Pos) -> ThingT | None:
        """What lies at a pixel; None beside everything."""

    def place_of(self, thing: ThingT) -> Rect | None:
        """Where something lies, for what moves there or explains it; None if not here."""


class Board(Part[Rect, ShownT_contra, ThingT], Protocol[ShownT_contra, ThingT]):
    """The part that a game is played on."""

    def prepare(self, canvas: Canvas, shown: ShownT_contra) -> Iterator[None]:
        """Draws what is seen, part by part."""

    def steer(self, gesture: Gesture) -> bool | ThingT:
        """True if a gesture has moved what is seen: panned, zoomed; a thing where it has turned to
        that."""
