"""The results of a finished match: the ranking, the points, and what to do next."""

from game.scenes.results.described import described
from game.scenes.results.scene import ResultsScene
from game.scenes.results.ways import ways_on

__all__ = ["ResultsScene", "described", "ways_on"]
