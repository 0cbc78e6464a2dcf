"""The value that every overlay returns: what it shows of a position."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from game.table.overlays.overlay import Row
from game.ui.sentence import Words

Path = Sequence[int]


@dataclass(frozen=True)
class Lens:
    """What an overlay shows; spaces are numbers of the board.

    Attributes:
        title: what the overlay is about.
        note: how to read it.
        tags: the number on each space.
        strengths: temples on which every seat's strength is shown.
        rings: the mark of the seat to which a space belongs, by space.
        legal: spaces to be lit, where what it is about may be done now.
        ways: the path to each space.
        dusk: True if all spaces without a tag are darkened.
        rows: the rows on the card beside the board.
        at: the rows in their place while a space is asked about, by space.
        remarks: a sentence about each space.
    """

    title: Words
    note: Words
    tags: Mapping[int, str] = field(default_factory=dict)
    strengths: Collection[int] = ()
    rings: Mapping[int, str] = field(default_factory=dict)
    legal: Collection[int] = ()
    ways: Mapping[int, Path] = field(default_factory=dict)
    dusk: bool = False
    rows: Sequence[Row] = ()
    at: Mapping[int, Sequence[Row]] = field(default_factory=dict)
    remarks: Mapping[int, Words] = field(default_factory=dict)
