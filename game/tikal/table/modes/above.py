"""A mode that lies over another one and takes nothing from it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from game.table.modes import Moment, above
from game.table.playing import Playing
from game.table.thinking import Hint
from game.tikal.rules.actions import Action
from game.tikal.table.board import Highlights
from game.tikal.table.desk import Desk
from game.tikal.table.match.plan import Plan
from game.tikal.table.modes.mode import Mode, Outcome
from game.tikal.table.modes.turn import Turn
from game.tikal.table.motion import Step
from game.tikal.table.panels import Panel


@dataclass(frozen=True)
class Above(above.Above[Turn, Mode], Mode):
    """Whatever is touched means what it means below, and puts away what lies above."""

    @property
    def spaces(self) -> Collection[int]:  # type: ignore[override]
        return self.under.spaces

    @property
    def playing(self) -> Playing[Step] | None:
        return self.under.playing

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

    def tap(self, space: int | None) -> Outcome:
        return self.under.tap(space)

    @property
    def uncovered(self) -> Mode:
        return self.under.uncovered

    @property
    def remarks(self) -> Mapping[int, str]:
        return self.under.remarks

    @property
    def offered(self) -> int | None:
        return self.under.offered

    def offer(self, space: int | None) -> str:
        return self.under.offer(space)

    def send(self, space: int | None) -> Outcome:
        return self.under.send(space)

    def press(self, button: str) -> Outcome:
        return self.under.press(button)

    def update(self, moment: Moment) -> Outcome | None:
        return self.under.update(moment)

    def after(self, action: Action) -> Mode:
        return self.under.after(action)

    def advised(self, advice: Hint) -> Mode:
        return self.under.advised(advice)

    def planned(self, plan: Plan) -> Mode:
        return self.under.planned(plan)

    def followed_by(self, mode: Mode) -> Mode:
        return self.under.followed_by(mode)
