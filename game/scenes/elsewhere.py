"""Dialogs for a match that is open in another window: take it over, or watch."""

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
    """Return the match of the other window for watching; None if it cannot be read or is over.

    The stored match is only read: it belongs to the other window.
    """
    try:
        match = read_playable(autosave.glance() or "")
    except RecordError:
        return None
    return None if match.over else match


def tell_open(stage: Stage, look_on: Callable[[], None] | None, take: Callable[[], None]) -> None:
    """Say that another window has the match.

    The player can take it over (``take``), or watch (``look_on``); without ``look_on`` the second
    button only goes back.
    """
    body = WORDS["one-window"]
    leave = (
        DialogButton("look-on", WORDS["watch"], look_on)
        if look_on
        else DialogButton("back", BUTTONS["back"])
    )
    answers = [leave, DialogButton("take", WORDS["play-here"], take, RED)]
    stage.push(Dialog(stage, WORDS["open-elsewhere"], body, answers))


def tell_lost(stage: Stage, take: Callable[[], None], unsaved: AnyMatch | None) -> None:
    """Say that another window has taken over the match that was played here.

    If ``unsaved`` is a match, its last actions could not be saved, and it is offered as a record.
    """
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
    """Take the match from the window that has it, then call ``then``.

    Tell the player if that window does not answer.
    """

    async def taking() -> None:
        if await platform.storage.lock.take():
            then()
        else:
            body = WORDS["close-the-other"]
            answers = [DialogButton("understood", BUTTONS["understood"])]
            stage.push(Dialog(stage, WORDS["no-answer"], body, answers))

    stage.start(taking)
