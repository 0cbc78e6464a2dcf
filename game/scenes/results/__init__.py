"""How the game ended."""

from game.scenes.results.scene import ResultsScene

__all__ = ["ResultsScene"]
