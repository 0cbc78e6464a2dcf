"""The rules of each game on a page or a few."""

from game.scenes.rulebook.scene import RulebookScene

__all__ = ["RulebookScene"]
