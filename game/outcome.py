"""What a game tells of the end of a match, to be shown by what all games share."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ui.sentence import Words

if TYPE_CHECKING:
    from pygame import Surface

    from game.core.game import OwnMatch
    from game.ui.scene import Stage
    from game.ui.screen import Screen

Row = tuple[Words, Sequence[Words]]
"""What is counted, and its number for each seat."""


@dataclass(frozen=True)
class Standing:
    """A player at the end.

    Attributes:
        score: the points; some games know quarters of one.
        sources: where they came from: an icon, and how many.
        tie: what decides between equal points, the more the better.
        portrait: the sprite of who it is; the mark where there is none.
        who: the level and temper of a computer player; empty for people.
    """

    name: str
    mark: str
    score: float
    sources: Sequence[tuple[str, int]] = ()
    tie: int = 0
    portrait: str = ""
    who: Words = ""


@dataclass(frozen=True)
class PointsHistory:
    """How the points went, turn by turn; the first are those before all turns.

    Attributes:
        points: those of every seat after each turn.
        would: what they would have been if that position had been scored; empty where a game has
            no such thing.
        scorings: after how many turns each scoring round was over.
        sign: the sprite of a scoring; empty for none.
    """

    points: tuple[tuple[int, ...], ...]
    would: tuple[tuple[int, ...], ...] = ()
    scorings: tuple[int, ...] = ()
    sign: str = ""


@dataclass(frozen=True)
class ResultsPage:
    """A page of the results: its name in the program, its name, and groups of rows."""

    id: str
    label: Words
    table: Sequence[Sequence[Row]]


@dataclass(frozen=True)
class Results:
    """What the results show.

    Attributes:
        standings: the players by seat.
        table: groups of rows, the last of them the points of all.
        course: how the points went; None where a game does not tell.
        pages: what else is counted.
        show_draw: lays a page over the stage that shows what chance gave; None without one.
        told: which game it was, and when it was played, in a line.
    """

    standings: Sequence[Standing]
    table: Sequence[Sequence[Row]]
    course: PointsHistory | None = None
    pages: Sequence[ResultsPage] = ()
    show_draw: Callable[[Stage], None] | None = None
    told: Words = ""


Step = tuple[Words, int]
"""What is done, and the action points or the like that it takes; 0 for nothing to be told."""
PaintPosition = Callable[["Screen", tuple[int, int]], Generator[None, None, "Surface"]]
"""Paints a picture of so many pixels, part by part."""


@dataclass(frozen=True)
class TurnLine:
    """One way to play a turn: its steps, and a picture of the position with them on it."""

    steps: Sequence[Step]
    paint: PaintPosition


@dataclass(frozen=True)
class Costly:
    """A turn that could have been better.

    Attributes:
        turn: its number, from 1.
        seat: whose it was.
        cost: the points that it cost, as a computer player judges.
        played, better: what was done, and what would have been better.
        reason: what that would have been for.
    """

    turn: int
    seat: int
    cost: int
    played: TurnLine
    better: TurnLine
    reason: Words


@dataclass(frozen=True)
class Analysis:
    """What a computer player makes of a finished match.

    Attributes:
        expected: what it made of everybody's position, in points at the end, turn by turn.
        costly: the turns that cost most, the worst first.
    """

    expected: PointsHistory
    costly: Sequence[Costly]


Analyse = Callable[["OwnMatch"], Generator[float, None, "Analysis"]]
"""Works on an analysis part by part, and tells how much of it is done (0 to 1)."""
