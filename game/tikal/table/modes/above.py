"""A mode that lies over another one and takes nothing from it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from game.table.modes import Moment, above
from game.table.modes.advice import Advice
from game.tikal.rules.actions import Action
from game.tikal.table.desk import Desk
from game.tikal.table.match.counting import Tally
from game.tikal.table.match.plan import Plan
from game.tikal.table.modes.mode import Mode, Outcome
from game.tikal.table.modes.turn import Turn
from game.tikal.table.shown.cards import Panel
from game.tikal.table.shown.lit import Highlights
from game.ui.sentence import Words


@dataclass(frozen=True)
class Above(above.Above[Turn, Mode], Mode):
    """Whatever is touched means what it means below, and puts away what lies above."""

    @property
    def spaces(self) -> Collection[int]:  # type: ignore[override]
        return self.under.spaces

    @property
    def tally(self) -> Tally | None:
        return self.under.tally

    @property
    def rule(self) -> str:
        return self.under.rule

    def lit(self, hovered: int | None) -> Highlights:
        return self.under.lit(hovered)

    @property
    def scores(self) -> Sequence[int]:
        return self.under.scores

    @property
    def left(self) -> Sequence[int | None]:
        return self.under.left

    @property
    def desk(self) -> Desk:
        return self.under.desk

    @property
    def panel(self) -> Panel:
        return self.under.panel

    def touch(self, space: int | None) -> Outcome:
        return self.under.touch(space)

    @property
    def uncovered(self) -> Mode:
        return self.under.uncovered

    @property
    def remarks(self) -> Mapping[int, Words]:
        return self.under.remarks

    @property
    def offered(self) -> int | None:
        return self.under.offered

    def offer(self, space: int | None) -> Words:
        return self.under.offer(space)

    def drop(self, space: int | None) -> Outcome:
        return self.under.drop(space)

    def press(self, button: str) -> Outcome:
        return self.under.press(button)

    def update(self, moment: Moment) -> Outcome | None:
        """What goes on below goes on below."""
        came = self.under.update(moment)
        return replace(self, under=came) if isinstance(came, Mode) else came

    def counted(self, count: int, done: bool) -> Mode:
        under = self.under.counted(count, done)
        return self if under is self.under else replace(self, under=under)

    def after(self, action: Action) -> Mode:
        return self.under.after(action)

    def asking(self) -> Mode:
        return self.under.asking()

    def advised(self, advice: Advice) -> Mode:
        return self.under.advised(advice)

    def planned(self, plan: Plan) -> Mode:
        return self.under.planned(plan)

    def followed_by(self, mode: Mode) -> Mode:
        return self.under.followed_by(mode)
