"""Dialogs about what is stored: damaged files, a record to save, a match in another window."""

from collections.abc import Callable
from functools import partial
from typing import Final

from game.core.game import AnyMatch
from game.core.record import RecordError
from game.platform import StorageError, platform
from game.scenes.kept_matches import read_playable
from game.scenes.words import WORDS, put_aside
from game.settings.store import not_saved
from game.small_file import take_damaged_files
from game.table import autosave
from game.table.dialogs.share import save_record
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.ui.sentence import paragraphs
from game.ui.widgets import RED
from game.words.buttons import BUTTONS
from game.words.storage import damaged_file_text, storage_error_text

NO_REMINDER: Final = "no-reminder.json"
LONG_MATCH: Final = 60
"""The number of actions from which a match is worth a reminder: some rounds."""


def tell_damaged_files(stage: Stage) -> None:
    """Show a dialog for each damaged file that has been put aside since the last call."""
    for one in take_damaged_files():
        body = paragraphs((damaged_file_text(one.message), put_aside(one.name)))
        answers = [DialogButton("damaged", BUTTONS["understood"])]
        stage.push(Dialog(stage, WORDS["a-file-is-damaged"], body, answers))


async def remind_to_save(stage: Stage, match: AnyMatch) -> None:
    """Offer to save a record, unless the match is short or safe, or reminders are turned off."""
    if (
        not platform.storage.may_vanish
        or len(match.actions) < LONG_MATCH
        or await platform.storage.persisted()
        or _reminder_unwanted()
    ):
        return
    body = WORDS["browser-may-delete"]
    answers = [
        DialogButton("later", BUTTONS["not-now"]),
        DialogButton("never", WORDS["never-ask"], partial(_turn_off_reminders, stage)),
        DialogButton("save", BUTTONS["save-record"], partial(save_record, stage, match)),
    ]
    stage.push(Dialog(stage, WORDS["save-a-record-of-your-game"], body, answers))


def _reminder_unwanted() -> bool:
    """True if the player wants no reminders, or nothing can be stored here."""
    try:
        return platform.storage.read(NO_REMINDER) is not None
    except StorageError:
        return True  # nothing is kept here, and the player has been told


def _turn_off_reminders(stage: Stage) -> None:
    """Remember that the player wants no reminders; warn if that cannot be stored."""
    try:
        platform.storage.write(NO_REMINDER, "{}")
    except StorageError as error:
        stage.warn(not_saved(storage_error_text(error)))


# A match that is open in another window: take it over, or watch.


def match_elsewhere() -> AnyMatch | None:
    """Return the match of the other window for watching; None if it cannot be read or is over.

    The stored match is only read: it belongs to the other window.
    """
    try:
        match = read_playable(autosave.record_if_readable() or "")
    except RecordError:
        return None
    return None if match.over else match


def ask_to_take_over(
    stage: Stage, look_on: Callable[[], None] | None, take: Callable[[], None]
) -> None:
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


def tell_taken_over(stage: Stage, take: Callable[[], None], unsaved: AnyMatch | None) -> None:
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

    stage.start_task(taking)
