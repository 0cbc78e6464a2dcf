"""What a figure shows: a position on the board, or what lies beside it."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.tikal.rules.setup import Options
from game.tikal.words.figures.games import SeededGame

AS_IT_COMES = Options()


@dataclass(frozen=True)
class ShownPosition:
    """A position on the board, and what of it is to be seen.

    Attributes:
        play: the game.
        actions: how many of its actions are played.
        area: the spaces about which it is.
        options: what the game is played by.
        lays: a placement of the hexagon in hand, for a look, be it allowed or not.
        walker: the space from which a worker of the seat to act could go.
        way: the space to which his way is drawn.
        secret: whether he takes the secret paths alone.
        allowed: the kind of action whose spaces are lit, by its notation.
        pays: the temple that is being scored.
        counted: whether every temple shows whom it pays, and how much.
    """

    play: SeededGame
    actions: int
    area: Sequence[int]
    options: Options = AS_IT_COMES
    lays: str = ""
    walker: int | None = None
    way: int | None = None
    secret: bool = False
    allowed: str = ""
    pays: int | None = None
    counted: bool = False


@dataclass(frozen=True)
class Kinds:
    """A hexagon of each kind, by its number, with what the kind is called."""

    hexagons: Sequence[int]


@dataclass(frozen=True)
class Sets:
    """Treasures of one kind, a row for each number of them, with what they pay."""

    kind: int


@dataclass(frozen=True)
class Exchanged:
    """What two players have before an exchange and after it.

    Attributes:
        hands: what each has of every kind.
        give: the kind that the first player gives.
        take: the kind that he takes.
    """

    hands: tuple[Sequence[int], Sequence[int]]
    give: int
    take: int


@dataclass(frozen=True)
class Auctioned:
    """The display of an auction, and how everybody stands in it."""

    play: SeededGame
