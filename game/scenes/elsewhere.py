"""The game is open in another window: take it over, or look on."""

from collections.abc import Callable
from functools import partial

from game.core.game import AnyMatch
from game.core.record import RecordError
from game.platform import platform
from game.scenes.saved import read_playable
from game.scenes.words.dialogs import WORDS
from game.table import autosave
from game.table.sharing import save_record
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.ui.widgets import RED
from game.words.buttons import BUTTONS


def played_elsewhere() -> AnyMatch | None:
    """The kept game if it can be looked on at; it is the other window's, and left alone."""
    try:
        match = read_playable(autosave.glance() or "")
    except RecordError:
        return None
    return None if match.over else match


def tell_open(stage: Stage, look_on: Callable[[], None] | None, take: Callable[[], None]) -> None:
    """Says that another window has the game; look_on is None where none is being played."""
    body = WORDS["one-window"]
    leave = (
        DialogButton("look-on", WORDS["watch"], look_on)
        if look_on
        else DialogButton("back", BUTTONS["back"])
    )
    answers = [leave, DialogButton("take", WORDS["play-here"], take, RED)]
    stage.push(Dialog(stage, WORDS["open-elsewhere"], body, answers))


def tell_lost(stage: Stage, take: Callable[[], None], unsaved: AnyMatch | None) -> None:
    """Says to whoever played here that another window has taken the game over; what could not be
    saved here is offered as a record."""
    answers = [
        DialogButton("look-on", WORDS["watch"]),
        DialogButton("take", WORDS["play-here"], take, RED),
    ]
    body = WORDS["lost-saved"]
    if unsaved:
        body = WORDS["lost-unsaved"]
        answers.insert(
            1, DialogButton("save", BUTTONS["save-record"], partial(save_record, stage, unsaved))
        )
    stage.push(Dialog(stage, WORDS["goes-on-elsewhere"], body, answers))


def take_over(stage: Stage, then: Callable[[], None] = lambda: None) -> None:
    """Takes the game from the window that has it, and goes on; says so if that one does not
    answer."""

    async def taking() -> None:
        if await platform.storage.lock.take():
            then()
        else:
            body = WORDS["close-the-other"]
            answers = [DialogButton("understood", BUTTONS["understood"])]
            stage.push(Dialog(stage, WORDS["no-answer"], body, answers))

    stage.start(taking)
