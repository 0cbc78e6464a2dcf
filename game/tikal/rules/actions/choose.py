"""The action that takes a hexagon from the display (section 7)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.message import IllegalAction
from game.tikal.rules.actions.action import Action
from game.tikal.rules.actions.fields import Hexagon
from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.state import CHOOSE as CHOOSING
from game.tikal.rules.state import Phase, State
from game.tikal.rules.turns import turn


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Take a hexagon from the display into the hand (section 7)."""

    verb: ClassVar[str] = "choose"
    phase: ClassVar[Phase] = CHOOSING
    hexagon: Hexagon

    def check(self, state: State) -> None:
        """Require that the hexagon is in the display."""
        if self.hexagon not in state.display:
            raise IllegalAction("not-displayed", hexagon=HEXAGONS[self.hexagon].id)

    def apply(self, state: State) -> None:
        """Take it into the hand; a volcano starts a scoring round."""
        turn.choose(state, self.hexagon)


CHOOSE: Final = tuple(Choose.every())


def legal(state: State) -> list[Action]:
    """Return one action for each hexagon in the display."""
    return [CHOOSE[number] for number in state.display]
