"""Reads what comes from outside in slices between the frames, and asks what to do with it."""

import time
from collections.abc import Callable, Generator, Sequence
from dataclasses import replace

from game.scenes.words.dialogs import WORDS
from game.ui import theme
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.ui.sentence import Words
from game.words.buttons import BUTTONS

Step = Callable[[], None]
"""A function without arguments: what is done next."""
Work = Generator[None, None, Step]
"""A generator that reads part by part, and returns the step to follow."""


def read_through(stage: Stage, work: Work, answered: Step) -> None:
    """Run the work, then the step that it returns.

    If one slice of a frame is not enough, a dialog shows that the reading goes on. The player may
    leave it, which calls ``answered``.
    """
    if step := _go_on(work):
        step()
    else:
        stage.push(Reading(stage, work, answered))


def ask(
    stage: Stage, title: Words, body: Words, answers: Sequence[DialogButton], answered: Step
) -> None:
    """Ask what to do with something from outside; ``answered`` is called before the answer."""

    def telling(answer: DialogButton) -> DialogButton:
        def act() -> None:
            answered()
            answer.act()

        return replace(answer, act=act)

    stage.push(Dialog(stage, title, body, [telling(one) for one in answers]))


class Reading(Dialog):
    """A dialog shown while a match is read; it closes by itself when the reading is done."""

    def __init__(self, stage: Stage, work: Work, answered: Step) -> None:
        body = WORDS["being-read"]
        super().__init__(
            stage, WORDS["opening"], body, [DialogButton("back", BUTTONS["back"], answered)]
        )
        self._work = work

    @property
    def busy(self) -> bool:
        """Always True: the work goes on in every frame."""
        return True

    def update(self, now: float) -> None:
        """Read for one slice, unless another scene lies above this dialog."""
        if self.stage.top is self and (step := _go_on(self._work)):
            self.stage.pop()
            step()
        super().update(now)


def _go_on(work: Work) -> Step | None:
    """Run the work for one slice of a frame; return its step if it has finished, else None."""
    end = time.perf_counter() + theme.READING_SLICE
    while True:
        try:
            next(work)
        except StopIteration as last:
            step: Step = last.value
            return step
        if time.perf_counter() >= end:
            return None
