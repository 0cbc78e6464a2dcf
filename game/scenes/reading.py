"""What comes from outside is read between frames, so that none has to wait, and asked about."""

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
"""What is done next."""
Work = Generator[None, None, Step]
"""Reads part by part, and returns what comes of it."""


def read_through(stage: Stage, work: Work, answered: Step) -> None:
    """Does the work and then what comes of it: at once where a slice of a frame is enough; else
    the player sees that it goes on, and may leave it, which is ``answered`` too."""
    if step := _go_on(work):
        step()
    else:
        stage.push(Reading(stage, work, answered))


def ask(
    stage: Stage, title: Words, body: Words, answers: Sequence[DialogButton], answered: Step
) -> None:
    """Asks what is to become of something from outside; ``answered`` is called before whatever
    the answer does."""

    def telling(answer: DialogButton) -> DialogButton:
        def act() -> None:
            answered()
            answer.act()

        return replace(answer, act=act)

    stage.push(Dialog(stage, title, body, [telling(one) for one in answers]))


class Reading(Dialog):
    """Says that a game is being read, and goes by itself when that is done."""

    def __init__(self, stage: Stage, work: Work, answered: Step) -> None:
        body = WORDS["being-read"]
        super().__init__(
            stage, WORDS["opening"], body, [DialogButton("back", BUTTONS["back"], answered)]
        )
        self._work = work

    @property
    def busy(self) -> bool:
        return True

    def update(self, now: float) -> None:
        """Reads for a slice, unless something lies above."""
        if self.stage.top is self and (step := _go_on(self._work)):
            self.stage.pop()
            step()
        super().update(now)


def _go_on(work: Work) -> Step | None:
    """Does work for a slice of a frame; what comes of it if it is done."""
    end = time.perf_counter() + theme.READING_SLICE
    while True:
        try:
            next(work)
        except StopIteration as last:
            step: Step = last.value
            return step
        if time.perf_counter() >= end:
            return None
