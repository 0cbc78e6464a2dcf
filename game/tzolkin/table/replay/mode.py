"""A match is shown again."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.table.modes import GoOn, Look, Moment
from game.table.replay.film import Film
from game.table.replay.reel import Reel
from game.table.session import Session
from game.table.telling import Step
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.state import State
from game.tzolkin.table.modes.mode import Mode, Outcome
from game.tzolkin.table.part import Seen
from game.tzolkin.table.things import Space
from game.tzolkin.table.tray.card import Tray
from game.ui.i18n import gettext as _


@dataclass(frozen=True)
class Replaying(Mode):
    """Nothing can be done at the table; the film may go on by itself.

    Attributes:
        session: the match, and how much of it is shown.
        reel: what runs it.
        film: where its turns begin.
        steps: what the turn has been so far that is shown.
    """

    session: Session[State, State, Action]
    reel: Reel
    film: Film
    steps: tuple[Step, ...]
    menu = ()

    @property
    def seat(self) -> int:
        """Who has acted last."""
        return self.session.match.before(max(0, self.session.shown - 1)).seat

    @property
    def busy(self) -> bool:
        return self.reel.running

    @property
    def task(self) -> tuple[str, str]:
        if not self.steps:
            return _("The beginning"), ""
        told = _("{player}: {what}").format(player=self.player.name, what=self.steps[-1].words)
        return told, self._turn

    @property
    def _turn(self) -> str:
        turn = int(self.film.turn_at(self.session.shown - 1)) + 1
        told = _("Day {day}, turn {turn} of {count}")
        count = max(turn, self.film.turns)
        return told.format(day=self.view.tooth + 1, turn=turn, count=count)

    @property
    def seen(self) -> Seen:
        """With what the last action touched."""
        touched = self.steps[-1].spaces if self.steps else ()
        return Seen(state=self.view, seat=self.seat, chosen=tuple(map(Space, touched)))

    @property
    def tray(self) -> Tray:
        return Tray()

    @property
    def looks(self) -> Mapping[str, Look]:
        return {}

    def update(self, moment: Moment) -> Outcome | None:
        if not self.session.behind:
            self.reel.run(False)
        if moment.covered or not self.reel.is_due(moment.now, moment.moving):
            return None
        self.session.show_next()
        return GoOn()
