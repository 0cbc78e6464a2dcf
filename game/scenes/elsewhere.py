"""The game is open in another window: take it over, or look on."""

from collections.abc import Callable

from game.core.game import AnyMatch
from game.core.record import RecordError
from game.platform import platform
from game.scenes.saved import read_playable
from game.table import autosave
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.scene import Stage
from game.ui.widgets import RED


def played_elsewhere() -> AnyMatch | None:
    """The kept game if it can be looked on at; it is the other window's, and left alone."""
    try:
        match = read_playable(autosave.glance() or "")
    except RecordError:
        return None
    return None if match.over else match


def tell_open(stage: Stage, look_on: Callable[[], None] | None, take: Callable[[], None]) -> None:
    """Says that another window has the game; look_on is None where none is being played."""
    body = _("Only one window at a time can play and keep the game.")
    leave = Answer("look-on", _("Watch"), look_on) if look_on else Answer("back", _("Back"))
    answers = [leave, Answer("take", _("Play here"), take, RED)]
    stage.push(Dialog(stage, _("The game is open in another window"), body, answers))


def tell_lost(stage: Stage, take: Callable[[], None]) -> None:
    """Says to whoever played here that another window has taken the game over."""
    body = _("Everything up to the last action is saved. Here you can watch.")
    answers = [Answer("look-on", _("Watch")), Answer("take", _("Play here"), take, RED)]
    stage.push(Dialog(stage, _("The game goes on in another window"), body, answers))


def take_over(stage: Stage, then: Callable[[], None] = lambda: None) -> None:
    """Takes the game from the window that has it, and goes on; says so if that one does not
    answer."""

    async def taking() -> None:
        if await platform.storage.lock.take():
            then()
        else:
            body = _("It may be busy or stopped. Close it, then the game goes on here.")
            answers = [Answer("understood", _("Understood"))]
            stage.push(Dialog(stage, _("The other window does not answer"), body, answers))

    stage.start(taking)
