"""What a computer player makes of a finished match."""

from game.scenes.analysis.scene import AnalysisScene

__all__ = ["AnalysisScene"]
