"""The mode in which a food day or the end is counted, and stands to be read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from game.table.modes import ButtonState, GoOn, Moment, Outcome, watching
from game.table.outcome import OthersState
from game.tzolkin.rules.hidden import view
from game.tzolkin.rules.state import OVER, State
from game.tzolkin.table import ids
from game.tzolkin.table.foresight.food_day import accounts, after_feeding, after_food_day
from game.tzolkin.table.interludes import Ending, FoodDay
from game.tzolkin.table.modes.mode import Mode, at_rest
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.options import Option
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.sheets import Cover, Sheet, final_sheet, food_day_sheet
from game.tzolkin.table.shown import Shown
from game.tzolkin.table.things import Calendar
from game.tzolkin.table.tray import Tray
from game.tzolkin.words.table import WAITING_WORDS
from game.ui import theme
from game.ui.sentence import RuleText, Words


@dataclass(frozen=True)
class Counting(watching.Notice[Turn, Option, Shown], Mode):
    """A sheet whose rows come in one after the other.

    Attributes:
        state: the position that is counted.
        sheet: what is counted in it.
        others: their pace says how long it stands if nobody sits here.
        own: True if a player at this device is counted; then it stands until he leaves it.
        counted: the number of rows that have come in.
        since: when the last row came in, in seconds; None before the first update.
    """

    state: State
    sheet: Sheet
    others: OthersState
    own: bool
    counted: int = 0
    since: float | None = None

    menu = ()

    @property
    def done(self) -> bool:
        """True when all rows have come in."""
        return self.counted >= self.sheet.rows

    @property
    def busy(self) -> bool:
        return not self.own

    @property
    def task(self) -> tuple[Words, Words]:
        return self.sheet.title, self.sheet.hint

    @property
    def seen(self) -> Seen:
        return Seen(state=view(self._reached, self.turn.viewer), seat=self.turn.viewer)

    @property
    def _reached(self) -> State:
        """The position as far as it is counted: a food day feeds first, then the temples give."""
        feeding = len(self.sheet.groups[0])
        if self.state.phase == OVER or self.counted < feeding:
            return self.state
        return (after_food_day if self.done else after_feeding)(self.state, accounts(self.state))

    @property
    def tray(self) -> Tray:
        return Tray(self.sheet.title, (self.sheet.hint,))

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        label = WAITING_WORDS["continue" if self.done else "count-rest"]
        return {
            **at_rest(RuleText(WAITING_WORDS["counted-first"]), covered=True),
            ids.GO_ON: ButtonState(label=label),
        }

    def shown(self, pointed: Option | None = None) -> Shown:
        return replace(
            super().shown(pointed),
            cover=Cover(self.sheet, self.counted),
            sums=self.sheet.sums if self.done else (),  # until then, a touch counts the rest
            explained=Calendar(),
        )

    def touch(self, thing: Option) -> Outcome:  # noqa: ARG002
        return self._hurried()

    def with_others(self, others: OthersState) -> Self:
        return replace(self, others=others)

    def press(self, button: str) -> Outcome:
        return self._hurried() if button == ids.GO_ON else self

    def _hurried(self) -> Outcome:
        """Return the mode with all rows counted; if they are already, leave it."""
        return GoOn(left=True) if self.done else replace(self, counted=self.sheet.rows)

    def update(self, moment: Moment) -> Outcome | None:
        if moment.covered or moment.moving or self.others.is_paused:
            return None
        if self.since is None:
            return replace(self, since=moment.now)
        stood = moment.now - self.since
        if not self.done:
            following = replace(self, counted=self.counted + 1, since=moment.now)
            return following if stood >= theme.SMOOTH else None
        if self.own or stood < self.others.pace.reading:
            return None
        return GoOn(left=True)


def counting(
    turn: Turn,
    others: OthersState,
    counted: FoodDay | Ending,
    *,
    own: bool,
    still: bool,
) -> Counting:
    """Return the mode that counts a food day or the end; all at once if nothing moves."""
    view = counted.view
    sheet = (
        food_day_sheet(view, turn.players) if isinstance(counted, FoodDay) else final_sheet(view)
    )
    rows = sheet.rows if still else 0
    return Counting(turn, state=view, sheet=sheet, others=others, own=own, counted=rows)
