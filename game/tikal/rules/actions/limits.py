"""The limit on levels uncovered, or treasures recovered, on one space in one turn (section 3)."""

from typing import Final

MOST_LEVELS: Final = 2
"""The most levels of one temple, and treasures of one hexagon, that may be taken in one turn."""


def may_take_more(taken: int, members: int) -> bool:
    """Return whether one more may be taken: at most two a turn, and a member for each."""
    return taken < MOST_LEVELS and members > taken
