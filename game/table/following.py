"""Looking on at a match that another window plays and saves."""

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
    """What has become of the followed match since the last look."""

    NOTHING_NEW = auto()
    CAUGHT_UP = auto()
    """The match here has as many actions as the saved one now."""
    ANOTHER = auto()
    """The other window plays another match."""


class Following:
    """Reads the saved match now and then.

    ``catch_up`` brings the match here as far as a record; it returns False if the record is not a
    later one of this match.
    """

    def __init__(self, catch_up: Callable[[str], bool]) -> None:
        self._catch_up = catch_up
        self._due = 0.0
        self._seen: str | None = None

    def update(self, now: float) -> FollowedGame:
        """Read the save if it is time to; ``now`` is in monotonic seconds.

        A save that cannot be read is ignored: it is reported when the match is taken over, and the
        next save may be readable again.
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
    """The scene that shows, step by step, what another window plays.

    Nothing is played or saved here.
    """

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
        """Make the scene of a match that another window plays.

        ``another`` is called when the other window plays another match, ``take`` when the player
        wants to go on with this match here.
        """
        super().__init__(stage, match, title=title, finished=finished)
        self._following = Following(partial(self.kit.catch_up, match))
        self._another, self._take = another, take
        self.session.people = frozenset()
        self.others = Others(self.session, {}, self.others.pace)
        self._look_again()

    def _mode_now(self) -> AnyMode:
        """Return the mode: an interlude first, else watching the other window."""
        now = self._now
        return self.kit.which(now) if now.interlude else self.kit.looking_on(now.turn, now.others)

    @property
    def _saved(self) -> Words:
        """The menu's title: that the other window saves the match."""
        return MENU["saved-elsewhere"]

    def update(self, now: float) -> None:
        """Catch up with the other window now and then."""
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
        """Pause, skip or step the others' turns, leave, or take the match over."""
        leads = {Watch.LEAVE: self._to_title, Watch.TAKE: self._take}
        lead = leads.get(wanted)
        lead() if lead else super()._watch(wanted)
