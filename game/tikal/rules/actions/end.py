"""The action that ends a turn (section 3)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from game.tikal.rules.actions.action import Action
from game.tikal.rules.state import State
from game.tikal.rules.turns.turn import end_turn


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """End the turn, or the scoring turn; action points (AP) that are left are lost."""

    verb: ClassVar[str] = "end"
    undoable: ClassVar[bool] = False

    def check(self, state: State) -> None:
        """Allow it always: a turn may end at any time."""

    def apply(self, state: State) -> None:
        """Give the turn to the next seat."""
        end_turn(state)


END_TURN: Final = EndTurn.of()
