"""What a lesson is: a position, and what is told and to be done in it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.game import OwnMatch
from game.ui.sentence import Words

Reached = Callable[[Any], bool]
"""Whether something holds in a position as every player sees it."""
Lost = Callable[[Any], Words]
"""Why something cannot be reached any more from a position; empty while it can."""


def _never(_view: object) -> str:
    return ""


@dataclass(frozen=True)
class LessonStep:
    """A sentence or two, and what is to be done then.

    Attributes:
        words: what is told.
        goal: what is to be reached, in whatever way; None where there is only something to read.
        lost: why the goal cannot be reached any more.
        hint: how, for whoever is stuck.
        points: the elements that the hint is about, by their ids.
    """

    words: str
    goal: Reached | None = None
    lost: Lost = _never
    hint: str = ""
    points: Sequence[str] = ()


@dataclass(frozen=True)
class Lesson:
    """One thing to learn: what it is called, whatever the language, and its texts in the one in
    use, so that it is written anew for another.

    Attributes:
        id: its name in what is remembered.
        title: what it is called.
        about: what it is about, in a few words.
        begin: makes the match in its first position, the learner to act.
        steps: what is told and done, in order.
        praise: what is told in the end.
        board: what of the board it is about, as its game's table knows it.
        rival: how the others play, as its game's table knows it.
    """

    id: str
    title: Words
    about: Words
    begin: Callable[[], OwnMatch]
    steps: Sequence[LessonStep]
    praise: str
    board: Any = None
    rival: Any = None
