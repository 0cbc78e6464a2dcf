"""What all modes share in which a person at this device decides."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from game.players.player import Decision
from game.table import plan as shared
from game.table.modes import ButtonState, planning
from game.table.outcome import Outcome
from game.table.rule_names import HINT
from game.table.things import ThingState, with_chosen
from game.table.words import first_line
from game.tikal.rules.actions import PlaceTile
from game.tikal.table.match.plan import Plan, PlanStep, ap_of, plan_of
from game.tikal.table.match.telling import touched
from game.tikal.table.modes.buttons import idle_buttons, why_not_now
from game.tikal.table.modes.mode import Mode, Turn
from game.tikal.table.shown.cards import Panel, PlanShown
from game.tikal.table.shown.shown import BoardLook, Shown
from game.tikal.table.things import SPACE, Thing, space_of
from game.tikal.words import plans
from game.ui.sentence import Words

# A computer player's plan for the rest of a turn, to be played as a whole or step by step.


@dataclass(frozen=True)
class ShowingPlan(planning.ShowingPlan[Turn, Thing | None, Shown, PlanStep], Mode):
    """A plan lies over the mode of the player who decides.

    A tap on the hexagon that the plan lays first puts it away, but leaves that hexagon tried on its
    space.
    """

    under: Mode
    beside: Mode

    @property
    def task(self) -> tuple[Words, Words]:
        auctioned = bool(self.view.display)
        told = plans.auction_heading() if auctioned else plans.plan_heading(ap_of(self.plan))
        return told, first_line(self.plan.reason)

    def look(self, pointed: Thing | None) -> BoardLook:
        ways = tuple(step.way for step in self.plan.steps)
        return replace(self.beside.look(pointed), plan=ways)

    @property
    def rule(self) -> str:
        return HINT

    @property
    def panel(self) -> Panel:
        return PlanShown(self.plan.steps, self.plan.stop_reason, bool(self.view.display))

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        hidden = ["rotate", "confirm", "stock", "bid"] + ["action"] * bool(self.view.display)
        beside = {
            id: look for id, look in self.beside.looks.items() if id.partition("/")[0] not in hidden
        }
        return {**beside, **self.plan_looks}

    def look_of(self, *steps: shared.PlanStep) -> ButtonState:
        """Return the state of the button that plays these steps; laying a hexagon binds, too."""
        lays = any(isinstance(one, PlaceTile) for step in steps for one in step.actions)
        look = super().look_of(*steps)
        return replace(look, binds=look.binds or lays)

    def touch(self, thing: Thing | None) -> Outcome:
        first = self.plan.actions[0]
        laid = isinstance(first, PlaceTile) and first.space == space_of(thing)
        return self.beside if laid else self.beside.touch(thing)


@dataclass(frozen=True)
class Deciding(planning.Planning[Turn, Thing | None, Shown], Mode):
    """A person decides."""

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        """The buttons at rest, with undo and the hint as they are now."""
        return {**idle_buttons(self.view, why_not_now(self.view)), **self.tools}

    @property
    def things(self) -> Mapping[Thing, ThingState]:
        """The state of things; the space that the hint is about is chosen while nothing else is."""
        spaces = touched(self.advice.action) if self.advice and self.advice.action else ()
        follows = spaces and self.escape() is None
        return with_chosen(self.own_things, SPACE[spaces[-1]]) if follows else self.own_things

    @property
    def own_things(self) -> Mapping[Thing, ThingState]:
        """The state of things that follows from the choice and from the legal actions."""
        raise NotImplementedError

    def put_down(self) -> Self:
        """Return the mode with nothing chosen."""
        raise NotImplementedError

    def escape(self) -> Mode | None:
        """Put down what is chosen; None if nothing is."""
        bare = self.put_down()
        return None if bare == self else bare

    def plan_of(self, decision: Decision) -> Plan:
        return plan_of(self.view, decision, self.turn.players)

    def show_plan(self, plan: Plan) -> Mode:
        return ShowingPlan(self.turn, plan, self.unasked, self.put_down().preview_plan(plan))

    def preview_plan(self, plan: Plan) -> Mode:  # noqa: ARG002
        """Return the mode as it looks below a plan."""
        return self
