"""The short games from which figures are taken: set-ups with actions in their notation."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.tikal.rules.variants import AUCTION, BASIC, MINI, Variant


@dataclass(frozen=True)
class SeededGame:
    """A game by its seed, with the actions played."""

    seed: int
    actions: Sequence[str] = ()
    variant: Variant = BASIC
    seats: int = 2


EXPEDITION: Final = SeededGame(
    331,
    (
        *("tile c4 r4", "enter l a5", "enter w a5", "enter w a5"),
        *("move l a5 b4", "move l b4 c4", "move w a5 b4", "move w a5 b4", "end"),
        *("tile b3 r5", "enter l a5", "enter w a5", "enter w a5", "enter w a5"),
        *("move l a5 b4", "move l b4 c4", "move w a5 b4", "move w a5 b4", "end"),
        *("tile c5 r0", "move w b4 c4", "move w b4 c4", "dig c4", "enter w a5", "end"),
        *("tile d3 r4", "move w b4 c4", "move w b4 b3", "recover b3", "enter w a5", "enter w a5"),
        *("end", "tile c3 r2", "move w a5 b4", "move w b4 c5", "camp c5", "enter w c5", "end"),
        *("tile d4 r0", "move w a5 b5", "move w a5 b5", "dig b5", "end", "end", "end"),
        *("tile d5 r0", "guard c4"),
    ),
)
"""Ada's leader and two workers hold the temple at c4 against Ben's leader and one worker."""
LAID: Final = 1
ARRIVED: Final = 4
SPENT: Final = 8
TIED: Final = 18
UNCOVERED: Final = 23
RECOVERED: Final = 29
HELD: Final = 37
SCORED: Final = 45
VOLCANO: Final = 46
GUARDED: Final = 47
"""Moments of the game above, as numbers of actions played. In this order: the first hexagon lies,
the members stand in the base camp, Ada has one action point left, both leaders are at c4, one level
is uncovered, Ben has recovered a treasure, the camp stands and the temple is held, the first
scoring round is over, the volcano is laid, the guard stands."""

CAMPS: Final = SeededGame(
    18,
    (
        *("tile b3 r0", "enter w a5", "move w a5 b4", "end"),
        *("tile c4 r0", "enter w a5", "move w a5 b4", "move w b4 c4", "end"),
        *("tile a3 r0", "end", "tile d3 r0", "end", "tile a2 r0", "end", "tile c3 r0", "end"),
        *("tile c5 r0", "move w b4 c5"),
    ),
)
"""A game with three jungle hexagons: Ben has a worker on c4; Ada, whose turn it is, on c5."""

BIDDING: Final = SeededGame(
    0, ("bid 1", "bid 3", "pass", "bid 4", "pass", "bid 5"), variant=AUCTION, seats=4
)
"""An auction: the second player has bid most; the third and the first have passed."""

SMALL: Final = SeededGame(7, variant=MINI)
"""Mini Tikal before the first action."""
