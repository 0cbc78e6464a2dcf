"""The choice how many days pass at the end of a round (section 10)."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from game.core.action import spelt
from game.tzolkin.rules import turn
from game.tzolkin.rules.actions.action import Action
from game.tzolkin.rules.state import State

_DAYS: Final = spelt((1, 2), str, "no-number-of-days", least=1, most=2)


@dataclass(frozen=True, slots=True)
class Advance(Action):
    """Let one day or two pass (10)."""

    verb: ClassVar[str] = "advance"
    days: Annotated[int, _DAYS]

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:  # noqa: ARG004
        listed += Advance.every()

    def apply(self, state: State) -> bool:
        if self.days > 1:
            state.light[state.seat] = False
        return turn.advance(state, self.days)
