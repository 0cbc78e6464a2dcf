"""Who plays: names, marks, and who starts."""

from game.scenes.setup.scene import SetupScene

__all__ = ["SetupScene"]
