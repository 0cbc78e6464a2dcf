"""What the modes share in which a player at this device is to decide."""

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
    """A mode in which a player decides.

    The advice is told in the ribbon, and stays shown below it.
    """

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        """The looks of all buttons: undo and redo, the advice, and the mode's own."""
        return {**at_rest(NOTHING), **self.tools, **self.own_looks}

    @property
    def own_looks(self) -> Mapping[str, ButtonState]:
        """The red button, and other buttons of this mode only."""
        raise NotImplementedError
