"""A master's plan for the rest of a turn is there to be taken, as a whole or step by step."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.table.guide.places import HINT
from game.table.modes import Look
from game.table.thinking import Hint
from game.tikal.rules.actions import PlaceTile
from game.tikal.table.board import Highlights
from game.tikal.table.match.plan import Plan, PlanStep
from game.tikal.table.modes.mode import Mode, Outcome, Play
from game.tikal.table.panels import Advised, Panel
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext


@dataclass(frozen=True)
class Planned(Mode):
    """The plan lies over the mode in which its player decides; whatever he does himself puts it
    away.

    Attributes:
        plan: what is left of it.
        under: what there is to be done beside it.
    """

    plan: Plan
    under: Mode
    menu = ("hint", "repeat", "back")

    @property
    def decider(self) -> int | None:
        return self.under.decider

    @property
    def task(self) -> tuple[str, str]:
        count = self.plan.ap
        if self.view.display:
            return _("A master's advice"), self.plan.reason
        told = ngettext("A master's plan, {count} AP", "A master's plan, {count} AP", count)
        return told.format(count=count), self.plan.reason

    def lit(self, hovered: int | None) -> Highlights:
        ways = tuple(step.way for step in self.plan.steps)
        return replace(self.under.lit(hovered), legal=(), reach={}, selected=None, plan=ways)

    @property
    def rule(self) -> str:
        return HINT

    @property
    def panel(self) -> Panel:
        return Advised(self.view, self.plan)

    @property
    def looks(self) -> Mapping[str, Look]:
        first, *others = self.plan.steps
        own = {"plan/step": _look(first), "plan/close": Look()}
        if others:
            own["plan/all"] = _look(*self.plan.steps)
        hidden = ["rotate", "confirm", "stock", "bid"] + ["action"] * bool(self.view.display)
        under = {
            id: look for id, look in self.under.looks.items() if id.partition("/")[0] not in hidden
        }
        return {**under, **own}

    def tap(self, space: int | None) -> Outcome:
        """A tap on the board is about what lies under the plan."""
        return self.under.tap(space)

    def press(self, button: str) -> Outcome:
        if button == "plan/step":
            return Play(self.plan.steps[0].actions, self.plan.rest)
        if button == "plan/all":
            return Play(self.plan.actions)
        return self.under if button == "plan/close" else self.under.press(button)

    def escape(self) -> Mode:
        return self.under

    def advised(self, advice: Hint) -> Mode:
        return self.under.advised(advice)


def _look(*steps: PlanStep) -> Look:
    """What shows something hidden, or lays the hexagon, binds."""
    final = any(step.final for step in steps)
    lays = any(isinstance(one, PlaceTile) for step in steps for one in step.actions)
    return Look(binds=final or lays, final=final)
