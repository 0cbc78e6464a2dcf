"""What is counted, a column for every seat, and what of it lies over the board."""

from dataclasses import dataclass

from game.ui.controls.said import Said
from game.ui.sentence import Words

Row = tuple[Words, tuple[Words, ...]]
"""What is counted, and the figure of every seat."""


@dataclass(frozen=True)
class Sheet:
    """A table of figures with a sum, and what there is to know of it.

    Attributes:
        title, hint: what it is about.
        groups: its rows; the last one is the sum. Without any there is nothing to count.
        note: how it is to be read, a sentence each.
        sums: for every seat what its points are the sum of.
    """

    title: Words
    hint: Words
    groups: tuple[tuple[Row, ...], ...] = ()
    note: tuple[Words, ...] = ()
    sums: tuple[Said, ...] = ()

    @property
    def rows(self) -> int:
        """How many there are."""
        return sum(map(len, self.groups))


@dataclass(frozen=True, slots=True)
class Cover:
    """What lies over the board.

    Attributes:
        sheet: a sheet.
        counted: rows of it that have come in; None for all.
    """

    sheet: Sheet
    counted: int | None = None
