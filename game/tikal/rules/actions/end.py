"""Ending the turn (section 3)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from game.tikal.rules.actions.action import Action
from game.tikal.rules.state import State
from game.tikal.rules.turns.turn import end_turn


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """End the turn's action points; what is left is lost."""

    verb: ClassVar[str] = "end"
    undoable: ClassVar[bool] = False

    def check(self, state: State) -> None:
        """Always."""

    def apply(self, state: State) -> None:
        """The next one has the turn."""
        end_turn(state)


END_TURN: Final = EndTurn.of()
