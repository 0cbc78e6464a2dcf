"""What an overlay shows of a position."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from game.table.overlays.overlay import Row
from game.ui.sentence import Words

Path = Sequence[int]


@dataclass(frozen=True)
class Lens:
    """Spaces are numbers of the board.

    Attributes:
        title: what is seen.
        tags: the number on each space.
        strengths: temples on which every seat's strength is told.
        rings: the mark of the seat to whom a space belongs.
        legal: spaces where it may be done now.
        ways: how one gets to each space.
        dusk: True if all spaces without a tag lie in the dark.
        rows: what is told beside the board.
        note: how that is to be read.
        at: what is told of a space instead.
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
