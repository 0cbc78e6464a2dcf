"""The protocol of a picture's parts: they are laid out, draw what is shown, and do hit tests."""

from collections.abc import Iterator
from typing import Protocol, TypeVar

from pygame import Rect

from game.ui.input import Gesture, Pos
from game.ui.screen import Canvas, Screen

AreaT_contra = TypeVar("AreaT_contra", contravariant=True)
"""Where a part lies: one rectangle of the window, or several."""
ShownT_contra = TypeVar("ShownT_contra", contravariant=True)
"""The frozen value that a game's parts draw."""
ThingT = TypeVar("ThingT")
"""A thing on a game's table."""


class Part(Protocol[AreaT_contra, ShownT_contra, ThingT]):
    """A part of the picture. It is redrawn when what is shown has changed, not in every frame."""

    def lay_out(self, screen: Screen, area: AreaT_contra) -> None:
        """Lay everything out in a place of the window, in device pixels."""

    def show(self, shown: ShownT_contra) -> None:
        """Take a new value to show; the places of things follow from it."""

    def paint(self, canvas: Canvas, shown: ShownT_contra) -> None:
        """Draw the value that ``show`` was given last."""

    def pick(self, pos: Pos) -> ThingT | None:
        """Return the thing at a pixel; None beside everything."""

    def place_of(self, thing: ThingT) -> Rect | None:
        """Return the rectangle of a thing, for animations and tooltips.

        None if the thing is not in this part.
        """


class Board(Part[Rect, ShownT_contra, ThingT], Protocol[ShownT_contra, ThingT]):
    """The part of the picture that shows the game's board."""

    def prepare(self, canvas: Canvas, shown: ShownT_contra) -> Iterator[None]:
        """Draw what is shown, part by part."""

    def steer(self, gesture: Gesture) -> bool | ThingT:
        """Pan, zoom or turn the board by a gesture.

        Returns True if the gesture moved the view, False if it was not meant for that, and a thing
        if the board was moved to that.
        """
