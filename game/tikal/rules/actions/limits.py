"""How often a level may be uncovered or a treasure recovered on a space in one turn (section 3)."""

from typing import Final

MOST_LEVELS: Final = 2
"""Levels per temple, and treasures per hexagon, that one turn may take."""


def may_take_more(taken: int, members: int) -> bool:
    """True if a further level or treasure may be taken: two a turn, a member for each."""
    return taken < MOST_LEVELS and members > taken
