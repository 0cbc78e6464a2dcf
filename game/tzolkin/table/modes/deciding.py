"""What the modes have in common in which somebody here is to decide."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.table.modes import Look, Moment, deciding
from game.table.thinking import Hint
from game.tzolkin.table.modes.looks import at_rest
from game.tzolkin.table.modes.mode import Mode, Outcome
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

    def update(self, moment: Moment) -> Outcome | None:  # noqa: ARG002
        """Thinks of the advice."""
        return self if self.advice and self.advice.update() else None

    def advised(self, advice: Hint) -> Mode:
        return replace(self, advice=advice)
