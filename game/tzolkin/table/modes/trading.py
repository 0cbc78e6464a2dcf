"""A visit to the market: what is sold and bought, in one view (7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from game.table.modes import Look, Outcome, Play
from game.tzolkin.rules import apply, legal_actions
from game.tzolkin.rules.actions import DONE, Action, Buy, Sell
from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.rules.state import State
from game.tzolkin.table import ids
from game.tzolkin.table.choice.options import Option, Way
from game.tzolkin.table.modes.deciding import Deciding
from game.tzolkin.table.tray.card import Tray
from game.tzolkin.table.tray.market import tray_of_market
from game.tzolkin.words import trays
from game.tzolkin.words.tasks import task
from game.tzolkin.words.trays import RED
from game.ui.sentence import Words

_NOTHING = (0,) * len(KINDS)


@dataclass(frozen=True)
class Trading(Deciding):
    """Cubes go to and fro until the red button is touched.

    Attributes:
        more: cubes of each kind that one would have more; below 0 they would be sold.
    """

    more: tuple[int, ...] = _NOTHING

    @property
    def lines(self) -> tuple[Action, ...]:
        """All sales, then all purchases."""
        sales = [Sell.of(kind) for kind, more in enumerate(self.more) for _one in range(-more)]
        buys = [Buy.of(kind) for kind, more in enumerate(self.more) for _one in range(more)]
        return (*sales, *buys, DONE)

    @cached_property
    def traded(self) -> State:
        """The position after it, before the market is left."""
        return _played(self.view, self.lines[:-1]) or self.view

    @property
    def task(self) -> tuple[Words, Words]:
        return task(self.view)

    def with_one(self, kind: int, more: int) -> Trading | None:
        """The same with a cube more or less; None where the rules forbid it."""
        changed = tuple(n + more * (i == kind) for i, n in enumerate(self.more))
        after = replace(self, more=changed)
        return after if _played(self.view, after.lines) else None

    @property
    def tray(self) -> Tray:
        can = {
            Way(verb, kind): self.with_one(kind, more) is not None
            for kind in range(len(KINDS))
            for verb, more in (("sell", -1), ("buy", 1))
        }
        return tray_of_market(self.view, self.traded, self.more, can)

    @property
    def own_looks(self) -> Mapping[str, Look]:
        corn, after = self.view.corn[self.seat], self.traded.corn[self.seat]
        label = RED["trade" if any(self.more) else "leave-market"]
        note = trays.corn_note(corn, after)
        return {ids.DO: Look(label=label, note=note, binds=True)}

    def touch(self, thing: Option) -> Outcome:
        match thing:
            case Way("sell", kind):
                return self.with_one(kind, -1) or self
            case Way("buy", kind):
                return self.with_one(kind, 1) or self
        return self

    def press(self, button: str) -> Outcome:
        return Play(self.lines) if button == ids.DO else self

    def escape(self) -> Trading | None:
        return replace(self, more=_NOTHING) if any(self.more) else None


def _played(view: State, lines: tuple[Action, ...]) -> State | None:
    """The position after these lines of a visit, the last of which may leave it; None if one of
    them is not legal."""
    state = view.copy()
    for line in lines:
        if line not in legal_actions(state):
            return None
        if line is not DONE:
            apply(state, line)
    return state
