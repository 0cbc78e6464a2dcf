"""The mode in which a scoring is counted, then stays to be read."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

from game.table.modes import ButtonState, GoOn, Moment, told
from game.table.outcome import Outcome
from game.table.watched import Watched
from game.tikal.table import ids
from game.tikal.table.desk import Desk
from game.tikal.table.match.counting import Tally
from game.tikal.table.modes.acting import acting_words
from game.tikal.table.modes.looks import at_rest
from game.tikal.table.modes.mode import CountRest, Mode
from game.tikal.table.modes.turn import Turn
from game.tikal.table.shown.cards import Counted, Panel, ScoringLine
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import Thing
from game.tikal.words.places import VOLCANO
from game.tikal.words.tasks import HINTS
from game.tikal.words.why_not import WHY_NOT
from game.ui.controls.said import Said
from game.ui.sentence import Words


@dataclass(frozen=True)
class Counting(told.Notice[Turn, Thing | None, Shown], Mode):
    """One seat's points come in, line by line.

    Attributes:
        tallied: the scoring that is counted.
        others: how the others' turns are shown; their pace says how long their scoring stays.
        own: True if a person at this device scores; that scoring stays until the person goes on.
        count: the number of lines that have come in.
        done: True when all lines have come in and the winners were cheered.
        since: when ``done`` was first seen, in monotonic seconds; None before that.
    """

    tallied: Tally
    others: Watched
    own: bool
    count: int = 0
    done: bool = False
    since: float | None = None

    menu = ()
    spaces = ()

    @property
    def seat(self) -> int:
        return self.tallied.seat

    @property
    def busy(self) -> bool:
        return not self.own

    @property
    def lines(self) -> tuple[ScoringLine, ...]:
        """The lines that have come in."""
        return self.tallied.lines[: self.count]

    @property
    def points(self) -> int:
        """The points of the lines that have come in."""
        return sum(line.points for line in self.lines)

    @property
    def task(self) -> tuple[Words, Words]:
        return acting_words(self.view, self.player)[0], HINTS["pay"]

    @property
    def scores(self) -> Sequence[int]:
        scores = list(self.view.score)
        scores[self.seat] += self.points
        return scores

    @property
    def rule(self) -> str:
        return VOLCANO

    @property
    def desk(self) -> Desk:
        return Desk.READ

    @property
    def panel(self) -> Panel:
        return Counted(self.player, self.lines, len(self.tallied.lines), self.points)

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        counted_first = Said(WHY_NOT["counted-first"], VOLCANO)
        return {**at_rest(self.view, counted_first), ids.SCORED: ButtonState()}

    def shown(self, pointed: Thing | None = None) -> Shown:
        return replace(super().shown(pointed), tally=self.tallied)

    def touch(self, thing: Thing | None) -> Outcome:  # noqa: ARG002
        """Count the rest at once or, if all is counted, go on."""
        return GoOn(left=True) if self.done else CountRest()

    def with_others(self, others: Watched) -> Self:
        return replace(self, others=others)

    def press(self, button: str) -> Outcome:
        return self.touch(None) if button == ids.SCORED else self

    def update(self, moment: Moment) -> Outcome | None:
        count, done = moment.passed, not moment.moving  # the counting is the motion
        if (count, done) != (self.count, self.done):
            return replace(self, count=count, done=done)
        if self.own or moment.covered or self.others.held or not self.done:
            return None
        since = moment.now if self.since is None else self.since
        if moment.now - since >= self.others.pace.reading:
            return GoOn(left=True)
        return replace(self, since=since) if self.since is None else None
