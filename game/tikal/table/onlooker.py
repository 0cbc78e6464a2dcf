"""The table for those who look on: the match as another window plays and keeps it."""

from __future__ import annotations

from collections.abc import Callable

from game.core.record import RecordError
from game.scenes import autosave
from game.scenes.settings import recalled
from game.tikal.rules.record import TikalMatch, catch_up
from game.tikal.table.computers import Computers
from game.tikal.table.players import Player
from game.tikal.table.scene import TableScene
from game.ui import theme
from game.ui.i18n import gettext as _
from game.ui.scene import Stage
from game.ui.widgets import RED, Button


class LookOn(TableScene):
    """Shows what the other window plays, step by step; nothing can be played or kept here."""

    def __init__(
        self,
        stage: Stage,
        match: TikalMatch,
        *,
        title: Callable[[], None],
        finished: Callable[[TikalMatch], None],
        another: Callable[[], None],
        take: Callable[[], None],
    ) -> None:
        """Another is called when another game is played there, take when it is to go on here."""
        self._leave = Button("look-on/leave", _("Leave"), title)
        self._take = Button("look-on/take", _("Play here"), take, look=RED, style=theme.RED_SMALL)
        super().__init__(stage, match, title=title, finished=finished)
        self._another = another
        self._due = 0.0
        self._seen: str | None = None
        self.session.people = frozenset()
        self.computers = Computers(self.session, {}, recalled(stage).pace)
        self.form.widgets += [self._leave, self._take]

    @property
    def others_act(self) -> bool:
        """Always: nobody acts here."""
        return True

    def _words(self, active: Player) -> tuple[str, str]:
        """What is done, and where."""
        headline, why = super()._words(active)
        return headline, why or _("You look on; another window plays.")

    def refresh(self) -> None:
        """Two buttons of its own instead of pause and skip."""
        super().refresh()
        controls = self.controls
        self._leave.rect, self._take.rect = controls.pause.rect.copy(), controls.skip.rect.copy()
        controls.pause.visible = controls.skip.visible = False
        self._leave.visible = self._take.visible = self.show is None

    def update(self, now: float) -> bool:
        """Looks now and then at what is kept."""
        if now >= self._due:
            self._due = now + theme.FOLLOW
            self._follow()
        return super().update(now)

    def _follow(self) -> None:
        kept = autosave.glance()
        if kept is None or kept == self._seen:
            return
        self._seen = kept
        match, session = self.session.match, self.session
        try:
            same = catch_up(match, kept)
        except RecordError:
            return  # it is told when the game is taken over; the next save may be read again
        if not same:
            self._another()
        elif len(match.actions) <= session.shown:
            session.shown = len(match.actions)
            self._look_again()
            self.refresh()
