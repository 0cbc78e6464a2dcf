"""A picture in the rules: a position of the game, and a line that says what is to be seen."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from game.ui.screen import Canvas


@dataclass(frozen=True)
class Illustration:
    """What a game's own part paints into the rules.

    Attributes:
        shown: the position and what of it is to be seen, as that part knows it; it can be hashed.
        ratio: its width by its height.
        caption: what is to be seen.
    """

    shown: object
    ratio: float
    caption: str


Paint = Callable[[Any, Canvas], Iterator[None]]
"""Covers a canvas with what a figure shows, part by part."""
