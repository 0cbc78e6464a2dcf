"""A figure in the rulebook: a position of the game with a caption."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from game.ui.screen import Canvas


@dataclass(frozen=True)
class Illustration:
    """A figure that the game itself paints.

    Attributes:
        shown: the position and the part of it to paint, in a form that the game's ``Paint``
            function knows; hashable.
        ratio: its width divided by its height.
        caption: the line below it.
    """

    shown: object
    ratio: float
    caption: str


Paint = Callable[[Any, Canvas], Iterator[None]]
"""Paints the ``shown`` value of a figure over a whole canvas, part by part."""
