"""A simple diagram of a position, which a game gives to the plain table."""

from dataclasses import dataclass

from game.ui.sentence import Words


@dataclass(frozen=True, slots=True)
class DiagramSpace:
    """A space of a board.

    Attributes:
        name: the space's name in the notation of actions.
        at: column and row, possibly halves; neighbouring spaces are 1 apart.
        seat: the seat whose piece is on the space; None for no player's piece.
        text: a few letters to write on the space.
        words: a description of what is on the space, for the tooltip.
    """

    name: str
    at: tuple[float, float]
    seat: int | None = None
    text: Words = ""
    words: Words = ""


@dataclass(frozen=True, slots=True)
class Fact:
    """One line of information about a position: a name and a value.

    Attributes:
        name: what the line is about.
        value: its value; empty for a heading.
        level: the indentation: 0 for a line of its own, 1 for a line that belongs to the line of
            level 0 above it, and so on.
    """

    name: Words
    value: Words = ""
    level: int = 0


@dataclass(frozen=True, slots=True)
class Diagram:
    """A diagram of a position.

    Attributes:
        spaces: the spaces of the board; empty for a game without a board.
        hexagons: True if the spaces are hexagons: columns are then whole numbers, and every other
            column has its rows at halves.
        lines: further information about the position.
    """

    spaces: tuple[DiagramSpace, ...] = ()
    hexagons: bool = False
    lines: tuple[Fact, ...] = ()
