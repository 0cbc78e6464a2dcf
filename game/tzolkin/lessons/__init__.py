"""The lessons of Tzolk'in, each a position of a match for two with some steps."""

from game.lessons.lesson import Lesson
from game.tzolkin.lessons.corn_and_food import corn_lesson, food_lesson
from game.tzolkin.lessons.placing_and_riding import placing_lesson, riding_lesson

__all__ = ["lessons"]

_WRITTEN = (placing_lesson, riding_lesson, corn_lesson, food_lesson)


def lessons() -> list[Lesson]:
    """Return all lessons in order, in the language in use."""
    return [write() for write in _WRITTEN]
