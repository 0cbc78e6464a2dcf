"""The table for those who look on: the match as another window plays and keeps it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from game.settings import recalled
from game.table.following import Following, Found
from game.table.modes import Look
from game.table.others import Others
from game.tzolkin.rules.records.record import TzolkinMatch, catch_up
from game.tzolkin.table.match.counting import Ending, FoodDay
from game.tzolkin.table.modes.looking.counting import counting
from game.tzolkin.table.modes.looking.watching import Watching
from game.tzolkin.table.modes.mode import Mode, Outcome
from game.tzolkin.table.modes.which import Now
from game.tzolkin.table.scene import TableScene
from game.ui.i18n import gettext as _
from game.ui.scene import Stage


@dataclass(frozen=True)
class LookingOn(Watching):
    """What the other window plays is watched; two buttons lead away from it."""

    leave: Callable[[], None]
    take: Callable[[], None]

    @property
    def words(self) -> tuple[str, str]:
        """What is done, and where."""
        headline, why = super().words
        return headline, why or _("You watch; another window plays.")

    def buttons(self) -> Mapping[str, Look]:
        at = {"look-on/leave": "watch/pause", "look-on/take": "watch/skip"}
        return {id: Look(at=place) for id, place in at.items()}

    def press(self, button: str) -> Outcome:
        leads = {"look-on/leave": self.leave, "look-on/take": self.take}
        if button not in leads:
            return super().press(button)
        leads[button]()
        return self


def looking_on(leave: Callable[[], None], take: Callable[[], None], now: Now) -> Mode:
    """What is counted first, else the other window is watched: nobody decides here."""
    if isinstance(held := now.session.interlude, FoodDay | Ending):
        return counting(now.turn, now.others, held, own=False, still=now.still)
    return LookingOn(now.turn, now.others, leave, take)


class LookOn(TableScene):
    """Shows what the other window plays, step by step; nothing can be played or kept here."""

    def __init__(
        self,
        stage: Stage,
        match: TzolkinMatch,
        *,
        title: Callable[[], None],
        finished: Callable[[TzolkinMatch], None],
        another: Callable[[], None],
        take: Callable[[], None],
    ) -> None:
        """Another is called when another game is played there, take when it is to go on here."""
        which = partial(looking_on, title, take)
        super().__init__(stage, match, title=title, finished=finished, which=which)
        self._another = another
        self._following = Following(partial(catch_up, match))
        self.session.people = frozenset()
        self.others = Others(self.session, {}, recalled(stage).pace)
        self._look_again()

    def update(self, now: float) -> None:
        """Looks now and then at what is kept."""
        found, session = self._following.update(now), self.session
        if found is Found.ANOTHER:
            self._another()
        elif found is Found.CAUGHT_UP and len(self.match.actions) <= session.shown:
            session.shown = len(self.match.actions)
            self._look_again()
        super().update(now)
