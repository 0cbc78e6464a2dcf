"""The analysis of a finished match by a computer player."""

from game.scenes.analysis.scene import AnalysisScene

__all__ = ["AnalysisScene"]
