"""How the game ended."""

from game.scenes.results.draw import Draw, draw_of
from game.scenes.results.scene import ResultsScene
from game.scenes.results.standing import Standing

__all__ = ["Draw", "ResultsScene", "Standing", "draw_of"]
