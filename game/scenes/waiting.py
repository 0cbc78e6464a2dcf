"""Waiting for what the title does without: in a browser it comes behind the first picture."""

from collections.abc import Callable

from game.platform import Arrival, platform
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.scene import Stage
from game.ui.widgets import RED


def when_here(stage: Stage, go_on: Callable[[], None]) -> None:
    """Goes on at once, or as soon as the rest of the game is here; meanwhile the player waits, may
    go back, and may try again where it did not come."""
    arrival = platform.arrival()
    if arrival is Arrival.HERE:
        go_on()
    elif arrival is Arrival.COMING:
        stage.push(Waiting(stage, go_on))
    else:
        stage.push(_failure(stage, go_on))


class Waiting(Dialog):
    """Says that the rest is on its way; goes by itself when that is decided."""

    def __init__(self, stage: Stage, go_on: Callable[[], None]) -> None:
        body = _("The rest of the game is on its way. It goes on by itself.")
        super().__init__(stage, _("Loading"), body, [Answer("back", _("Back"))])
        self._go_on = go_on

    @property
    def busy(self) -> bool:
        return True

    def update(self, now: float) -> None:
        if platform.arrival() is not Arrival.COMING:
            self.stage.pop()
            when_here(self.stage, self._go_on)
        super().update(now)


def _failure(stage: Stage, go_on: Callable[[], None]) -> Dialog:
    def again() -> None:
        platform.fetch_again()
        when_here(stage, go_on)

    body = _("A part of the game did not come. Please check the connection and try again.")
    answers = [Answer("back", _("Back")), Answer("again", _("Try again"), again, RED)]
    return Dialog(stage, _("The game is not complete"), body, answers)
