"""The contents of figures: a position on the board, or what lies beside it."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.tikal.rules.setup import Options
from game.tikal.words.figures.games import SeededGame

AS_IT_COMES = Options()


@dataclass(frozen=True)
class ShownPosition:
    """A position on the board, and what the figure shows of it.

    Attributes:
        play: the game that leads to the position.
        actions: how many of its actions are played.
        area: the spaces that the figure shows.
        options: the rule options of the game.
        lays: notation of a placement of the hexagon in hand to show; it need not be legal.
        walker: the space from which a worker of the seat to act could go.
        way: the space to which the walker's way is drawn.
        secret: whether the walker takes secret paths alone.
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
    """The treasures of two players before and after an exchange.

    Attributes:
        hands: how many treasures of every kind each player has.
        give: the kind that the first player gives.
        take: the kind that the first player takes.
    """

    hands: tuple[Sequence[int], Sequence[int]]
    give: int
    take: int


@dataclass(frozen=True)
class Auctioned:
    """The display of an auction, and each seat's part in it."""

    play: SeededGame
