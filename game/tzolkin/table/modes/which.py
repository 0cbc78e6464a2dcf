"""The table's mode, which follows from the position, the others and the news alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from game.table.modes import ButtonState, Outcome, Play
from game.table.modes.mode import ModeFacts
from game.table.news import HandOver
from game.tzolkin.rules import apply, legal_actions
from game.tzolkin.rules import state as phases
from game.tzolkin.rules.actions import DONE, Action, Buy, Sell
from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.rules.state import OVER, State
from game.tzolkin.table import ids
from game.tzolkin.table.choice_tray import tray_of_keeping, tray_of_market
from game.tzolkin.table.explaining.plan import Plan
from game.tzolkin.table.interludes import Ending, FoodDay
from game.tzolkin.table.modes.acting import Acting
from game.tzolkin.table.modes.choosing import Choosing
from game.tzolkin.table.modes.counting import counting
from game.tzolkin.table.modes.mode import Deciding, Mode
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.modes.watching import Over, Sending, Watching, handing
from game.tzolkin.table.options import Option, VerbOption
from game.tzolkin.table.tray import Tray
from game.tzolkin.words import table
from game.tzolkin.words.table import CONFIRM_LABELS, LABELS
from game.tzolkin.words.tasks import task_of
from game.ui.sentence import Words

# The mode of a visit to the market: sales and purchases in one view (section 7).

_NOTHING = (0,) * len(KINDS)


@dataclass(frozen=True)
class Trading(Deciding):
    """Cubes are bought and sold until the red button is touched.

    Attributes:
        trades: how many cubes of each kind are bought; a negative number is sold.
    """

    trades: tuple[int, ...] = _NOTHING

    @property
    def actions(self) -> tuple[Action, ...]:
        """All sales, then all purchases, then the end of the visit."""
        sales = [Sell.of(kind) for kind, more in enumerate(self.trades) for _one in range(-more)]
        buys = [Buy.of(kind) for kind, more in enumerate(self.trades) for _one in range(more)]
        return (*sales, *buys, DONE)

    @cached_property
    def traded(self) -> State:
        """The position after the trades, before the market is left."""
        return _played(self.view, self.actions[:-1]) or self.view

    @property
    def task(self) -> tuple[Words, Words]:
        return task_of(self.view)

    def with_one(self, kind: int, more: int) -> Trading | None:
        """Return the mode with one cube more or less; None if the rules forbid it."""
        changed = tuple(n + more * (i == kind) for i, n in enumerate(self.trades))
        after = replace(self, trades=changed)
        return after if _played(self.view, after.actions) else None

    @property
    def tray(self) -> Tray:
        can = {
            VerbOption(verb, kind): self.with_one(kind, more) is not None
            for kind in range(len(KINDS))
            for verb, more in (("sell", -1), ("buy", 1))
        }
        return tray_of_market(self.view, self.traded, self.trades, can)

    @property
    def own_looks(self) -> Mapping[str, ButtonState]:
        corn, after = self.view.corn[self.seat], self.traded.corn[self.seat]
        label = CONFIRM_LABELS["trade" if any(self.trades) else "leave-market"]
        note = table.market_corn_change(corn, after)
        return {ids.DO: ButtonState(label=label, note=note, binds=True)}

    def touch(self, thing: Option) -> Outcome:
        match thing:
            case VerbOption("sell", kind):
                return self.with_one(kind, -1) or self
            case VerbOption("buy", kind):
                return self.with_one(kind, 1) or self
        return self

    def press(self, button: str) -> Outcome:
        return Play(self.actions) if button == ids.DO else self

    def escape(self) -> Trading | None:
        return replace(self, trades=_NOTHING) if any(self.trades) else None


def _played(view: State, lines: tuple[Action, ...]) -> State | None:
    """Return the position after the lines of a visit; None if one of them is not legal.

    A last line that leaves the market is checked, but not applied.
    """
    state = view.copy()
    for line in lines:
        if line not in legal_actions(state):
            return None
        if line is not DONE:
            apply(state, line)
    return state


# The mode in which a tribe and wealth tiles are chosen in secret (sections 2 and 15).


@dataclass(frozen=True)
class Keeping(Choosing):
    """Only the seat that chooses sees the options; all choices are revealed together.

    Attributes:
        put_away: True while the options are put away, to look at the table.
    """

    put_away: bool = False

    @property
    def tray(self) -> Tray:
        return tray_of_keeping(self.choice, large=not self.put_away)

    @property
    def own_looks(self) -> Mapping[str, ButtonState]:
        red = super().own_looks[ids.DO]
        label = LABELS[ids.DO if self.put_away else ids.LOOK_AT_TABLE]
        keep = ButtonState(
            red.enabled, label=CONFIRM_LABELS["keep"], why=red.why, binds=True, final=True
        )
        return {ids.DO: keep, ids.LOOK_AT_TABLE: ButtonState(label=label)}

    def preview_plan(self, plan: Plan) -> Mode:
        """Return the mode with what the plan chooses picked."""
        picked = plan.steps[0].places
        return replace(self, begun=self.choice.with_picks(picked), put_away=False)

    def press(self, button: str) -> Outcome:
        return (
            replace(self, put_away=not self.put_away)
            if button == ids.LOOK_AT_TABLE
            else super().press(button)
        )


Now = ModeFacts[Turn]


def mode_now(now: Now) -> Mode:
    """Return the mode for the moment.

    A count comes first, then handing over the device, then the others' actions, then the decision
    of a player at another device or here.
    """
    held, turn = now.interlude, now.turn
    if isinstance(held, FoodDay | Ending):
        return counting(turn, now.others, held, own=bool(now.people), still=now.still)
    if isinstance(held, HandOver):
        return handing(turn, now.unseen)
    if now.others.busy:
        return Watching(turn, now.others)
    if turn.view.phase == OVER:
        return Over(turn)
    if turn.view.seat not in now.people:
        return Sending(turn, now.others)
    return decision_mode(turn)


def decision_mode(turn: Turn) -> Mode:
    """Return the mode in which a player at this device decides."""
    match turn.view.phase:
        case phases.TURN | phases.PLACING | phases.PICKING:
            return Acting(turn)
        case phases.MARKET:
            return Trading(turn)
        case phases.TRIBE | phases.KEEP:
            return Keeping(turn)
    return Choosing(turn)
