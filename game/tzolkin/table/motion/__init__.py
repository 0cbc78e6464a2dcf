"""Motion at the table: from played actions to steps, which draw themselves over a still picture."""

from game.tzolkin.table.motion.moves import Played
from game.tzolkin.table.motion.step import Step
from game.tzolkin.table.motion.steps import steps_of

__all__ = ["Played", "Step", "steps_of"]
