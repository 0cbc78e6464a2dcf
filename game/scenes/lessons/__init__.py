"""The lessons of a game: the offer of them, the list, and the path from one to the next."""

from game.scenes.lessons.offer import offer
from game.scenes.lessons.path import show_lessons

__all__ = ["offer", "show_lessons"]
