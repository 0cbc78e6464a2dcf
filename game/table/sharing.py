"""Handing a match out of the program: as a file, on the clipboard, or as a code."""

import time
from functools import partial

from game.core.game import AnyMatch, GameRules
from game.platform import StorageError, platform
from game.table.dialogs import words
from game.table.words import WORDS
from game.ui import theme
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.ui.sentence import Words, lines
from game.ui.widgets import Button
from game.words.buttons import BUTTONS
from game.words.storage import why

NAME = "-%Y-%m-%d-%H%M.json"
"""The end of a record's file name, as a ``strftime`` format."""


def save_record(stage: Stage, match: AnyMatch) -> None:
    """Save the match's record as a file for the player, and show where it is."""
    if path := _saved(stage, match.game + NAME, match.record_to_hand_out(named=True)):
        _tell(stage, words.SHARE["record-saved"], words.record_lies_at(path))


def save_text(stage: Stage, name: str, content: str) -> None:
    """Save a text as a file for the player, and show where it is.

    ``name`` may hold ``strftime`` codes for the present time.
    """
    if path := _saved(stage, name, content):
        _tell(stage, words.SHARE["saved"], words.lies_at(path))


def _saved(stage: Stage, name: str, content: str) -> str | None:
    """Save a file and return its path.

    None if the player has already been told the rest: that it is a download, or why it failed.
    """
    name = time.strftime(name)
    try:
        path = platform.sharing.save(name, content)
    except StorageError as error:
        stage.warn(words.not_saved(why(error)))
        return None
    if path is None:
        stage.toast(words.downloaded(name))
    return path


def _tell(stage: Stage, title: Words, body: Words) -> None:
    stage.push(Dialog(stage, title, body, [DialogButton("saved", BUTTONS["understood"])]))


def share(stage: Stage, match: AnyMatch, rules: GameRules) -> None:
    """Show a dialog that shares the match as a code: as it is now, or only its beginning."""
    from game.core.share import code_of  # noqa: PLC0415 (seldom needed)
    from game.table.dialogs.share import Parcel, ShareDialog  # noqa: PLC0415

    def coded(shared: AnyMatch) -> str:
        return code_of(shared, rules, veiled=not shared.over)

    goes_on = lines((words.SHARE["game-goes-on"], words.SHARE["hidden"]))
    now = words.SHARE["game-over"] if match.over else goes_on
    parcels = [
        Parcel(words.SHARE["game"], now, partial(coded, match)),
        Parcel(
            words.SHARE["beginning"], words.SHARE["begins"], lambda: coded(rules.match(match.setup))
        ),
    ]
    copy = partial(copy_record, stage, match)
    record = Button("share/record", WORDS["copy-record"], copy, style=theme.BUTTON)
    stage.push(ShareDialog(stage, BUTTONS["share"], parcels, record))


def copy_record(stage: Stage, match: AnyMatch) -> None:
    """Copy the match's record to the clipboard, and say so."""
    copy_text(stage, match.record_to_hand_out(), words.SHARE["record-copied"])


def copy_text(stage: Stage, text: str, done: Words) -> None:
    """Copy a text to the clipboard; show ``done``, or why it failed."""

    async def copying() -> None:
        try:
            await platform.sharing.copy(text)
        except StorageError as error:
            stage.warn(words.not_copied(why(error)))
        else:
            stage.toast(done)

    stage.start(copying)
