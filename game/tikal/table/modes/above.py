"""A mode that lies over another one and takes nothing from it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from game.table.modes import Look, Moment
from game.table.overlays.overlay import Looking
from game.table.playing import Playing
from game.table.thinking import Hint
from game.tikal.rules.actions import Action
from game.tikal.table.board import Highlights
from game.tikal.table.desk import Desk
from game.tikal.table.match.plan import Plan
from game.tikal.table.modes.mode import Mode, Outcome
from game.tikal.table.motion import Step
from game.tikal.table.panels import Panel


@dataclass(frozen=True)
class Above(Mode):
    """Whatever is touched means what it means below, and puts away what lies above.

    Attributes:
        under: what goes on.
    """

    under: Mode

    @property
    def menu(self) -> Collection[str]:  # type: ignore[override]
        return self.under.menu

    @property
    def spaces(self) -> Collection[int]:  # type: ignore[override]
        return self.under.spaces

    @property
    def decider(self) -> int | None:
        return self.under.decider

    @property
    def busy(self) -> bool:
        return self.under.busy

    @property
    def playing(self) -> Playing[Step] | None:
        return self.under.playing

    @property
    def seat(self) -> int:
        return self.under.seat

    @property
    def task(self) -> tuple[str, str]:
        return self.under.task

    @property
    def rule(self) -> str:
        return self.under.rule

    @property
    def words(self) -> tuple[str, str]:
        return self.under.words

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

    @property
    def looks(self) -> Mapping[str, Look]:
        return self.under.looks

    def tap(self, space: int | None) -> Outcome:
        return self.under.tap(space)

    @property
    def overlay(self) -> Looking | None:
        return self.under.overlay

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

    def escape(self) -> Mode:
        return self.under

    def followed_by(self, mode: Mode) -> Mode:
        return self.under.followed_by(mode)
