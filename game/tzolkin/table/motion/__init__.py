"""Motion at the table: played actions become steps, which are drawn over a still picture."""

from game.tzolkin.table.motion.step import Played, Step
from game.tzolkin.table.motion.steps import steps_of

__all__ = ["Played", "Step", "steps_of"]
