"""The end of a turn (sections 3 and 15)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.message import IllegalAction
from game.tzolkin.rules import turn
from game.tzolkin.rules.actions.action import Action
from game.tzolkin.rules.data.expansion import AHMAKIQ
from game.tzolkin.rules.state import State


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Pass: neither place nor pick up workers in this turn (T03)."""

    verb: ClassVar[str] = "pass"
    option: ClassVar[str] = "tribes"

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        if state.tribe[state.seat] == AHMAKIQ:
            listed.append(PASS)

    def why_not(self, state: State) -> IllegalAction:  # noqa: ARG002
        return IllegalAction("only-ahmakiq-passes")

    def apply(self, state: State) -> bool:
        turn.end(state)
        return False


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """End the turn after placing or picking up (3)."""

    verb: ClassVar[str] = "end"

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:  # noqa: ARG004
        listed.append(END_TURN)

    def apply(self, state: State) -> bool:
        turn.end(state)
        return False


PASS: Final = Pass.of()
END_TURN: Final = EndTurn.of()
