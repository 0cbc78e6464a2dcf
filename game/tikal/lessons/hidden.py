"""What is hidden at a lesson's table until a lesson speaks of it."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from game.lessons.lesson import Lesson


def verb(name: str) -> tuple[str, str]:
    """Return the ids of an action's buttons, with the other actions and at a chosen hexagon."""
    return f"action/{name}", f"here/{name}"


VERBS: Final = ("enter", "move", "dig", "recover", "exchange", "camp", "guard", "shuttle")
"""The names of the actions' buttons."""
HIDDEN: Final = (
    *("stock", "supplies", "payout", "points", "lock", "notes"),
    *("rotate", "end-turn", "tool/undo", "tool/redo", "tool/restart"),
    *(id for name in VERBS for id in verb(name)),
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
