"""The plain table for those who look on: the match as another window plays and keeps it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.catching_up import catch_up_with
from game.core.game import AnyMatch
from game.table import following
from game.table.plain.known import Known
from game.table.plain.modes.looking import LookingOn
from game.table.plain.modes.mode import Mode
from game.table.plain.modes.which import Now
from game.table.plain.scene import TableScene
from game.ui.scene import Stage


def mode_of_onlooker(now: Now) -> Mode:
    """The other window is watched: nobody decides here."""
    return LookingOn(now.turn, now.others)


class LookOn(following.LookOn[Mode], TableScene):
    """The table that another window plays at."""

    def __init__(
        self,
        known: Known,
        stage: Stage,
        match: AnyMatch,
        *,
        title: Callable[[], None],
        finished: Callable[[AnyMatch], None],
        another: Callable[[], None],
        take: Callable[[], None],
    ) -> None:
        """Another is called when another game is played there, take when it is to go on here."""
        super().__init__(
            stage, match, known, title=title, finished=finished, which=mode_of_onlooker
        )
        self._follow_window(partial(catch_up_with, match, known.rules.parse), another, take)
