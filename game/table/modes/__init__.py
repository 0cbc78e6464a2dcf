"""What the modes of any table have in common: how a button looks, what comes of a touch or of the
time."""

from game.table.modes.look import Look, Moment
from game.table.outcome import GoOn, Outcome, Play, Refused, ThinkOn

__all__ = ["GoOn", "Look", "Moment", "Outcome", "Play", "Refused", "ThinkOn"]
