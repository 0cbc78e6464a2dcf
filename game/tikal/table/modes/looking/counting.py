"""A scoring is counted, and stands to be read."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.table.modes import GoOn, Look, Moment, told
from game.table.others import Others, Tempo
from game.table.playing import Playing
from game.tikal.rules.actions import Action
from game.tikal.rules.hidden import View
from game.tikal.rules.state import State
from game.tikal.table.match.counting import ScoringShow
from game.tikal.table.modes.acting import acting_words
from game.tikal.table.modes.looks import at_rest
from game.tikal.table.modes.mode import Mode, Outcome
from game.tikal.table.modes.turn import Turn
from game.tikal.table.motion import Step
from game.tikal.table.panels import Counted, Panel
from game.tikal.words.places import VOLCANO
from game.ui.controls.said import Said
from game.ui.i18n import gettext as _


@dataclass(frozen=True)
class Counting(told.Told[Turn, Mode], Mode):
    """One seat's points come in line by line.

    Attributes:
        show: the lines, as far as they are counted.
        others: whose pace says how long theirs stands.
        own: True if somebody here scores; his own stands until he leaves it.
    """

    show: ScoringShow
    others: Others[State, View, Action]
    own: bool

    menu = ()
    spaces = ()

    @property
    def seat(self) -> int:
        return self.show.seat

    @property
    def busy(self) -> bool:
        return not self.own

    @property
    def playing(self) -> Playing[Step]:
        return self.show.playing

    @property
    def task(self) -> tuple[str, str]:
        return acting_words(self.view, self.player)[0], _("what the temples and treasures pay")

    @property
    def scores(self) -> Sequence[int]:
        scores = list(self.view.score)
        scores[self.seat] += self.show.points
        return scores

    @property
    def rule(self) -> str:
        return VOLCANO

    @property
    def panel(self) -> Panel:
        show = self.show
        return Counted(self.player, show.lines[: show.shown], len(show.lines), show.points)

    @property
    def looks(self) -> Mapping[str, Look]:
        counted_first = Said(_("The points are counted first."), VOLCANO)
        return {**at_rest(self.view, counted_first), "scoring/continue": Look()}

    def tap(self, space: int | None) -> Outcome:  # noqa: ARG002
        """Counts the rest at once; then leaves it."""
        if self.show.done:
            return GoOn(left=True)
        self.show.skip()
        return self

    def press(self, button: str) -> Outcome:
        return self.tap(None) if button == "scoring/continue" else self

    def update(self, moment: Moment) -> Outcome | None:
        held = self.own or moment.covered or self.others.tempo is Tempo.HELD
        if held or not self.show.stood(moment.now, self.others.pace.reading):
            return None
        return GoOn(left=True)
