"""What the modes have in common in which somebody here is to decide."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from game.table.guide.places import HINT
from game.table.modes import ButtonState, deciding
from game.table.modes.advice import THINKING, Advice
from game.table.outcome import Outcome, Play
from game.table.sign import ThingState, choosing
from game.tikal.rules.actions import Action, PlaceTile
from game.tikal.table import ids
from game.tikal.table.match.plan import PlanLeft, PlanStep, plan_of
from game.tikal.table.match.telling import touched
from game.tikal.table.modes.looks import at_rest
from game.tikal.table.modes.mode import AnyMode, Mode
from game.tikal.table.modes.turn import Turn
from game.tikal.table.reasons import why_not_now
from game.tikal.table.shown.cards import Advised, Panel
from game.tikal.table.shown.look import BoardLook
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import SPACE, Thing, space_of
from game.tikal.words import plans
from game.ui.sentence import Words

# A master's plan for the rest of a turn is there to be taken, as a whole or step by step.


@dataclass(frozen=True)
class Planned(Mode):
    """The plan lies over the mode in which its player decides; whatever he does himself puts it
    away; a tap on the hexagon that it lays takes that up.

    Attributes:
        plan: what is left of it.
        under: what its player had begun, which is there again when it is put away.
        beside: what there is to be seen and done beside it.
    """

    plan: PlanLeft
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

    def asking(self) -> AnyMode:
        return self.under.asking()


def _look(*steps: PlanStep) -> ButtonState:
    """What shows something hidden, or lays the hexagon, binds."""
    final = any(step.final for step in steps)
    lays = any(isinstance(one, PlaceTile) for step in steps for one in step.actions)
    return ButtonState(binds=final or lays, final=final)


@dataclass(frozen=True)
class Deciding(deciding.Deciding[Turn, Thing | None, Shown], Mode):
    """The advice is a plan, which lies over it all once it has come.

    Attributes:
        asked: what the advice was asked for in.
    """

    asked: Mode | None = None

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        """What can be taken back, and the advice."""
        return {**at_rest(self.view, why_not_now(self.view)), **self.tools}

    @property
    def things(self) -> Mapping[Thing, ThingState]:
        """Where the advice is to be followed is chosen, as long as nothing else is."""
        spaces = touched(self.advice.action) if self.advice and self.advice.action else ()
        follows = spaces and self.escape() is None
        return choosing(self.standing, SPACE[spaces[-1]]) if follows else self.standing

    @property
    def standing(self) -> Mapping[Thing, ThingState]:
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
        rest: PlanLeft | None = played.rest
        return self.planned(rest) if rest else self.gone_on(played.actions[-1])

    def gone_on(self, action: Action) -> Mode:  # noqa: ARG002
        """The same for the one who has just played an action."""
        return self

    def planned(self, plan: PlanLeft) -> Mode:
        """The same with a plan to be gone on with."""
        return Planned(self.turn, plan, self._unasked, self.put_down().with_plan(plan))

    def with_plan(self, plan: PlanLeft) -> Mode:  # noqa: ARG002
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
