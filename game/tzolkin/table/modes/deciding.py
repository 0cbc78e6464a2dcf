"""What the modes have in common in which somebody here is to decide."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.table.modes import ButtonState, deciding
from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.modes.looks import at_rest
from game.tzolkin.table.modes.mode import Mode
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.shown import Shown
from game.ui.controls.said import NOTHING


@dataclass(frozen=True)
class Deciding(deciding.Deciding[Turn, Option, Shown], Mode):
    """The advice is told in the ribbon, and goes on being shown below it."""

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        """What can be taken back, the advice, and what the mode itself has."""
        return {**at_rest(NOTHING), **self.tools, **self.own_looks}

    @property
    def own_looks(self) -> Mapping[str, ButtonState]:
        """The red button, and what else this mode has."""
        raise NotImplementedError
