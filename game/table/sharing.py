"""A match's record on its way out of the game: as a file, or on the clipboard."""

import time

from game.core.game import AnyMatch
from game.platform import StorageError, platform
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.scene import Stage

NAME = "-%Y-%m-%d-%H%M.json"


def save_record(stage: Stage, match: AnyMatch) -> None:
    """Hands the match to the player as a file and says where it is."""
    name = match.game + time.strftime(NAME)
    try:
        path = platform.sharing.save(name, match.record_to_hand_out())
    except StorageError as error:
        stage.warn(_("The record cannot be saved: {reason}").format(reason=error))
        return
    if path is None:
        stage.toast(_("{name} is among your downloads.").format(name=name))
        return
    body = _("It lies here:\n{path}\n\nDrop it on the window to open it again.").format(path=path)
    stage.push(Dialog(stage, _("The record is saved"), body, [Answer("saved", _("Understood"))]))


def copy_record(stage: Stage, match: AnyMatch) -> None:
    """Puts the match's record on the clipboard and says so."""
    copy_text(stage, match.record_to_hand_out(), _("The record is on the clipboard."))


def copy_text(stage: Stage, text: str, done: str) -> None:
    """Puts a text on the clipboard and says that it is done, or why it is not."""

    async def copying() -> None:
        try:
            await platform.sharing.copy(text)
        except StorageError as error:
            stage.warn(_("It cannot be copied: {reason}").format(reason=error))
        else:
            stage.toast(done)

    stage.start(copying)
