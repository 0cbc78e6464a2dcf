"""What the modes of any table have in common: how a button looks, and what time brings."""

from game.table.modes.look import GoOn, Look, Moment, ThinkOn

__all__ = ["GoOn", "Look", "Moment", "ThinkOn"]
