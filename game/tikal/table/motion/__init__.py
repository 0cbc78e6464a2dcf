"""Motion at the table: played actions become movements, which are drawn over a still picture."""

from game.table.picture import StepAnimation
from game.tikal.table.motion.moves import Step
from game.tikal.table.motion.places import TableGeometry
from game.tikal.table.motion.show import draw_moves
from game.tikal.table.motion.steps import scoring_steps, steps_of, victory_steps

__all__ = [
    "Step",
    "StepAnimation",
    "TableGeometry",
    "draw_moves",
    "scoring_steps",
    "steps_of",
    "victory_steps",
]
