"""Waiting for what the title does without: in a browser it comes behind the first picture."""

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
    """Goes on at once, or as soon as the rest of the game is here; meanwhile the player waits, may
    go back, which is ``left``, and may try again where it did not come."""
    arrival = platform.arrival()
    if arrival is Arrival.HERE:
        go_on()
    elif arrival is Arrival.COMING:
        stage.push(Waiting(stage, go_on, left))
    else:
        stage.push(_failure(stage, go_on, left))


class Waiting(Dialog):
    """Says that the rest is on its way; goes by itself when that is decided."""

    def __init__(self, stage: Stage, go_on: Callable[[], None], left: Callable[[], None]) -> None:
        body = WORDS["on-its-way"]
        super().__init__(
            stage, WORDS["loading"], body, [DialogButton("back", BUTTONS["back"], left)]
        )
        self._go_on, self._left = go_on, left

    @property
    def busy(self) -> bool:
        return True

    def update(self, now: float) -> None:
        if platform.arrival() is not Arrival.COMING:
            self.stage.pop()
            when_here(self.stage, self._go_on, self._left)
        super().update(now)


def _failure(stage: Stage, go_on: Callable[[], None], left: Callable[[], None]) -> Dialog:
    def again() -> None:
        platform.fetch_again()
        when_here(stage, go_on, left)

    body = WORDS["part-missing"]
    answers = [
        DialogButton("back", BUTTONS["back"], left),
        DialogButton("again", WORDS["try-again"], again, RED),
    ]
    return Dialog(stage, WORDS["the-game-is-not-complete"], body, answers)
