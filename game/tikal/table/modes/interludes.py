"""The modes between turns: the device goes to another player, or a scoring is counted."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

from game.table.modes import ButtonState, GoOn, Moment, deciding, watching
from game.table.outcome import OthersState, Outcome
from game.tikal.rules.components import ACTION_POINTS, HEXAGON_KINDS, VOLCANO
from game.tikal.rules.hidden import View
from game.tikal.rules.state import AUCTION, CHOOSE, PLACE
from game.tikal.table import ids
from game.tikal.table.match.telling import Tally
from game.tikal.table.modes.acting import acting_words
from game.tikal.table.modes.buttons import idle_buttons
from game.tikal.table.modes.mode import CountRest, Mode, Turn
from game.tikal.table.shown.cards import HandoverShown, Panel, ScoringLine, ScoringShown
from game.tikal.table.shown.shown import BoardLook, Desk, Shown
from game.tikal.table.things import Thing
from game.tikal.words import tasks
from game.tikal.words.labels import DISABLED_REASONS
from game.tikal.words.rulebook_sections import TURN
from game.tikal.words.rulebook_sections import VOLCANO as SCORING
from game.tikal.words.tasks import GUIDANCE
from game.ui.sentence import RuleText, Sentence, Words


@dataclass(frozen=True)
class Handing(deciding.Handing[Turn, Thing | None, Shown, int], Mode):
    """The device goes to another player.

    A card beside the board says whose turn it is; what has changed is outlined and numbered.
    """

    spaces = ()

    @property
    def desk(self) -> Desk:
        return Desk.READ

    @property
    def panel(self) -> Panel:
        return HandoverShown(self.card, self.view.variant.auction)

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return {
            **idle_buttons(self.view, RuleText(DISABLED_REASONS["begin-first"], TURN)),
            **self.own_looks,
        }

    def look(self, pointed: Thing | None) -> BoardLook:  # noqa: ARG002
        """Return the marks of what has changed, with the numbers of the card's rows."""
        return BoardLook(change_numbers=self.numbers)


def handing_task(view: View) -> Sentence:
    """Return a sentence on what the seat to act has to do now."""
    turn, turns = len(view.had_turn) + 1, view.seats
    if view.phase == AUCTION:
        return tasks.bid_due(turn, turns)
    if view.phase == CHOOSE:
        return tasks.last_hexagon_due() if len(view.display) == 1 else tasks.choice_due(turn, turns)
    if view.phase == PLACE:
        volcano = HEXAGON_KINDS[view.hand] == VOLCANO
        return tasks.volcano_due() if volcano else tasks.turn_due(view.hand, ACTION_POINTS)
    return tasks.scoring_due(view.ap) if view.scoring_queue else tasks.actions_due(view.ap)


@dataclass(frozen=True)
class Counting(watching.Notice[Turn, Thing | None, Shown], Mode):
    """A scoring is counted, then stays to be read: one seat's points come in, line by line.

    Attributes:
        scoring: the scoring that is counted.
        others: how the others' turns are shown; their pace says how long their scoring stays.
        waits: True if it stays until somebody here goes on: a person at this device scores, or is
            learning the game.
        count: the number of lines that have come in.
        done: True when all lines have come in and the winners were cheered.
        done_since: when ``done`` was first seen, in monotonic seconds; None before that.
    """

    scoring: Tally
    others: OthersState
    waits: bool
    count: int = 0
    done: bool = False
    done_since: float | None = None

    menu = ()
    spaces = ()

    @property
    def seat(self) -> int:
        return self.scoring.seat

    @property
    def busy(self) -> bool:
        return not self.waits

    @property
    def lines(self) -> tuple[ScoringLine, ...]:
        """The lines that have come in."""
        return self.scoring.lines[: self.count]

    @property
    def points(self) -> int:
        """The points of the lines that have come in."""
        return sum(line.points for line in self.lines)

    @property
    def task(self) -> tuple[Words, Words]:
        return acting_words(self.view, self.player)[0], GUIDANCE["pay"]

    @property
    def scores(self) -> Sequence[int]:
        scores = list(self.view.score)
        scores[self.seat] += self.points
        return scores

    @property
    def rule(self) -> str:
        return SCORING

    @property
    def desk(self) -> Desk:
        return Desk.READ

    @property
    def panel(self) -> Panel:
        return ScoringShown(self.player, self.lines, len(self.scoring.lines), self.points)

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        counted_first = RuleText(DISABLED_REASONS["counted-first"], SCORING)
        return {**idle_buttons(self.view, counted_first), ids.SCORED: ButtonState()}

    def shown(self, pointed: Thing | None = None) -> Shown:
        return replace(super().shown(pointed), tally=self.scoring)

    def touch(self, thing: Thing | None) -> Outcome:  # noqa: ARG002
        """Count the rest at once or, if all is counted, go on."""
        return GoOn(left=True) if self.done else CountRest()

    def with_others(self, others: OthersState) -> Self:
        return replace(self, others=others)

    def press(self, button: str) -> Outcome:
        return self.touch(None) if button == ids.SCORED else self

    def update(self, moment: Moment) -> Outcome | None:
        count, done = moment.steps_done, not moment.moving  # the counting is the motion
        if (count, done) != (self.count, self.done):
            return replace(self, count=count, done=done)
        if self.waits or moment.covered or self.others.is_paused or not self.done:
            return None
        since = moment.now if self.done_since is None else self.done_since
        if moment.now - since >= self.others.pace.reading:
            return GoOn(left=True)
        return replace(self, done_since=since) if self.done_since is None else None
