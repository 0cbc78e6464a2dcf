"""Begging for corn (section 4)."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.message import IllegalAction
from game.tzolkin.rules.actions.action import Action
from game.tzolkin.rules.actions.fields import Temple
from game.tzolkin.rules.actions.reasons import on_lowest_step
from game.tzolkin.rules.effects import placing
from game.tzolkin.rules.effects.temples import lowerable
from game.tzolkin.rules.state import State


@dataclass(frozen=True, slots=True)
class Beg(Action):
    """Beg: give all corn back, take 3 (Bacab 4), and go down a step on a temple (4)."""

    verb: ClassVar[str] = "beg"
    temple: Temple

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        if placing.may_beg(state):
            listed += map(Beg.of, lowerable(state, state.seat))

    def why_not(self, state: State) -> IllegalAction:
        if not placing.may_beg(state):
            return IllegalAction("too-much-corn-to-beg", limit=placing.begging_limit(state))
        return on_lowest_step(self.temple)

    def apply(self, state: State) -> bool:
        placing.beg(state, self.temple)
        return True
