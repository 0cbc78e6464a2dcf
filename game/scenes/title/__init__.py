"""The first thing that is seen."""

from game.scenes.title.scene import Saved, TitleScene

__all__ = ["Saved", "TitleScene"]
