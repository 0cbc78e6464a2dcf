"""The table for those who look on: the match as another window plays and keeps it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.table import following
from game.table.modes import looking_on
from game.tikal.rules.records.record import TikalMatch, catch_up
from game.tikal.table.match.counting import Scoring
from game.tikal.table.modes import Mode, Now
from game.tikal.table.modes.looking.watching import Watching
from game.tikal.table.modes.turn import Turn
from game.tikal.table.modes.which import counting
from game.tikal.table.scene import TableScene
from game.tikal.table.terms import Terms
from game.ui.scene import Stage


@dataclass(frozen=True)
class LookingOn(looking_on.LookingOn[Turn, Mode], Watching):
    """Nothing else can be done at the table."""


def mode_of_onlooker(now: Now) -> Mode:
    """A scoring is counted, else the other window is watched: nobody decides here."""
    if isinstance(scoring := now.interlude, Scoring):
        return counting(now, scoring)
    return LookingOn(now.turn, now.others)


class LookOn(following.LookOn[Mode], TableScene):
    """The table that another window plays at."""

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
        terms = Terms(which=mode_of_onlooker)
        super().__init__(stage, match, title=title, finished=finished, terms=terms)
        self._follow_window(partial(catch_up, match), another, take)
