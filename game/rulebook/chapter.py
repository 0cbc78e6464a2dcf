"""A chapter of the rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.rulebook.figure import Figure


@dataclass(frozen=True)
class Chapter:
    """A heading and its paragraphs.

    Attributes:
        figures: by the number of the paragraph that they follow, counted from 0.
    """

    heading: str
    paragraphs: list[str]
    figures: Mapping[int, Figure] = field(default_factory=dict)
