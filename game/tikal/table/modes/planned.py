"""A master's plan for the rest of a turn is there to be taken, as a whole or step by step."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.table.guide.places import HINT
from game.table.modes import Look
from game.table.outcome import Outcome, Play
from game.tikal.rules.actions import PlaceTile
from game.tikal.table import ids
from game.tikal.table.match.plan import Plan, PlanStep
from game.tikal.table.modes.mode import AnyMode, Mode
from game.tikal.table.shown.cards import Advised, Panel
from game.tikal.table.shown.look import BoardLook
from game.tikal.table.things import Thing, space_of
from game.tikal.words import plans
from game.ui.sentence import Words


@dataclass(frozen=True)
class Planned(Mode):
    """The plan lies over the mode in which its player decides; whatever he does himself puts it
    away; a tap on the hexagon that it lays takes that up.

    Attributes:
        plan: what is left of it.
        under: what its player had begun, which is there again when it is put away.
        beside: what there is to be seen and done beside it.
    """

    plan: Plan
    under: Mode
    beside: Mode
    menu = ("hint", "repeat", "back")

    @property
    def decider(self) -> int | None:
        return self.under.decider

    @property
    def task(self) -> tuple[Words, Words]:
        auctioned = bool(self.view.display)
        told = plans.auction_heading() if auctioned else plans.heading(self.plan.ap)
        return told, self.plan.reason

    def look(self, pointed: Thing | None) -> BoardLook:
        ways = tuple(step.way for step in self.plan.steps)
        return replace(self.beside.look(pointed), plan=ways)

    @property
    def rule(self) -> str:
        return HINT

    @property
    def panel(self) -> Panel:
        return Advised(self.plan.steps, self.plan.stops, bool(self.view.display))

    @property
    def looks(self) -> Mapping[str, Look]:
        first, *others = self.plan.steps
        own = {ids.PLAN_STEP: _look(first), ids.PLAN_CLOSE: Look()}
        if others:
            own[ids.PLAN_ALL] = _look(*self.plan.steps)
        hidden = ["rotate", "confirm", "stock", "bid"] + ["action"] * bool(self.view.display)
        beside = {
            id: look for id, look in self.beside.looks.items() if id.partition("/")[0] not in hidden
        }
        return {**beside, **own}

    def touch(self, thing: Thing | None) -> Outcome:
        first = self.plan.actions[0]
        laid = isinstance(first, PlaceTile) and first.space == space_of(thing)
        return self.beside if laid else self.beside.touch(thing)

    def press(self, button: str) -> Outcome:
        if button == ids.PLAN_STEP:
            return Play(self.plan.steps[0].actions, self.plan.rest)
        if button == ids.PLAN_ALL:
            return Play(self.plan.actions)
        return self.under if button == ids.PLAN_CLOSE else self.beside.press(button)

    def escape(self) -> Mode:
        return self.under

    def asking(self) -> AnyMode:
        return self.under.asking()


def _look(*steps: PlanStep) -> Look:
    """What shows something hidden, or lays the hexagon, binds."""
    final = any(step.final for step in steps)
    lays = any(isinstance(one, PlaceTile) for step in steps for one in step.actions)
    return Look(binds=final or lays, final=final)
