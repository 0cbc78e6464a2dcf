"""What the modes have in common in which somebody here is to decide."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from game.table.modes import Look, deciding
from game.table.modes.advice import THINKING, Advice
from game.table.outcome import Play
from game.table.sign import Sign, choosing
from game.tikal.rules.actions import Action
from game.tikal.table.match.plan import Plan, plan_of
from game.tikal.table.match.telling import touched
from game.tikal.table.modes.looks import at_rest
from game.tikal.table.modes.mode import Mode
from game.tikal.table.modes.planned import Planned
from game.tikal.table.modes.turn import Turn
from game.tikal.table.reasons import why_not_now
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import SPACE, Thing


@dataclass(frozen=True)
class Deciding(deciding.Deciding[Turn, Thing | None, Shown], Mode):
    """The advice is a plan, which lies over it all once it has come.

    Attributes:
        asked: what the advice was asked for in.
    """

    asked: Mode | None = None

    @property
    def looks(self) -> Mapping[str, Look]:
        """What can be taken back, and the advice."""
        return {**at_rest(self.view, why_not_now(self.view)), **self.tools}

    @property
    def things(self) -> Mapping[Thing, Sign]:
        """Where the advice is to be followed is chosen, as long as nothing else is."""
        spaces = touched(self.advice.action) if self.advice and self.advice.action else ()
        follows = spaces and self.escape() is None
        return choosing(self.standing, SPACE[spaces[-1]]) if follows else self.standing

    @property
    def standing(self) -> Mapping[Thing, Sign]:
        """How everything stands because of what is chosen and what may be done."""
        raise NotImplementedError

    def put_down(self) -> Self:
        """The same with nothing chosen."""
        raise NotImplementedError

    def escape(self) -> Mode | None:
        """Puts down what is chosen."""
        bare = self.put_down()
        return None if bare == self else bare

    @property
    def _unasked(self) -> Self:
        return replace(self, advice=None, asked=None)

    def after(self, played: Play) -> Mode:
        """What is left of a plan is there then."""
        rest: Plan | None = played.rest
        return self.planned(rest) if rest else self.gone_on(played.actions[-1])

    def gone_on(self, action: Action) -> Mode:  # noqa: ARG002
        """The same for the one who has just played an action."""
        return self

    def planned(self, plan: Plan) -> Mode:
        """The same with a plan to be gone on with."""
        return Planned(self.turn, plan, self._unasked, self.put_down().with_plan(plan))

    def with_plan(self, plan: Plan) -> Mode:  # noqa: ARG002
        """The same as it is seen while a plan lies over it."""
        return self

    def asking(self) -> Mode:
        return replace(self, advice=THINKING, asked=self._unasked)

    def advised(self, advice: Advice) -> Mode:
        """The plan lies over it all, unless something was done meanwhile."""
        if not (self.busy and advice.decision):
            return self
        here, told = self._unasked, replace(self, advice=advice)
        if here != self.asked:
            return told
        plan = plan_of(self.view, advice.decision, self.turn.players)
        return here.planned(plan) if plan.steps else told
