"""Waits for the part of the program that a browser loads only after the title's first picture."""

from collections.abc import Callable

from game.platform import Arrival, platform
from game.scenes.words.title import WORDS
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.ui.widgets import RED
from game.words.buttons import BUTTONS


def when_here(
    stage: Stage, go_on: Callable[[], None], left: Callable[[], None] = lambda: None
) -> None:
    """Call ``go_on`` as soon as the whole program is loaded, at once if it is.

    Meanwhile a dialog is shown. The player may go back, which calls ``left``, and may try again if
    loading has failed.
    """
    arrival = platform.arrival()
    if arrival is Arrival.HERE:
        go_on()
    elif arrival is Arrival.COMING:
        stage.push(Waiting(stage, go_on, left))
    else:
        stage.push(_failure(stage, go_on, left))


class Waiting(Dialog):
    """A dialog that is shown during loading; it closes by itself when loading ends or fails."""

    def __init__(self, stage: Stage, go_on: Callable[[], None], left: Callable[[], None]) -> None:
        body = WORDS["on-its-way"]
        super().__init__(
            stage, WORDS["loading"], body, [DialogButton("back", BUTTONS["back"], left)]
        )
        self._go_on, self._left = go_on, left

    @property
    def busy(self) -> bool:
        """Always True: every frame looks whether loading has ended."""
        return True

    def update(self, now: float) -> None:
        if platform.arrival() is not Arrival.COMING:
            self.stage.pop()
            when_here(self.stage, self._go_on, self._left)
        super().update(now)


def _failure(stage: Stage, go_on: Callable[[], None], left: Callable[[], None]) -> Dialog:
    """Return the dialog that says that loading has failed."""

    def again() -> None:
        platform.fetch_again()
        when_here(stage, go_on, left)

    body = WORDS["part-missing"]
    answers = [
        DialogButton("back", BUTTONS["back"], left),
        DialogButton("again", WORDS["try-again"], again, RED),
    ]
    return Dialog(stage, WORDS["the-game-is-not-complete"], body, answers)
