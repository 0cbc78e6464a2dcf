"""A seat's scoring as it is counted, temple by temple, then the treasures (ux, "Volcano")."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.table.news import Interlude
from game.tikal.rules.actions import Action, EndTurn
from game.tikal.rules.hidden import View
from game.tikal.rules.turns.scoring import Breakdown, breakdown
from game.tikal.table import words
from game.tikal.table.shown.cards import ScoringLine
from game.tikal.words.names import treasures


@dataclass(frozen=True, slots=True)
class Scoring(Interlude):
    """A seat's scoring that has just been played, and what was seen when it was scored."""

    view: View
    seat: int
    paid: Breakdown


def scoring_of(before: View, action: Action) -> Scoring | None:
    """The scoring that ending a turn brings about, None outside a scoring round."""
    if isinstance(action, EndTurn) and before.queue:
        return Scoring(before, before.seat, breakdown(before, before.seat))
    return None


@dataclass(frozen=True, eq=False, slots=True)
class Tally:
    """A seat's scoring, to be counted for all to see; one that is made anew is counted anew.

    Attributes:
        seat: who scores.
        lines: all that pays.
        paid: the same in figures.
        winners: who is cheered afterwards, if the game is over.
        at_once: True where nothing is on its way.
    """

    seat: int
    lines: tuple[ScoringLine, ...]
    paid: Breakdown
    winners: tuple[int, ...]
    at_once: bool


def tally_of(scoring: Scoring, at_once: bool, winners: Sequence[int] = ()) -> Tally:
    """What is counted of a scoring; ``winners`` of a game that is over then are cheered."""
    return Tally(scoring.seat, tuple(_lines(scoring)), scoring.paid, tuple(winners), at_once)


def _lines(scoring: Scoring) -> list[ScoringLine]:
    view, paid = scoring.view, scoring.paid
    lines = [ScoringLine(space, words.space(view, space), points) for space, points in paid.temples]
    if paid.treasures:
        lines.append(ScoringLine(None, treasures(), paid.treasures))
    return lines
