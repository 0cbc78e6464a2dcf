"""Steps up and down on temples (sections 9, 14 and 15)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.message import IllegalAction
from game.tzolkin.rules.actions.action import Action
from game.tzolkin.rules.actions.fields import Temple
from game.tzolkin.rules.actions.reasons import on_lowest_step
from game.tzolkin.rules.data.board import TEMPLES, TOP
from game.tzolkin.rules.effects import benefits, temples
from game.tzolkin.rules.effects.steps import members
from game.tzolkin.rules.state import State


@dataclass(frozen=True, slots=True)
class StepUp(Action):
    """Take a step up on a temple (9)."""

    verb: ClassVar[str] = "temple"
    temple: Temple

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        listed += [_STEP_UP[temple] for temple in members(state.about[0])]

    def why_not(self, state: State) -> IllegalAction:
        temple, name = self.temple, TEMPLES[self.temple]
        if not state.about[1] >> temple & 1:
            return IllegalAction("step-not-on-temple", temple=name)
        if temples.can_rise(state, state.seat, temple):
            return IllegalAction("step-too-dear", temple=name)
        if state.temples[3 * state.seat + temple] == TOP[temple]:
            return IllegalAction("on-top-step", temple=name)
        return IllegalAction("top-step-taken", temple=name)

    def apply(self, state: State) -> bool:
        temples.choose_step(state, self.temple)
        return False


_STEP_UP: Final = tuple(StepUp.every())


@dataclass(frozen=True, slots=True)
class Lower(Action):
    """Take a step down on a temple (P08, T09)."""

    verb: ClassVar[str] = "lower"
    temple: Temple

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        listed += map(Lower.of, temples.lowerable(state, state.seat))

    def why_not(self, state: State) -> IllegalAction:  # noqa: ARG002
        return on_lowest_step(self.temple)

    def apply(self, state: State) -> bool:
        benefits.choose_lower(state, self.temple)
        return False
