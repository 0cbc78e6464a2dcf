"""The parts that modes of every table share: button states, the loop's moment, and outcomes."""

from game.table.modes.mode import ButtonState, Moment
from game.table.outcome import GoOn, Outcome, Play, Refuse, ThinkOn

__all__ = ["ButtonState", "GoOn", "Moment", "Outcome", "Play", "Refuse", "ThinkOn"]
