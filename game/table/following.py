"""A game that another window plays and keeps, followed by those who look on."""

from collections.abc import Callable
from enum import Enum, auto
from functools import partial

from game.core.game import AnyMatch
from game.core.record import RecordError
from game.table import autosave
from game.table.dialogs.words import MENU
from game.table.modes.mode import AnyMode
from game.table.others import Others
from game.table.scene import TableScene
from game.table.watched import Watch
from game.ui import theme
from game.ui.scene import Stage
from game.ui.sentence import Words


class FollowedGame(Enum):
    """What has become of the game since it was looked at last."""

    NOTHING_NEW = auto()
    CAUGHT_UP = auto()
    """The match is as far as the kept one."""
    ANOTHER = auto()
    """Another game is played there."""


class Following:
    """Looks now and then at what is kept; ``catch_up`` brings the match as far, and returns False
    where that is no later record of it."""

    def __init__(self, catch_up: Callable[[str], bool]) -> None:
        self._catch_up = catch_up
        self._due = 0.0
        self._seen: str | None = None

    def update(self, now: float) -> FollowedGame:
        """Looks if it is time to (monotonic seconds).

        A save that cannot be read is left alone: it is told when the game is taken over, and the
        next one may be read again.
        """
        if now < self._due:
            return FollowedGame.NOTHING_NEW
        self._due = now + theme.FOLLOW
        kept = autosave.glance()
        if kept is None or kept == self._seen:
            return FollowedGame.NOTHING_NEW
        self._seen = kept
        try:
            return FollowedGame.CAUGHT_UP if self._catch_up(kept) else FollowedGame.ANOTHER
        except RecordError:
            return FollowedGame.NOTHING_NEW


class LookOn(TableScene):
    """Shows what the other window plays, step by step; nothing can be played or kept here."""

    def __init__(
        self,
        stage: Stage,
        match: AnyMatch,
        *,
        title: Callable[[], None],
        finished: Callable[[AnyMatch], None],
        another: Callable[[], None],
        take: Callable[[], None],
    ) -> None:
        """``another`` is called when another game is played there, ``take`` when this one is to go
        on here."""
        super().__init__(stage, match, title=title, finished=finished)
        self._following = Following(partial(self.kit.catch_up, match))
        self._another, self._take = another, take
        self.session.people = frozenset()
        self.others = Others(self.session, {}, self.others.pace)
        self._look_again()

    def _mode_now(self) -> AnyMode:
        """What is counted is seen first; then the other window is watched: nobody decides here."""
        now = self._now
        return self.kit.which(now) if now.interlude else self.kit.looking_on(now.turn, now.others)

    @property
    def _saved(self) -> Words:
        """Whose it is to save."""
        return MENU["saved-elsewhere"]

    def update(self, now: float) -> None:
        """Looks now and then at what is kept."""
        found, session = self._following.update(now), self.session
        if found is FollowedGame.ANOTHER:
            self._another()
        elif found is FollowedGame.CAUGHT_UP and len(self.match.actions) <= session.shown:
            session.shown = len(self.match.actions)
            self._look_again()
        elif found is FollowedGame.CAUGHT_UP:
            self._renew()
        super().update(now)

    def _watch(self, wanted: Watch) -> None:
        """Two buttons lead away."""
        leads = {Watch.LEAVE: self._to_title, Watch.TAKE: self._take}
        lead = leads.get(wanted)
        lead() if lead else super()._watch(wanted)
