"""A sheet of figures, with a column for every seat, and how much of it is shown."""

from dataclasses import dataclass

from game.ui.controls.said import Said
from game.ui.sentence import Words

Row = tuple[Words, tuple[Words, ...]]
"""A label, and the figure of every seat."""


@dataclass(frozen=True)
class Sheet:
    """A table of figures with sums.

    Attributes:
        title, hint: what it is about.
        groups: its rows; the last one is the sum. Empty if there is nothing to count.
        note: how to read it, one sentence each.
        sums: for every seat, what its points are the sum of.
    """

    title: Words
    hint: Words
    groups: tuple[tuple[Row, ...], ...] = ()
    note: tuple[Words, ...] = ()
    sums: tuple[Said, ...] = ()

    @property
    def rows(self) -> int:
        """The number of rows in all groups."""
        return sum(map(len, self.groups))


@dataclass(frozen=True, slots=True)
class Cover:
    """A sheet that lies over the board.

    Attributes:
        sheet: the sheet.
        counted: the number of rows that have come in; None for all.
    """

    sheet: Sheet
    counted: int | None = None
