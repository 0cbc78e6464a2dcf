"""A lesson as data: a first position, and steps with words to read and goals to reach."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.game import OwnMatch
from game.ui.sentence import Words

Reached = Callable[[Any], bool]
"""Returns True if a goal is reached in a position, as every player sees that."""
Lost = Callable[[Any], Words]
"""Returns why a goal cannot be reached any more from a position; empty while it can."""


def _never(_view: object) -> str:
    """Say that a goal can always be reached."""
    return ""


@dataclass(frozen=True)
class LessonStep:
    """One step: a sentence or two to read, and perhaps a goal to reach.

    Attributes:
        words: the text to read.
        goal: tells whether the goal is reached, in whatever way; None for a step to read only.
        lost: tells why the goal cannot be reached any more.
        hint: how to reach the goal, for a learner who is stuck; empty for no hint.
        points: the ids of the touchable elements that the hint is about.
    """

    words: str
    goal: Reached | None = None
    lost: Lost = _never
    hint: str = ""
    points: Sequence[str] = ()


@dataclass(frozen=True)
class Lesson:
    """One lesson.

    Title and ``about`` are translated when they are shown; the other texts are in the language in
    use, so the lesson has to be made anew for another language.

    Attributes:
        id: its name in the file of finished lessons.
        title: its name.
        about: what it teaches, in a few words.
        begin: makes the match in its first position, with the learner to act.
        steps: the steps in order.
        praise: the text shown when all steps are done.
        board: the part of the board that it is about, in a form that the game's table knows.
        rival: how the other players act, in a form that the game's table knows.
    """

    id: str
    title: Words
    about: Words
    begin: Callable[[], OwnMatch]
    steps: Sequence[LessonStep]
    praise: str
    board: Any = None
    rival: Any = None
