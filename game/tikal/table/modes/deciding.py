"""What the modes have in common in which somebody here is to decide."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from game.table.modes import Look, Moment, deciding
from game.table.thinking import Hint
from game.tikal.table.board import Highlights
from game.tikal.table.match.plan import Plan, plan_of
from game.tikal.table.match.telling import touched
from game.tikal.table.modes.looks import at_rest
from game.tikal.table.modes.mode import Mode, Outcome
from game.tikal.table.modes.planned import Planned
from game.tikal.table.modes.turn import Turn
from game.tikal.table.reasons import why_not_now


@dataclass(frozen=True)
class Deciding(deciding.Deciding[Turn, Mode], Mode):
    """The advice is a plan, which lies over it all once it has come."""

    @property
    def looks(self) -> Mapping[str, Look]:
        """What can be taken back, and the advice."""
        return {**at_rest(self.view, why_not_now(self.view)), **self.tools}

    def lit(self, hovered: int | None) -> Highlights:
        """Where the advice is to be followed, as long as nothing is chosen."""
        lit = self.chosen(hovered)
        spaces = touched(self.advice.action) if self.advice and self.advice.action else ()
        return replace(lit, selected=spaces[-1]) if spaces and self.escape() is None else lit

    def chosen(self, hovered: int | None) -> Highlights:
        """What is lit because of what is chosen, and where something may be done."""
        raise NotImplementedError

    def put_down(self) -> Self:
        """The same with nothing chosen."""
        raise NotImplementedError

    def escape(self) -> Mode | None:
        """Puts down what is chosen."""
        bare = self.put_down()
        return None if bare == self else bare

    def update(self, moment: Moment) -> Outcome | None:  # noqa: ARG002
        """Thinks of the advice."""
        return self.told() if self.advice and self.advice.update() else None

    def told(self) -> Mode:
        """The advice has come: the plan lies over it all where nothing is chosen."""
        decision = self.advice.decision if self.advice else None
        if decision is None or self.escape() is not None:
            return self
        plan = plan_of(self.view, decision, self.turn.players)
        return self.planned(plan) if plan.steps else self

    def planned(self, plan: Plan) -> Mode:
        return Planned(self.turn, plan, replace(self, advice=None))

    def advised(self, advice: Hint) -> Mode:
        return replace(self.put_down(), advice=advice)
