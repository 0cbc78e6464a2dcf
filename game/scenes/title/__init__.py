"""The first thing that is seen."""

from game.scenes.title.scene import TitleScene

__all__ = ["TitleScene"]
