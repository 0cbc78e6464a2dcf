"""Opens a record: asks where it is, reads it, and says why if it cannot be read."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from game.core.game import AnyMatch
from game.core.record import MAX_BYTES, RecordError
from game.core.share import FoundGame, SourceKind, find_game
from game.games import decode_in_steps, read_in_steps
from game.platform import StorageError, platform
from game.refusals import refusal_text
from game.scenes.arrivals import Step, Work, ask_about_arrival, read_in_slices
from game.scenes.kept_matches import checked_playable
from game.scenes.words import WORDS
from game.ui.dialog import Dialog, DialogButton
from game.ui.line_dialog import LineDialog, LineRequest
from game.ui.scene import Stage
from game.ui.sentence import Words
from game.words.buttons import BUTTONS
from game.words.storage import storage_error_text

_LONGEST_PATH: Final = 1000
"""The greatest length of a typed path, in letters."""
Take = Callable[[str | bytes], None]
"""Takes the text of a record, or the bytes of its file."""


def ask_for_record(stage: Stage, take: Take) -> None:
    """Ask where the record is (clipboard or file), fetch it, and hand it to ``take``."""
    sharing = platform.sharing

    def pasted(words: str | bytes) -> None:
        _take_named(stage, words, take)

    body = WORDS["choose-or-paste" if sharing.can_choose else "drop-or-paste"]
    answers = [
        DialogButton("back", BUTTONS["back"]),
        DialogButton(
            "paste",
            WORDS["paste"],
            _fetching(stage, lambda: sharing.paste(str(WORDS["paste-here"])), pasted),
        ),
    ]
    if not sharing.can_choose:
        answers.append(
            DialogButton("path", WORDS["type-its-path"], partial(_ask_path, stage, take))
        )
    else:
        answers.append(
            DialogButton("file", WORDS["choose-a-file"], _fetching(stage, sharing.choose, take))
        )
    stage.push(Dialog(stage, BUTTONS["open-record"], body, answers))


def _ask_path(stage: Stage, take: Take) -> None:
    """Ask for the path of the record's file, where the system has no file chooser to offer."""
    asked = LineRequest(
        "path", WORDS["where-does-the-record-lie"], WORDS["path-of-its-file"], _LONGEST_PATH
    )
    stage.push(LineDialog(stage, asked, lambda typed: open_file(stage, _path(typed), take)))


def _path(typed: str) -> str:
    """Return the path of the file that the text names; the text itself if there is none."""
    from game.platform.file_reading import existing_file  # noqa: PLC0415 (seldom needed)

    return existing_file(typed) or typed.strip()


def _take_named(stage: Stage, words: str | bytes, take: Take) -> None:
    """Hand the text to ``take``; if it names a file, hand over that file's content instead."""
    from game.platform.file_reading import existing_file  # noqa: PLC0415 (seldom needed)

    named = existing_file(words) if isinstance(words, str) else None
    open_file(stage, named, take) if named else take(words)


def _fetching(
    stage: Stage, fetch: Callable[[], Awaitable[str | None]], take: Take
) -> Callable[[], None]:
    """Return a function that fetches a text and hands it to ``take``.

    It tells the player if the platform refuses, and does nothing if no text was given.
    """

    async def fetching() -> None:
        try:
            text = await fetch()
        except StorageError as error:
            _tell_nothing(stage, storage_error_text(error))
        else:
            if text is not None:
                take(text)

    return lambda: stage.start_task(fetching)


def open_file(stage: Stage, path: str, take: Take) -> None:
    """Read a file and hand its bytes to ``take``; tell the player if it cannot be read."""
    from game.platform.file_reading import read_file  # noqa: PLC0415 (seldom needed, slow to import)

    try:
        content = read_file(path, MAX_BYTES)
    except StorageError as error:
        _tell_nothing(stage, storage_error_text(error))
    else:
        take(content)


def open_text(
    stage: Stage,
    source: str | bytes,
    take: Callable[[AnyMatch], None],
    answered: Step = lambda: None,
) -> None:
    """Read the match in a record, a code or a link, which may stand in a longer message.

    ``take`` gets the match. If there is none or it is refused, the player is told why; then
    ``answered`` is called when the player closes that dialog.
    """
    read_in_slices(stage, _opening(stage, source, take, answered), answered)


def _opening(
    stage: Stage, source: str | bytes, take: Callable[[AnyMatch], None], answered: Step
) -> Work:
    """Find and read the match part by part; return the step that takes or refuses it."""
    found = _found(source)
    yield
    if found is None:
        nothing = WORDS["no-game-in-it"]
        return partial(_tell_nothing, stage, nothing, answered)
    read = (
        read_in_steps(found.text)
        if found.kind is SourceKind.RECORD
        else decode_in_steps(found.text)
    )
    yield
    try:
        match = yield from checked_playable(read)
    except RecordError as error:
        return partial(_refuse, stage, found.kind, refusal_text(error.message), answered)
    return partial(take, match)


def _found(source: str | bytes) -> FoundGame | None:
    """Find a record, code or link in a text or in a file's bytes; None if there is none."""
    try:
        return find_game(source.decode() if isinstance(source, bytes) else source)
    except UnicodeDecodeError:
        return None  # no text: a picture, or a program


def _refuse(stage: Stage, kind: SourceKind, reason: Words, answered: Step) -> None:
    """Say why a record, code or link cannot be opened."""
    title = {
        SourceKind.LINK: WORDS["this-link-cannot-be-opened"],
        SourceKind.CODE: WORDS["this-code-cannot-be-opened"],
        SourceKind.RECORD: WORDS["this-record-cannot-be-opened"],
    }[kind]
    answers = [DialogButton("refused", BUTTONS["understood"])]
    ask_about_arrival(stage, title, reason, answers, answered)


def _tell_nothing(stage: Stage, reason: Words, answered: Step = lambda: None) -> None:
    """Say why there is nothing to open."""
    answers = [DialogButton("refused", BUTTONS["understood"])]
    ask_about_arrival(stage, WORDS["nothing-can-be-opened"], reason, answers, answered)
