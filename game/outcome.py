"""The results of a match in the form that all games share: points, their course, an analysis."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.ui.sentence import Words

if TYPE_CHECKING:
    from pygame import Surface

    from game.core.game import OwnMatch
    from game.ui.scene import Stage
    from game.ui.screen import Screen

Row = tuple[Words, Sequence[Words]]
"""What is counted, and its value for each seat."""


@dataclass(frozen=True)
class Standing:
    """A player's final result.

    Attributes:
        name: the player's name.
        mark: the player's mark, such as a colour.
        score: the points; some games use quarters of a point.
        sources: where the points came from: pairs of an icon and a number of points.
        tie: breaks a tie in points; the larger number wins.
        portrait: the sprite of the player's portrait; empty to show the mark instead.
        player_kind: the level and temper of a computer player; empty for people.
    """

    name: str
    mark: str
    score: float
    sources: Sequence[tuple[str, int]] = ()
    tie: int = 0
    portrait: str = ""
    player_kind: Words = ""


@dataclass(frozen=True)
class Loss:
    """What cost a player points in a match.

    Attributes:
        words: what it was, in a line.
        cost: the points that it cost, counted or estimated; nothing was lost up to 0.
        rule: the section of the rulebook about it.
        lesson: the id of the lesson about it; empty for none.
    """

    words: Words
    cost: float
    rule: str
    lesson: str = ""


def loss_to_rival(
    told: Callable[[int, str, int], Words],
    points: Sequence[int],
    seat: int,
    names: Sequence[str],
    *,
    rule: str,
    lesson: str,
) -> Loss:
    """Return what a seat got less from a source of points than the rival who got most.

    Args:
        told: words the line, from the seat's points, the rival's name, and the rival's points.
        points: the points of every seat from that source.
        seat: the seat.
        names: the names of all players.
        rule, lesson: where the source is explained (``Loss``).
    """
    rival = best_rival(points, seat)
    words = told(points[seat], names[rival], points[rival])
    return Loss(words, points[rival] - points[seat], rule, lesson)


REST_PICTURE: Final = "icon_score"
"""The sprite of the points that are not told one by one."""
MOST_FACTS: Final = 3
"""The most facts that are told of a match."""


@dataclass(frozen=True)
class DecidingFact:
    """Something in which a player and the best rival differ at the end of a match.

    Attributes:
        words: what both had, in a sentence for a beginner.
        picture: the sprite of what it is about.
        ahead: the points by which the player is ahead because of it; negative if behind.
    """

    words: Words
    picture: str
    ahead: float


def best_rival(scores: Sequence[float], seat: int) -> int:
    """Return the seat that has most points of all but one."""
    return max((one for one in range(len(scores)) if one != seat), key=scores.__getitem__)


def most_telling(facts: Iterable[DecidingFact], rest: Words) -> list[DecidingFact]:
    """Return the facts that made most points, the greatest first; only those that made any.

    What all others made together comes last, as a fact with the words ``rest``: so the points of
    all that is told are those between the two.
    """
    told = sorted((one for one in facts if one.ahead), key=lambda one: -abs(one.ahead))
    first, others = told[:MOST_FACTS], told[MOST_FACTS:]
    if len(others) < 2:
        return told
    together = sum(one.ahead for one in others)
    return [*first, *[DecidingFact(rest, REST_PICTURE, together)] * bool(together)]


@dataclass(frozen=True)
class PointsHistory:
    """The points of all seats turn by turn; the first entry is from before the first turn.

    Attributes:
        points: the points of every seat after each turn.
        if_scored: the points of every seat if the position after each turn had been scored; empty
            for games without scoring rounds.
        scorings: for each scoring round, the number of turns after which it was over.
        scoring_sprite: the sprite that marks a scoring round; empty for none.
    """

    points: tuple[tuple[int, ...], ...]
    if_scored: tuple[tuple[int, ...], ...] = ()
    scorings: tuple[int, ...] = ()
    scoring_sprite: str = ""


@dataclass(frozen=True)
class ResultsPage:
    """A further page of the results.

    Attributes:
        id: the page's name in the program.
        label: the page's title.
        table: groups of rows.
    """

    id: str
    label: Words
    table: Sequence[Sequence[Row]]


@dataclass(frozen=True)
class Results:
    """Everything that the results scene shows of a match.

    Attributes:
        standings: the players' results by seat.
        table: groups of rows; the last group holds the total points.
        history: the points turn by turn; None if the game does not record them.
        pages: further pages of statistics.
        show_draw: opens a page that shows what was drawn by chance; None for no such page.
        subtitle: which game it was and when it was played, in one line.
        ended: why the match ended when it did; empty where that is plain.
        legend: how figures of the table are read, for whoever listens; empty where that is plain.
    """

    standings: Sequence[Standing]
    table: Sequence[Sequence[Row]]
    history: PointsHistory | None = None
    pages: Sequence[ResultsPage] = ()
    show_draw: Callable[[Stage], None] | None = None
    subtitle: Words = ""
    ended: Words = ""
    legend: Words = ""


Step = tuple[Words, int]
"""A step of a turn in words, and the action points (or the like) it costs; 0 to show no cost."""
PaintPosition = Callable[["Screen", tuple[int, int]], Generator[None, None, "Surface"]]
"""Paints a picture of the given size in pixels, part by part, and returns it."""


@dataclass(frozen=True)
class TurnLine:
    """One way to play a turn: its steps, and pictures of the board.

    Attributes:
        steps: its steps.
        paint: paints all steps on the board; the first so many are marked, all for None.
    """

    steps: Sequence[Step]
    paint: Callable[[int | None], PaintPosition]


@dataclass(frozen=True)
class CostlyTurn:
    """A turn that could have been played better.

    Attributes:
        turn: the turn's number, from 1.
        seat: the seat that played it.
        cost: the points that the turn cost, proved by playing on.
        error: their standard error.
        deals: in how many dealt games both ways were played on.
        played: what was done.
        better: what would have been better.
        reason: the purpose of the better way.
        differences: the places where the two differ most, each with the points that the better
            way is worth more there; below 0 where what was played is worth more.
    """

    turn: int
    seat: int
    cost: float
    error: float
    deals: int
    played: TurnLine
    better: TurnLine
    reason: Words
    differences: Sequence[tuple[Words, int]] = ()


@dataclass(frozen=True)
class Analysis:
    """A computer player's analysis of a finished match, as far as it has come.

    Attributes:
        share: the share of the work that is done (0 to 1).
        expected: the final points that were forecast for every seat, turn by turn; None before
            that is worked out.
        chances: every seat's chance to win, in percent, turn by turn; None before.
        decisive: the number of the turn, from 1, that changed somebody's chance most; 0 before.
        costly: the turns that cost most, the worst first.
    """

    share: float = 0.0
    expected: PointsHistory | None = None
    chances: PointsHistory | None = None
    decisive: int = 0
    costly: Sequence[CostlyTurn] = ()


Analyse = Callable[["OwnMatch"], Generator[Analysis, None, Analysis]]
"""Analyses a match; yields the analysis as far as it has come, very often, and returns it."""
