"""A chapter of the rules."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Chapter:
    """A heading and its paragraphs."""

    heading: str
    paragraphs: list[str]
