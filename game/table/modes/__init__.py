"""What the modes of any table have in common: how a button looks, what comes of a touch or of the
time."""

from game.table.modes.look import ButtonState, Moment
from game.table.outcome import GoOn, Outcome, Play, Refusal, ThinkOn

__all__ = ["ButtonState", "GoOn", "Moment", "Outcome", "Play", "Refusal", "ThinkOn"]
