"""A record on its way into the game: asked for, read, and never at the cost of another game."""

from collections.abc import Awaitable, Callable

from game.core.game import AnyMatch
from game.core.record import MAX_BYTES, RecordError
from game.core.share import code_in
from game.games import record_of
from game.platform import StorageError, platform
from game.scenes.saved import read_playable
from game.table import autosave
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.scene import Stage
from game.ui.widgets import RED

Take = Callable[[str | bytes], None]
"""What is done with a record's text, or with the bytes of its file."""


def ask_for_record(stage: Stage, take: Take) -> None:
    """Asks where the record is: on the clipboard, or in a file."""
    sharing = platform.sharing
    if sharing.can_choose:
        body = _("Choose its file, drop the file on this window, or paste a link, code or record.")
    else:
        body = _("Drop its file on this window, or copy a link, a code or a record and paste it.")
    prompt = _("Paste the link, code or record here.")
    answers = [
        Answer("back", _("Back")),
        Answer("paste", _("Paste"), _fetching(stage, lambda: sharing.paste(prompt), take)),
    ]
    if sharing.can_choose:
        answers.append(Answer("file", _("Choose a file"), _fetching(stage, sharing.choose, take)))
    stage.push(Dialog(stage, _("Open a record"), body, answers))


def _fetching(
    stage: Stage, fetch: Callable[[], Awaitable[str | None]], take: Take
) -> Callable[[], None]:
    async def fetching() -> None:
        try:
            text = await fetch()
        except StorageError as error:
            _refuse(stage, str(error))
        else:
            if text is not None:
                take(text)

    return lambda: stage.start(fetching)


def open_file(stage: Stage, path: str, take: Take) -> None:
    """Takes what is in a file, or says why it cannot be read."""
    from game.platform.file_reading import read_file  # noqa: PLC0415 (seldom needed, slow to import)

    try:
        content = read_file(path, MAX_BYTES)
    except StorageError as error:
        _refuse(stage, str(error))
    else:
        take(content)


def read_record(stage: Stage, source: str | bytes) -> AnyMatch | None:
    """The match of a record, a code or a link; None, and the reason in a dialog, if it is
    refused."""
    try:
        return read_playable(_record(source))
    except RecordError as error:
        _refuse(stage, str(error))
        return None


def _record(source: str | bytes) -> str | bytes:
    """The record that is meant, be it packed into a code."""
    text = source.decode(errors="replace") if isinstance(source, bytes) else source
    code = code_in(text) if len(text) <= MAX_BYTES else ""
    return record_of(code) if code else source


def _refuse(stage: Stage, reason: str) -> None:
    answers = [Answer("refused", _("Understood"))]
    stage.push(Dialog(stage, _("This record cannot be opened"), reason, answers))


def give_way(stage: Stage, playing: AnyMatch | None, go_on: Callable[[], None]) -> None:
    """Goes on to another game at once: the one on the table is kept. Asks first where it could not
    be, for then it would be lost."""
    if playing is None or playing.over or autosave.glance() == playing.record():
        go_on()
        return
    body = _("It could not be saved. Save its record first, or it is lost.")
    answers = [Answer("keep", _("Keep it")), Answer("new", _("Give it up"), go_on, RED)]
    stage.push(Dialog(stage, _("Give up the game?"), body, answers))
