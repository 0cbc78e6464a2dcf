"""How the game ended."""

from game.scenes.results.described import described
from game.scenes.results.scene import ResultsScene
from game.scenes.results.ways import ways_on

__all__ = ["ResultsScene", "described", "ways_on"]
