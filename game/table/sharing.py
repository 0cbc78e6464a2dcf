"""A match on its way out of the game: as a file, on the clipboard, as a code."""

import time
from functools import partial

from game.core.game import AnyMatch, GameRules
from game.platform import StorageError, platform
from game.ui import theme
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.scene import Stage
from game.ui.widgets import Button

NAME = "-%Y-%m-%d-%H%M.json"


def save_record(stage: Stage, match: AnyMatch) -> None:
    """Hands the match to the player as a file and says where it is."""
    if path := _saved(stage, match.game + NAME, match.record_to_hand_out()):
        told = _("It lies here:\n{path}\n\nDrop it on the window to open it again.")
        _tell(stage, _("The record is saved"), told.format(path=path))


def save_text(stage: Stage, name: str, content: str) -> None:
    """Hands a text to the player as a file, named after the time, and says where it is."""
    if path := _saved(stage, name, content):
        _tell(stage, _("It is saved"), _("It lies here:\n{path}").format(path=path))


def _saved(stage: Stage, name: str, content: str) -> str | None:
    """Where the file is; None where that has been said already, or why there is none."""
    name = time.strftime(name)
    try:
        path = platform.sharing.save(name, content)
    except StorageError as error:
        stage.warn(_("The file cannot be saved: {reason}").format(reason=error))
        return None
    if path is None:
        stage.toast(_("{name} is among your downloads.").format(name=name))
    return path


def _tell(stage: Stage, title: str, body: str) -> None:
    stage.push(Dialog(stage, title, body, [Answer("saved", _("Understood"))]))


def share(stage: Stage, match: AnyMatch, rules: GameRules) -> None:
    """Shows the match as a code: as it is now, or its beginning only."""
    from game.core.share import code_of  # noqa: PLC0415 (seldom needed)
    from game.table.dialogs.share import Parcel, ShareDialog  # noqa: PLC0415

    def coded(shared: AnyMatch) -> str:
        return code_of(shared, rules, veiled=not shared.over)

    sealed = "" if match.over else "\n" + _("What is still hidden is packed in it, but not locked.")
    now = _("Whoever opens it sees the game as it is now, and can go on with it.") + sealed
    begin = _("Whoever opens it begins the same game: the same players, rules and draw.")
    parcels = [
        Parcel(_("The game"), now, partial(coded, match)),
        Parcel(_("Its beginning"), begin, lambda: coded(rules.match(match.setup))),
    ]
    copy = partial(copy_record, stage, match)
    record = Button("share/record", _("Copy record"), copy, style=theme.BUTTON)
    stage.push(ShareDialog(stage, _("Share"), parcels, record))


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
