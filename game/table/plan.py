"""A plan for the rest of a turn, step by step: what a hint proposes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from game.ui.sentence import Words


@dataclass(frozen=True, slots=True)
class PlanStep:
    """Actions of a plan that are told, and played, together.

    Attributes:
        actions: the actions.
        description: what is done.
        reason: what it is done for.
    """

    actions: tuple[Any, ...]
    description: Words
    reason: Words

    @property
    def is_final(self) -> bool:
        """True if an action of the step cannot be undone."""
        return not all(action.undoable for action in self.actions)


StepT = TypeVar("StepT", bound=PlanStep)


@dataclass(frozen=True)
class Plan(Generic[StepT]):
    """What is left of a plan.

    Attributes:
        steps: the steps still to be played.
        reason: what the whole plan is for.
        stop_reason: why the plan ends before the turn has to; empty if it does not.
    """

    steps: tuple[StepT, ...]
    reason: Words
    stop_reason: Words = ""

    @property
    def actions(self) -> tuple[Any, ...]:
        """All actions of the steps."""
        return tuple(action for step in self.steps for action in step.actions)

    @property
    def rest(self) -> Plan[StepT] | None:
        """The plan without its first step; None if no step is left."""
        return replace(self, steps=self.steps[1:]) if len(self.steps) > 1 else None
