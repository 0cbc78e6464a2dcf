"""Motion at the table: played actions become movements, which are drawn over a still picture."""

from game.table.playing import Playing
from game.tikal.table.motion.moves import Step
from game.tikal.table.motion.show import draw_moves
from game.tikal.table.motion.sight import Sight
from game.tikal.table.motion.steps import scoring_steps, steps_of, victory

__all__ = [
    "Playing",
    "Sight",
    "Step",
    "draw_moves",
    "scoring_steps",
    "steps_of",
    "victory",
]
