"""Paying for gold under the prophecy Gold shortage, P07 (section 14)."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from game.core.action import spelt
from game.core.message import IllegalAction
from game.tzolkin.rules.actions.action import Action
from game.tzolkin.rules.effects import benefits
from game.tzolkin.rules.state import State

MOST_GOLD: Final = 2
"""The most gold that is offered at once."""
_NUMBER: Final = spelt(range(MOST_GOLD + 1), str, "no-gold", least=0, most=MOST_GOLD)


@dataclass(frozen=True, slots=True)
class TakeGold(Action):
    """Take this number of the offered gold cubes and pay a corn for each (P07)."""

    verb: ClassVar[str] = "gold"
    number: Annotated[int, _NUMBER]

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        listed += map(TakeGold.of, range(state.about[0] + 1))

    def why_not(self, state: State) -> IllegalAction:
        return IllegalAction("too-much-gold", number=state.about[0])

    def apply(self, state: State) -> bool:
        benefits.take_gold(state, self.number)
        return False
