"""The lessons of Tikal: eight short ones, each a position of a match for two with some steps."""

from game.lessons.lesson import Lesson
from game.tikal.lessons.auction import auction
from game.tikal.lessons.camp import camp
from game.tikal.lessons.guard import guard
from game.tikal.lessons.place import place
from game.tikal.lessons.scoring import scoring
from game.tikal.lessons.temple import temple
from game.tikal.lessons.treasure import treasure
from game.tikal.lessons.walk import walk

__all__ = ["lessons"]


def lessons() -> list[Lesson]:
    """Return all lessons in order, in the language in use."""
    return [place(), walk(), temple(), treasure(), camp(), guard(), scoring(), auction()]
