"""Reminds the player once to save a record of a long match that the browser may delete."""

from functools import partial
from typing import Final

from game.core.game import AnyMatch
from game.platform import StorageError, platform
from game.scenes.words.dialogs import WORDS
from game.settings.words import not_saved
from game.table.sharing import save_record
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.words.buttons import BUTTONS
from game.words.storage import why

SLOT: Final = "no-reminder.json"
LONG: Final = 60
"""The number of actions from which a match is worth a reminder: some rounds."""


async def remind(stage: Stage, match: AnyMatch) -> None:
    """Offer to save a record, unless the match is short or safe, or reminders are turned off."""
    if (
        not platform.storage.may_vanish
        or len(match.actions) < LONG
        or await platform.storage.persisted()
        or _unwanted()
    ):
        return
    body = WORDS["browser-may-delete"]
    answers = [
        DialogButton("later", BUTTONS["not-now"]),
        DialogButton("never", WORDS["never-ask"], partial(_want_none, stage)),
        DialogButton("save", BUTTONS["save-record"], partial(save_record, stage, match)),
    ]
    stage.push(Dialog(stage, WORDS["save-a-record-of-your-game"], body, answers))


def _unwanted() -> bool:
    """True if the player wants no reminders, or nothing can be stored here."""
    try:
        return platform.storage.read(SLOT) is not None
    except StorageError:
        return True  # nothing is kept here, and the player has been told


def _want_none(stage: Stage) -> None:
    """Remember that the player wants no reminders; warn if that cannot be stored."""
    try:
        platform.storage.write(SLOT, "{}")
    except StorageError as error:
        stage.warn(not_saved(why(error)))
