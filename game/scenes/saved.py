"""Kept games on their way to the table and away from it."""

import json
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from game.core.game import AnyMatch
from game.core.outline import entries
from game.core.record import RecordError
from game.games import game_of, read
from game.platform import StorageError, platform
from game.scenes import shelf
from game.table import autosave
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.scene import Stage


def read_playable(source: str | bytes) -> AnyMatch:
    """The match of a record of a game that has a table.

    Raises:
        RecordError: it is refused, or its game has none yet.
    """
    match = read(source)
    if not game_of(match).table:
        raise RecordError(f"{game_of(match).name} cannot be played at a table yet")
    return match


def find(stage: Stage) -> AnyMatch | None:
    """The game that was played last and goes on, put on the table; says on the stage what is wrong
    with it."""
    try:
        shelf.tidy()
        found = _on_the_table()
    except StorageError as error:
        stage.warn(_("No game can be saved or continued here: {reason}").format(reason=error))
        return None
    if isinstance(found, autosave.Broken):
        tell(stage, found)
        return None
    return found


def _on_the_table() -> AnyMatch | autosave.Broken | None:
    """A finished game is put away, and the latest that goes on takes its place."""
    found = autosave.load(read_playable)
    if found is not None and (isinstance(found, autosave.Broken) or not found.over):
        return found
    shelf.put_away(ended=True)
    if (place := shelf.latest()) is None:
        return None
    shelf.bring(place.file)
    found = autosave.load(read_playable)
    return None if not isinstance(found, autosave.Broken) and found and found.over else found


class Kept(NamedTuple):
    """A kept match, and the file that it is in."""

    file: str
    match: AnyMatch


def kept_like(match: AnyMatch) -> Kept | None:
    """The same game as it is kept here: begun alike, and gone on in whatever way."""
    begun: dict[str, Any] = json.loads(game_of(match).rules().match(match.setup).record())
    del begun["actions"]
    return kept_with(begun)


def kept_with(told: Mapping[str, Any]) -> Kept | None:
    """The first kept match whose record has these keys with these values."""
    with suppress(StorageError):  # nothing is kept here that could be found
        for file in shelf.files():
            text = platform.storage.read(file) or ""
            with suppress(RecordError):
                if entries(text, told) == told:
                    return Kept(file, read_playable(text))
    return None


def any_kept() -> bool:
    """True if there is any game to look at, be it a finished one."""
    try:
        return bool(shelf.places())
    except StorageError:
        return False


def take_up(stage: Stage, file: str) -> AnyMatch | None:
    """A kept game, put on the table; says what is wrong where that cannot be."""
    try:
        shelf.bring(file, ended=_has_ended())
    except StorageError as error:
        _tell_no_room(stage, error)
        return None
    return find(stage)


def make_way(stage: Stage, match: AnyMatch) -> bool:
    """Puts the game on the table away for this one, or says why that cannot be; one that is kept
    already has its own place."""
    try:
        file, ended = shelf.file_of(match.record()), _has_ended()
        shelf.bring(file, ended=ended) if file else shelf.put_away(ended=ended)
    except StorageError as error:
        if autosave.glance() is None:
            return True  # nothing is kept here that could be lost; the table says so
        _tell_no_room(stage, error)
        return False
    return True


def _tell_no_room(stage: Stage, error: StorageError) -> None:
    body = _("The game on the table cannot be put away.\n\n{reason}").format(reason=error)
    answers = [Answer("no-room", _("Understood"))]
    stage.push(Dialog(stage, _("There is no room for another game"), body, answers))


def _has_ended() -> bool:
    """True if the game on the table has ended; until it is put away others may look on at it."""
    try:
        return read_playable(autosave.glance() or "").over
    except RecordError:
        return False


def keep_ended(stage: Stage, match: AnyMatch) -> None:
    """Keeps a finished game from outside, unless it is kept already."""
    if not platform.storage.lock.term:
        return  # the window that plays keeps
    try:
        if shelf.file_of(record := match.record()) is None:
            shelf.add(record, ended=True)
    except StorageError as error:
        stage.warn(_("The game cannot be saved: {reason}").format(reason=error))


def tell(stage: Stage, broken: autosave.Broken) -> None:
    """Says what became of a save that cannot be read."""
    body = _(
        "It was put aside as {name}, nothing was deleted. You can start a new game.\n\n{reason}"
    ).format(name=broken.kept_as, reason=broken.reason)
    answers = [Answer("broken-save", _("Understood"))]
    stage.push(Dialog(stage, _("The saved game cannot be read"), body, answers))


def standing_of(match: AnyMatch) -> str:
    """Where a match stands, in a line."""
    wording = game_of(match).wording
    return wording().standing(match) if wording else ""
