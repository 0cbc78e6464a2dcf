"""A seat's scoring as it is counted, temple by temple, then the treasures (ux, "Volcano")."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.table.news import Interlude
from game.table.playing import Playing
from game.tikal.rules.actions import Action, EndTurn
from game.tikal.rules.state import State
from game.tikal.rules.turns.scoring import Breakdown, breakdown
from game.tikal.table import words
from game.tikal.table.motion import Step, scoring_steps, victory
from game.ui import theme
from game.ui.i18n import gettext as _


@dataclass(frozen=True, slots=True)
class Scoring(Interlude):
    """A seat's scoring that has just been played, and the real position that was scored."""

    state: State
    seat: int
    paid: Breakdown


def scoring_of(before: State, action: Action) -> Scoring | None:
    """The scoring that ending a turn brings about, None outside a scoring round."""
    if isinstance(action, EndTurn) and before.queue:
        return Scoring(before, before.seat, breakdown(before, before.seat))
    return None


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that pays: a temple's space, or None for all the treasures."""

    space: int | None
    label: str
    points: int


class ScoringShow:
    """Plays one seat's scoring; it waits at its end.

    The ``winners`` of a game that is over then are cheered. ``still`` counts all at once.

    Attributes:
        seat: who scores.
        lines: all that pays.
        playing: the points on their ways.
    """

    def __init__(self, scoring: Scoring, still: bool, winners: Sequence[int] = ()) -> None:
        self.seat = scoring.seat
        self.lines = tuple(_lines(scoring))
        steps = scoring_steps(scoring.seat, scoring.paid) + victory(winners)
        self.playing: Playing[Step] = Playing(steps, theme.SMOOTH, still)
        self._counted: float | None = None

    @property
    def points(self) -> int:
        """What has come to the score so far."""
        return sum(line.points for line in self.lines[: self.playing.passed])

    @property
    def shown(self) -> int:
        """How many lines are counted: each appears as its points arrive."""
        return self.playing.passed

    @property
    def done(self) -> bool:
        """True when everything has been counted."""
        return self.playing.done

    def stood(self, now: float, seconds: float) -> bool:
        """True once all has been counted and could be read for so long."""
        if self._counted is None and self.done:
            self._counted = now
        return self._counted is not None and now - self._counted >= seconds

    def skip(self) -> None:
        """Count all that is left at once."""
        self.playing.skip()


def _lines(scoring: Scoring) -> list[Line]:
    state, paid = scoring.state, scoring.paid
    lines = [Line(space, words.space(state, space), points) for space, points in paid.temples]
    if paid.treasures:
        lines.append(Line(None, _("Treasures"), paid.treasures))
    return lines
