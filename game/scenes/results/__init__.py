"""How the game ended."""

from game.scenes.results.scene import ResultsScene
from game.scenes.results.ways import ways_on

__all__ = ["ResultsScene", "ways_on"]
