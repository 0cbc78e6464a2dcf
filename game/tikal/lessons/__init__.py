"""The lessons of Tikal: eight short ones, each a position of a match for two with some steps."""

from game.lessons.lesson import Lesson
from game.tikal.lessons.camp_and_guard import camp_lesson, guard_lesson
from game.tikal.lessons.first_turn import placing_lesson, walking_lesson
from game.tikal.lessons.hidden import without_unspoken
from game.tikal.lessons.scoring_and_auction import auction_lesson, scoring_lesson
from game.tikal.lessons.temples_and_treasures import temple_lesson, treasure_lesson

__all__ = ["lessons"]


def lessons() -> list[Lesson]:
    """Return all lessons in order, in the language in use."""
    every = [
        placing_lesson(),
        walking_lesson(),
        temple_lesson(),
        treasure_lesson(),
        camp_lesson(),
        guard_lesson(),
        scoring_lesson(),
        auction_lesson(),
    ]
    return without_unspoken(every)
