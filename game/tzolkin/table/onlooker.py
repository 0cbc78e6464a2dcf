"""The table for those who look on: the match as another window plays and keeps it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.table import following
from game.table.modes import looking_on
from game.tzolkin.rules.records.record import TzolkinMatch, catch_up
from game.tzolkin.table.match.counting import Ending, FoodDay
from game.tzolkin.table.modes.looking.counting import counting
from game.tzolkin.table.modes.looking.watching import Watching
from game.tzolkin.table.modes.mode import Mode
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.modes.which import Now
from game.tzolkin.table.scene import TableScene
from game.ui.scene import Stage


@dataclass(frozen=True)
class LookingOn(looking_on.LookingOn[Turn, Mode], Watching):
    """Nothing else can be done at the table."""


def mode_of_onlooker(now: Now) -> Mode:
    """What is counted first, else the other window is watched: nobody decides here."""
    if isinstance(held := now.interlude, FoodDay | Ending):
        return counting(now.turn, now.others, held, own=False, still=now.still)
    return LookingOn(now.turn, now.others)


class LookOn(following.LookOn[Mode], TableScene):
    """The table that another window plays at."""

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
        super().__init__(stage, match, title=title, finished=finished, which=mode_of_onlooker)
        self._follow_window(partial(catch_up, match), another, take)
