"""A match is shown again."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.table.modes import GoOn, Look, Moment
from game.table.replay.film import Film
from game.table.replay.reel import Reel
from game.table.session import Session
from game.table.telling import Step
from game.tikal.rules.actions import Action
from game.tikal.rules.hidden import View
from game.tikal.rules.state import State
from game.tikal.table.board import Highlights
from game.tikal.table.modes.mode import Mode, Outcome
from game.tikal.table.panels import Panel, Retold, caption, left_by
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext


@dataclass(frozen=True)
class Replaying(Mode):
    """Nothing can be done at the table; the film may go on by itself.

    Attributes:
        session: the match, and how much of it is shown.
        reel: what runs it.
        film: where its turns begin.
        steps: what the turn has been so far that is shown.
    """

    session: Session[State, View, Action]
    reel: Reel
    film: Film
    steps: tuple[Step, ...]
    menu = ()

    @property
    def seat(self) -> int:
        """Who has acted last."""
        shown = self.session.shown
        return self.session.match.before(max(0, shown - 1)).seat

    @property
    def busy(self) -> bool:
        return self.reel.running

    @property
    def task(self) -> tuple[str, str]:
        if not self.session.shown:
            return _("The beginning"), ""
        return caption(self.steps, self._scored or self._turn, self.player)

    @property
    def _turn(self) -> str:
        turn = int(self.film.turn_at(self.session.shown - 1)) + 1
        return _("Turn {turn} of {count}").format(turn=turn, count=max(turn, self.film.turns))

    @property
    def _scored(self) -> str:
        """What the last action has brought in points."""
        match, shown = self.session.match, self.session.shown
        before, after = match.before(shown - 1).score, match.before(shown).score
        told = [
            ngettext("{player}: {count} point more", "{player}: {count} points more", more).format(
                player=player.name, count=more
            )
            for player, one, other in zip(self.turn.players, before, after, strict=True)
            if (more := other - one) > 0
        ]
        return "  ".join(told)

    @property
    def left(self) -> Sequence[int | None]:
        return left_by(self.view)

    @property
    def panel(self) -> Panel:
        return Retold(self.view, self.player, self.steps, "")

    @property
    def looks(self) -> Mapping[str, Look]:
        return {}

    def lit(self, hovered: int | None) -> Highlights:  # noqa: ARG002
        """What the last action touched; a walk as its way."""
        spaces = self.steps[-1].spaces if self.steps else ()
        selected = spaces[-1] if spaces else None
        return Highlights(selected=selected, path=spaces if len(spaces) > 1 else ())

    def update(self, moment: Moment) -> Outcome | None:
        if not self.session.behind:
            self.reel.run(False)
        if moment.covered or not self.reel.is_due(moment.now, moment.moving):
            return None
        self.session.show_next()
        return GoOn()
