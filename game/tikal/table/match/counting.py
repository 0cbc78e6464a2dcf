"""A seat's scoring as it is counted: temple by temple, then the treasures (ux, "Volcano")."""

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
    """A seat's scoring that has just been played; ``view`` is the position in which it was
    scored."""

    view: View
    seat: int
    paid: Breakdown


def scoring_of(before: View, action: Action) -> Scoring | None:
    """Return the scoring that an action brings about: the end of a turn in a scoring round; else
    None."""
    if isinstance(action, EndTurn) and before.queue:
        return Scoring(before, before.seat, breakdown(before, before.seat))
    return None


@dataclass(frozen=True, eq=False, slots=True)
class Tally:
    """A seat's scoring, to be counted on the screen. Each object is counted once, so tallies
    compare by identity.

    Attributes:
        seat: who scores.
        lines: everything that pays, in the order of counting.
        paid: the same in figures.
        winners: the seats to be cheered afterwards, if the match is over.
        at_once: True where the points come in at once, without motion.
    """

    seat: int
    lines: tuple[ScoringLine, ...]
    paid: Breakdown
    winners: tuple[int, ...]
    at_once: bool


def tally_of(scoring: Scoring, at_once: bool, winners: Sequence[int] = ()) -> Tally:
    """Return the tally of a scoring; ``winners`` are cheered after the last one of a match."""
    return Tally(scoring.seat, tuple(_lines(scoring)), scoring.paid, tuple(winners), at_once)


def _lines(scoring: Scoring) -> list[ScoringLine]:
    """Return a line for each temple that pays, and one for all treasures if they pay."""
    view, paid = scoring.view, scoring.paid
    lines = [ScoringLine(space, words.space(view, space), points) for space, points in paid.temples]
    if paid.treasures:
        lines.append(ScoringLine(None, treasures(), paid.treasures))
    return lines
