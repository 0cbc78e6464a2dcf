"""How the game ended."""

from game.scenes.results.scene import ResultsScene
from game.scenes.results.standing import Standing

__all__ = ["ResultsScene", "Standing"]
