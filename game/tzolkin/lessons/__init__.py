"""The lessons of Tzolk'in, each a position of a match for two with some steps."""

from game.lessons.lesson import Lesson
from game.tzolkin.lessons.buildings import building_lesson
from game.tzolkin.lessons.corn_and_food import corn_lesson, food_lesson
from game.tzolkin.lessons.expansion import (
    new_building_lesson,
    prophecy_lesson,
    quick_lesson,
    tribe_lesson,
)
from game.tzolkin.lessons.first_turn import first_turn_lesson
from game.tzolkin.lessons.placing_and_riding import placing_lesson, riding_lesson
from game.tzolkin.lessons.skulls import skull_lesson
from game.tzolkin.lessons.technologies import technology_lesson

__all__ = ["lessons"]

_WRITTEN = (
    *(placing_lesson, riding_lesson, corn_lesson, food_lesson),
    *(technology_lesson, building_lesson, skull_lesson, first_turn_lesson),
    *(tribe_lesson, prophecy_lesson, new_building_lesson, quick_lesson),
)


def lessons() -> list[Lesson]:
    """Return all lessons in order, in the language in use."""
    return [write() for write in _WRITTEN]
