"""What is hidden at a lesson's table until a lesson speaks of it."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from game.lessons.lesson import Lesson

PARTY: Final = tuple(f"party/{name}" for name in ("leader", "less", "more", "all"))
"""The ids of the buttons that choose who goes."""
VERBS: Final = ("enter", "move", "dig", "recover", "exchange", "camp", "guard", "shuttle")
"""The names of the actions' buttons, of which there are two: with the other actions, and at a
chosen hexagon. Where that has room, lessons show one of them."""
HIDDEN: Final = (
    *("stock", "supplies", "payout", "points", "lock", "notes", "ways", *PARTY),
    *("rotate", "end-turn", "tool/undo", "tool/redo", "tool/restart"),
    *(f"{room}/{name}" for room in ("action", "here") for name in VERBS),
)
"""The ids of all that is hidden at first: parts of the table, signs, buttons."""


def without_unspoken(lessons: Iterable[Lesson]) -> list[Lesson]:
    """Return the lessons, in each of which is hidden what neither it nor an earlier one has shown.

    An extra one hides nothing: who takes it knows the game.
    """
    found: list[Lesson] = []
    known: list[str] = []
    for lesson in lessons:
        first, *others = lesson.steps
        begins = replace(first, shows=(*known, *first.shows))
        hiding = replace(lesson, hides=HIDDEN, steps=[begins, *others])
        found.append(lesson if lesson.extra else hiding)
        known += [id for step in lesson.steps for id in step.shows]
    return found
