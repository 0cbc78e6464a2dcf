"""What the table is put together from: parts that draw what is seen and tell what lies where."""

from collections.abc import Iterator
from typing import Protocol

from pygame import Rect

from game.tzolkin.table.seen import Seen
from game.tzolkin.table.things import Thing
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen


class Part(Protocol):
    """A part of the table. It is drawn anew when what is seen has changed, not in every frame."""

    def lay_out(self, screen: Screen, area: Rect) -> None:
        """Everything anew in this place of the window, in pixels."""

    def show(self, seen: Seen) -> None:
        """This is what is seen from now on: where everything lies follows from it."""

    def paint(self, canvas: Canvas, seen: Seen) -> None:
        """Draws what is seen, which it was shown."""

    def pick(self, pos: Pos) -> Thing | None:
        """What lies at a pixel; None beside everything."""

    def place_of(self, thing: Thing) -> Rect | None:
        """Where something lies, for what moves there or explains it; None if not here."""


class Board(Part, Protocol):
    """The part that the gears are on."""

    def prepare(self, canvas: Canvas, seen: Seen) -> Iterator[None]:
        """Draws what is seen, part by part."""
