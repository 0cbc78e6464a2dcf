"""The messages and questions while the match at the table cannot be saved."""

from collections.abc import Callable
from functools import partial

from game.core.game import AnyMatch
from game.platform import StorageError, Trouble, platform
from game.table import autosave
from game.table.autosave import UnsavedMatch
from game.table.dialogs.share import copy_record, save_record
from game.table.dialogs.words import UNSAVED
from game.table.words import WORDS
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.ui.sentence import Sentence, Words, paragraphs
from game.ui.widgets import RED
from game.words.buttons import BUTTONS
from game.words.storage import storage_error_text


def short_unsaved_notice(error: StorageError) -> Sentence:
    """Return that the match is not saved, why, and what helps, short enough for narrow windows."""
    if error.trouble is Trouble.FULL:
        return UNSAVED["full-in-short"]
    if error.trouble is Trouble.FORBIDDEN and platform.storage.may_vanish:
        return UNSAVED["forbidden-by-page-in-short"]
    if error.trouble is Trouble.FORBIDDEN:
        return UNSAVED["forbidden-in-short"]
    return UNSAVED["in-short"]


def unsaved_advice(error: StorageError) -> Sentence:
    """Return what helps, then the reason as the system gives it."""
    return paragraphs((_helps(error), storage_error_text(error)))


def _helps(error: StorageError) -> Sentence:
    paged = platform.storage.may_vanish
    if error.trouble is Trouble.FULL and paged:
        return UNSAVED["full-page"]
    if error.trouble is Trouble.FULL:
        return UNSAVED["full"]
    if error.trouble is Trouble.FORBIDDEN and paged:
        return UNSAVED["forbidden-by-page"]
    if error.trouble is Trouble.FORBIDDEN:
        return UNSAVED["forbidden"]
    return UNSAVED["try-again"]


def show_unsaved(stage: Stage) -> None:
    """Try to save; if that fails, show why and what helps, and offer the record."""
    if (left := autosave.retry_save()) is None:
        stage.toast(UNSAVED["saved"])
        return
    answers = [
        DialogButton("stay", BUTTONS["close"]),
        DialogButton("copy", WORDS["copy-record"], partial(copy_record, stage, left.match)),
        DialogButton("save", BUTTONS["save-record"], partial(save_record, stage, left.match)),
        DialogButton("again", UNSAVED["again"], partial(show_unsaved, stage)),
    ]
    stage.push(Dialog(stage, UNSAVED["unsaved"], unsaved_advice(left.error), answers))


def ask_to_leave(stage: Stage, go_on: Callable[[], None]) -> None:
    """Call ``go_on`` if the match can be saved; else ask first whether to leave for the title.

    The match is kept while the window is open.
    """
    _ask(stage, UNSAVED["held"], UNSAVED["title"], go_on)


def ask_to_lose(stage: Stage, label: Words, go_on: Callable[[], None]) -> None:
    """Call ``go_on`` if the match can be saved; else ask first, as the unsaved match will be lost.

    ``label`` is the text of the button that loses it.
    """

    def lose() -> None:
        autosave.drop_unsaved()
        go_on()

    _ask(stage, UNSAVED["lost"], label, lose)


def _ask(stage: Stage, what: Words, label: Words, go_on: Callable[[], None]) -> None:
    left = autosave.retry_save()
    if left is None:
        go_on()
    elif not isinstance(stage.top, _Warning):  # a window may be closed twice
        stage.push(_Warning(stage, left, what, DialogButton("leave", label, go_on, RED)))


class _Warning(Dialog):
    """The question; it is asked again after the player has taken the record."""

    def __init__(self, stage: Stage, left: UnsavedMatch, what: Words, leave: DialogButton) -> None:
        def taking(take: Callable[[Stage, AnyMatch], None]) -> Callable[[], None]:
            def act() -> None:
                stage.push(_Warning(stage, left, what, leave))
                take(stage, left.match)

            return act

        answers = [
            DialogButton("stay", UNSAVED["stay"]),
            DialogButton("copy", WORDS["copy-record"], taking(copy_record)),
            DialogButton("save", BUTTONS["save-record"], taking(save_record)),
            leave,
        ]
        super().__init__(
            stage, UNSAVED["unsaved"], paragraphs((what, storage_error_text(left.error))), answers
        )
        self.form.set_focus(self.form["dialog/save"])  # Enter alone loses nothing
