"""What the modes have in common in which somebody here is to decide."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.table.modes import Look, deciding
from game.table.modes.advice import THINKING, Advice
from game.tzolkin.table.modes.looks import at_rest
from game.tzolkin.table.modes.mode import Mode
from game.tzolkin.table.modes.turn import Turn
from game.ui.controls.said import NOTHING


@dataclass(frozen=True)
class Deciding(deciding.Deciding[Turn, Mode], Mode):
    """The advice is told in the ribbon, and goes on being shown below it."""

    @property
    def looks(self) -> Mapping[str, Look]:
        """What can be taken back, the advice, and what the mode itself has."""
        return {**at_rest(NOTHING), **self.tools, **self.own_looks}

    @property
    def own_looks(self) -> Mapping[str, Look]:
        """The red button, and what else this mode has."""
        raise NotImplementedError

    def asking(self) -> Mode:
        return replace(self, advice=THINKING)

    def advised(self, advice: Advice) -> Mode:
        return replace(self, advice=advice) if self.busy else self
