"""Xaman Ek's exchange of a cube for corn (section 15)."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.message import IllegalAction
from game.tzolkin.rules.actions.action import Action
from game.tzolkin.rules.actions.fields import Kind
from game.tzolkin.rules.actions.reasons import NOBODY_ELSE, nobody_else
from game.tzolkin.rules.data.board import KINDS, VALUE
from game.tzolkin.rules.data.expansion import XAMAN_EK
from game.tzolkin.rules.state import TRADED, State


@dataclass(frozen=True, slots=True)
class Trade(Action):
    """Exchange one cube for corn at the market's price, once a turn (T11)."""

    verb: ClassVar[str] = "trade"
    option: ClassVar[str] = "tribes"
    kind: Kind

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        seat = state.seat
        if state.tribe[seat] == XAMAN_EK and not state.used & (TRADED | NOBODY_ELSE):
            kinds = range(len(KINDS))
            listed += [Trade.of(kind) for kind in kinds if state.cubes[3 * seat + kind]]

    def why_not(self, state: State) -> IllegalAction:
        if state.tribe[state.seat] != XAMAN_EK:
            return IllegalAction("only-xaman-ek-trades")
        if over := nobody_else(state):
            return over
        if state.used & TRADED:
            return IllegalAction("traded-already")
        return IllegalAction("none-of-kind", kind=KINDS[self.kind])

    def apply(self, state: State) -> bool:
        state.used |= TRADED
        state.cubes[3 * state.seat + self.kind] -= 1
        state.corn[state.seat] += VALUE[self.kind]
        return True
