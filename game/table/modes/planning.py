"""A hint as a plan: the modes that ask for one, show it, and play it whole or step by step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, Self

from game.players.player import Decision
from game.table import ids
from game.table.modes import deciding
from game.table.modes.deciding import THINKING, Advice
from game.table.modes.mode import ButtonState, Mode, ShownT, ThingT, TurnT
from game.table.outcome import Outcome, Play
from game.table.plan import Plan, PlanStep, StepT


@dataclass(frozen=True)
class ShowingPlan(Mode[TurnT, ThingT, ShownT], Generic[TurnT, ThingT, ShownT, StepT]):
    """A plan lies over the mode of the player who decides. Any other action puts it away.

    Attributes:
        plan: what is left of the plan.
        under: the mode before the hint, which is back when the plan is put away.
        beside: the mode that is seen, and answers touches, beside the plan.
    """

    plan: Plan[StepT]
    under: Mode[TurnT, ThingT, ShownT]
    beside: Mode[TurnT, ThingT, ShownT]
    menu = ("hint", "repeat", "back")

    @property
    def decider(self) -> int | None:
        return self.under.decider

    @property
    def hinted(self) -> bool:
        return True

    @property
    def plan_looks(self) -> Mapping[str, ButtonState]:
        """The states of the plan's buttons, by id; one step alone needs no button for all."""
        first, *others = self.plan.steps
        every = {ids.PLAN_ALL: self.look_of(*self.plan.steps)} if others else {}
        return {ids.PLAN_STEP: self.look_of(first), **every, ids.PLAN_CLOSE: ButtonState()}

    def look_of(self, *steps: PlanStep) -> ButtonState:
        """Return the state of the button that plays these steps."""
        final = any(step.is_final for step in steps)
        return ButtonState(binds=final, final=final)

    def touch(self, thing: ThingT) -> Outcome:
        return self.beside.touch(thing)

    def press(self, button: str) -> Outcome:
        if button == ids.PLAN_STEP:
            return Play(self.plan.steps[0].actions, self.plan.rest)
        if button == ids.PLAN_ALL:
            return Play(self.plan.actions)
        return self.under if button == ids.PLAN_CLOSE else self.beside.press(button)

    def escape(self) -> Mode[TurnT, ThingT, ShownT]:
        return self.under

    def with_pending_hint(self) -> Mode[TurnT, ThingT, ShownT]:
        return self.under.with_pending_hint()


@dataclass(frozen=True)
class Planning(deciding.Deciding[TurnT, ThingT, ShownT]):
    """A person decides. A hint comes as a plan, which then lies over this mode.

    Attributes:
        asked_in: the mode as it was when the hint was asked for; None if none was.
    """

    asked_in: Mode[TurnT, ThingT, ShownT] | None = None

    @property
    def unasked(self) -> Self:
        """This mode without a hint."""
        return replace(self, advice=None, asked_in=None)

    def plan_of(self, decision: Decision) -> Plan[Any]:
        """Return the plan of a decision in this position."""
        raise NotImplementedError

    def show_plan(self, plan: Plan[Any]) -> Mode[TurnT, ThingT, ShownT]:
        """Return this mode with a plan over it."""
        raise NotImplementedError

    def after(self, played: Play) -> Mode[TurnT, ThingT, ShownT]:
        """Return the mode after a play: the rest of the plan if one is left.

        Nothing was played where what a choice had led to was not legal any more.
        """
        rest: Plan[Any] | None = played.rest
        if rest:
            return self.show_plan(rest)
        return self.after_action(played.actions[-1]) if played.actions else self

    def after_action(self, action: Any) -> Mode[TurnT, ThingT, ShownT]:  # noqa: ANN401, ARG002
        """Return the mode for the player who has just played an action."""
        return self

    def with_pending_hint(self) -> Self:
        return replace(self, advice=THINKING, asked_in=self.unasked)

    def with_hint(self, advice: Advice) -> Mode[TurnT, ThingT, ShownT]:
        """Take the advice: lay its plan over the mode, or only tell it if something was done
        meanwhile."""
        if not (self.busy and advice.decision):
            return self
        here, told = self.unasked, replace(self, advice=advice)
        if here != self.asked_in:
            return told
        plan = self.plan_of(advice.decision)
        return here.show_plan(plan) if plan.steps else told
