"""What all modes share in which a person at this device decides."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from game.table.modes import ButtonState, deciding
from game.table.modes.deciding import THINKING, Advice
from game.table.outcome import Outcome, Play
from game.table.rule_names import HINT
from game.table.things import ThingState, with_chosen
from game.tikal.rules.actions import Action, PlaceTile
from game.tikal.table import ids
from game.tikal.table.match.plan import PlanStep, RemainingPlan, plan_of
from game.tikal.table.match.telling import touched
from game.tikal.table.modes.buttons import idle_buttons, why_not_now
from game.tikal.table.modes.mode import AnyMode, Mode, Turn
from game.tikal.table.shown.cards import Panel, PlanShown
from game.tikal.table.shown.shown import BoardLook, Shown
from game.tikal.table.things import SPACE, Thing, space_of
from game.tikal.words import plans
from game.ui.sentence import Words

# A computer player's plan for the rest of a turn, to be played as a whole or step by step.


@dataclass(frozen=True)
class ShowingPlan(Mode):
    """A plan lies over the mode of the player who decides.

    Any other action puts the plan away. A tap on the hexagon that the plan lays first puts it away,
    too, but leaves that hexagon tried on its space.

    Attributes:
        plan: what is left of the plan.
        under: the mode before the hint, which is back when the plan is put away.
        beside: the mode that is seen, and answers touches, beside the plan.
    """

    plan: RemainingPlan
    under: Mode
    beside: Mode
    menu = ("hint", "repeat", "back")

    @property
    def decider(self) -> int | None:
        return self.under.decider

    @property
    def task(self) -> tuple[Words, Words]:
        auctioned = bool(self.view.display)
        told = plans.auction_heading() if auctioned else plans.plan_heading(self.plan.ap)
        return told, self.plan.reason

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
        first, *others = self.plan.steps
        own = {ids.PLAN_STEP: _look(first), ids.PLAN_CLOSE: ButtonState()}
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

    def with_pending_hint(self) -> AnyMode:
        return self.under.with_pending_hint()


def _look(*steps: PlanStep) -> ButtonState:
    """Return the state of a plan's button: it binds if a step reveals something hidden or lays a
    hexagon."""
    final = any(step.is_final for step in steps)
    lays = any(isinstance(one, PlaceTile) for step in steps for one in step.actions)
    return ButtonState(binds=final or lays, final=final)


@dataclass(frozen=True)
class Deciding(deciding.Deciding[Turn, Thing | None, Shown], Mode):
    """A person decides. A hint comes as a plan, which then lies over this mode.

    Attributes:
        asked_in: the mode as it was when the hint was asked for; None if none was.
    """

    asked_in: Mode | None = None

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

    @property
    def _unasked(self) -> Self:
        return replace(self, advice=None, asked_in=None)

    def after(self, played: Play) -> Mode:
        """Return the mode after a play: the rest of the plan if one is left."""
        rest: RemainingPlan | None = played.rest
        return self.show_plan(rest) if rest else self.after_action(played.actions[-1])

    def after_action(self, action: Action) -> Mode:  # noqa: ARG002
        """Return the mode for the player who has just played an action."""
        return self

    def show_plan(self, plan: RemainingPlan) -> Mode:
        """Return this mode with a plan over it."""
        return ShowingPlan(self.turn, plan, self._unasked, self.put_down().preview_plan(plan))

    def preview_plan(self, plan: RemainingPlan) -> Mode:  # noqa: ARG002
        """Return the mode as it looks below a plan."""
        return self

    def with_pending_hint(self) -> Mode:
        return replace(self, advice=THINKING, asked_in=self._unasked)

    def with_hint(self, advice: Advice) -> Mode:
        """Take the advice: lay its plan over the mode, or only tell it if something was done
        meanwhile."""
        if not (self.busy and advice.decision):
            return self
        here, told = self._unasked, replace(self, advice=advice)
        if here != self.asked_in:
            return told
        plan = plan_of(self.view, advice.decision, self.turn.players)
        return here.show_plan(plan) if plan.steps else told
