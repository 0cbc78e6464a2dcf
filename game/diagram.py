"""What a game tells of a position, to be shown by a table that knows no game."""

from dataclasses import dataclass

from game.ui.sentence import Words


@dataclass(frozen=True, slots=True)
class DiagramSpace:
    """A space of a board.

    Attributes:
        name: as the notation of actions has it.
        at: its column and its row, which may be halves; neighbours are 1 apart.
        seat: whose piece stands there; None for nobody's.
        text: what is written there, in a few letters.
        words: what lies there, for whoever asks.
    """

    name: str
    at: tuple[float, float]
    seat: int | None = None
    text: Words = ""
    words: Words = ""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that is told of a position: what it is, and its value.

    Attributes:
        level: 0 for what stands alone, 1 for what belongs to a line of 0 above it, and so on.
    """

    name: Words
    value: Words = ""
    level: int = 0


@dataclass(frozen=True, slots=True)
class Diagram:
    """A position.

    Attributes:
        spaces: its board, if it has one.
        hexagons: True for a board of hexagons: columns are whole, rows are halves in every other.
        lines: what else there is to be told.
    """

    spaces: tuple[DiagramSpace, ...] = ()
    hexagons: bool = False
    lines: tuple[Fact, ...] = ()
