"""A lesson as data, and the progress of a learner through it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from math import inf
from typing import Any, Final

from game.core.game import OwnMatch
from game.ui import theme
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
        aloud: the text for whoever listens, where that is another one; else empty.
        goal: tells whether the goal is reached, in whatever way; None for a step to read only.
        why_lost: tells why the goal cannot be reached any more.
        hint: how to reach the goal, for a learner who is stuck; empty for no hint.
        hint_targets: the ids of the touchable elements that the hint is about.
        names: the ids of what the words name: touchable elements, or other parts of the picture
            that the table knows by an id. They are ringed softly as long as the step lasts.
        shows: the ids of what is hidden until this step speaks of it; an id stands for all that
            lies in it, too ("plate/uxmal" for "plate/uxmal/2").
    """

    words: str
    goal: Reached | None = None
    why_lost: Lost = _never
    hint: str = ""
    hint_targets: Sequence[str] = ()
    names: Sequence[str] = ()
    shows: Sequence[str] = ()
    aloud: str = ""


@dataclass(frozen=True)
class Lesson:
    """One lesson.

    Title and ``summary`` are translated when they are shown; the other texts are in the language in
    use, so the lesson has to be made anew for another language.

    Attributes:
        id: its name in the file of finished lessons.
        title: its name.
        summary: what it teaches, in a few words.
        new_match: makes the match in its first position, with the learner to act.
        steps: the steps in order.
        praise: the text shown when all steps are done.
        board: the part of the board that it is about, in a form that the game's table knows.
        hides: the ids of what is hidden until a step shows it, as far as the game's table can hide
            it.
        opponents: how the other players act, in a form that the game's table knows.
        extra: True for a lesson about a part of the game that a first game does not need.
    """

    id: str
    title: Words
    summary: Words
    new_match: Callable[[], OwnMatch]
    steps: Sequence[LessonStep]
    praise: str
    board: Any = None
    opponents: Any = None
    hides: Sequence[str] = ()
    extra: bool = False


@dataclass(frozen=True)
class Onward:
    """What comes after a lesson.

    Attributes:
        label: the label of the button that leads there.
        words: a sentence about it, at the end of the lesson.
        go: leads there.
    """

    label: Words
    words: Words
    go: Callable[[], None]


def _lies_in(id: str, ids: Sequence[str]) -> bool:
    """Return True if one of these ids is this one, or what has it lies in one of theirs."""
    return any(id == one or id.startswith(f"{one}/") for one in ids)


# The progress through a lesson

_WRONG: Final = 2
"""The number of refusals in a row, without an action between them, that brings the hint."""
_UNSEEN: Final = 1.0
"""A turn of the loop that took at least this many seconds does not count as idle time: the window
was hidden or the device slept."""
Position = Callable[[int], Any]
"""Returns the position after this many actions, as every player sees it."""


class LessonState(Enum):
    """What the learner is to do now."""

    READING = auto()
    """Read the step's words."""
    PLAYING = auto()
    """Reach the step's goal."""
    GOAL_LOST = auto()
    """Go back: the step's goal cannot be reached any more from this position."""
    DONE = auto()
    """Nothing: all steps are done."""


