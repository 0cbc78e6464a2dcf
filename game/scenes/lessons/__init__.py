"""The lessons of a game to choose from, and the way through them."""

from game.scenes.lessons.offer import offer
from game.scenes.lessons.path import show_lessons

__all__ = ["offer", "show_lessons"]