class LessonProgress:
    """Follows the positions of a lesson's match.

    It goes on to the next step when a goal is reached, in whatever way, and back to earlier steps
    when actions are undone.

    Attributes:
        lesson: the lesson.
        state: what the learner is to do now.
        why_lost: why the goal cannot be reached any more; empty while it can.
        hint_shown: True while the step's hint is shown.
        hint_offered: True once the learner has waited long: the hint may help.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.state = LessonState.READING
        self.why_lost: Words = ""
        self.hint_shown = self.hint_offered = False
        self._begun = [0]
        self._played = 0
        self._wrong = 0
        self._refused = -inf
        self._idle = 0.0
        self._now = 0.0

    @property
    def number(self) -> int:
        """The number of steps that are done."""
        return len(self._begun) - 1

    @property
    def step(self) -> LessonStep:
        """The present step; once all are done, the last one."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def spoken_of(self) -> Sequence[str]:
        """The ids of what the steps until now have shown, this one included."""
        return [one for step in self.lesson.steps[: self.number + 1] for one in step.shows]

    def hides(self, id: str) -> bool:
        """Return True for what is hidden, as no step has spoken of it yet."""
        return _lies_in(id, self.lesson.hides) and not _lies_in(id, self.spoken_of)

    def follow(self, view: Any, played: int) -> None:  # noqa: ANN401 (any game's)
        """Update the progress for a new position, which comes after this many actions."""
        if played != self._played:
            self._played, self._wrong = played, 0
        self._skip_reading(view, played)
        if not self._go_on(view, played):
            while self.number and self._begun[-1] > played:
                self._leave_step()
            self._go_on(view, played)
        self.why_lost = "" if self._over else self.step.why_lost(view)
        self.state = self._present_state

    def read_on(self, view: Any, played: int) -> None:  # noqa: ANN401 (any game's)
        """Go on to the next step after reading; does nothing unless there is a text to read.

        For ``actions_to_keep`` the next step counts as begun where this one began.
        """
        if self.state is LessonState.READING:
            self._begin_step(self._begun[-1])
            self.follow(view, played)

    def restart(self) -> None:
        """Start again from the first step."""
        self._begun = [0]
        self._forget()

    def actions_to_keep(self, position: Position) -> int:
        """Return how many actions to keep in order to start the step anew.

        As many as when it began; if its goal was out of reach then, as many as at the beginning of
        the last earlier step from which it was not. 0 if there is none.
        """
        step = self.step
        found = (count for count in reversed(self._begun) if not step.why_lost(position(count)))
        return next(found, 0)

    def note_refusal(self) -> None:
        """Note that the rules refused an action; both taps of a double tap count as one.

        Several refusals in a row bring the hint.
        """
        if self._now - self._refused >= theme.SETTLE_BINDING:
            self._wrong += 1
        self._refused = self._now
        self.hint_shown = self.hint_shown or self._asks_for_help

    def toggle_hint(self) -> None:
        """Show the hint, or hide it again."""
        self.hint_shown = not self.hint_shown

    def reset_idle_time(self) -> None:
        """Restart the idle time: the learner did something, or can do nothing now."""
        self._idle = 0.0

    def update(self, now: float) -> bool:
        """Move on to this time (monotonic seconds); return True if the hint is offered."""
        passed, self._now = now - self._now, now
        self._idle += passed if passed < _UNSEEN else 0.0
        reading = len(self.step.words.split()) * theme.READ_WORD
        stuck = self._idle >= theme.STUCK + reading
        if self.hint_shown or self.hint_offered or not stuck:
            return False
        self.hint_offered = self.offers_hint
        return self.hint_offered

    @property
    def offers_hint(self) -> bool:
        """True if the learner is to do something now, and the step has a hint for it."""
        return self.state is LessonState.PLAYING and bool(self.step.hint)

    @property
    def _asks_for_help(self) -> bool:
        """True if the refusals in a row are enough to bring the hint."""
        return self._wrong >= _WRONG and self.offers_hint

    @property
    def _over(self) -> bool:
        return self.number >= len(self.lesson.steps)

    def _skip_reading(self, view: Any, played: int) -> None:  # noqa: ANN401 (any game's)
        """Skip the steps to read if an action has reached the goal of the step behind them."""
        ahead = self.lesson.steps[self.number :]
        asks = next((rank for rank, step in enumerate(ahead) if step.goal), None)
        if asks and played != self._begun[-1] and (goal := ahead[asks].goal) and goal(view):
            for _step in range(asks):
                self._begin_step(self._begun[-1])

    def _go_on(self, view: Any, played: int) -> bool:  # noqa: ANN401 (any game's)
        """Go past all steps whose goals are reached; return True if there were any."""
        before = self.number
        while not self._over and self.step.goal and self.step.goal(view):
            self._begin_step(played)
        return self.number > before

    @property
    def _present_state(self) -> LessonState:
        """The state that follows from the present step and ``lost``."""
        if self._over:
            return LessonState.DONE
        if self.step.goal is None:
            return LessonState.READING
        return LessonState.GOAL_LOST if self.why_lost else LessonState.PLAYING

    def _begin_step(self, played: int) -> None:
        self._begun.append(played)
        self._forget()

    def _leave_step(self) -> None:
        self._begun.pop()
        self._forget()

    def _forget(self) -> None:
        """Hide the hint, and start to count refusals and idle time anew."""
        self.hint_shown = self.hint_offered = False
        self._wrong, self._idle = 0, 0.0
