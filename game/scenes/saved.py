"""Kept games on their way to the table and away from it."""

import json
from collections.abc import Generator, Iterator, Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from game.core.game import AnyMatch
from game.core.outline import entries
from game.core.record import RecordError, whole
from game.games import game_of, reading, table_of
from game.platform import StorageError, platform
from game.scenes import shelf
from game.scenes.words.dialogs import (
    WORDS,
    ended,
    no_way,
    not_saved,
    nothing_kept_here,
    put_aside_broken,
)
from game.table import autosave
from game.told import told
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.ui.sentence import Sentence, Words
from game.words.buttons import BUTTONS
from game.words.storage import why


def read_playable(source: str | bytes) -> AnyMatch:
    """The match of a record of a game that has a table.

    Raises:
        RecordError: it is refused, or its game has none yet.
    """
    return whole(playable(reading(source)))


def playable(read: Generator[None, None, AnyMatch]) -> Generator[None, None, AnyMatch]:
    """The match that is read, action by action, if its game has a table.

    Raises:
        RecordError: it is refused, or its game has none yet.
    """
    match = yield from read
    if not game_of(match).wording:
        raise RecordError("no-table", name=game_of(match).name)
    return match


def find(stage: Stage) -> AnyMatch | None:
    """The game that was played last and goes on, put on the table; says on the stage what is wrong
    with it. One that cannot be saved is still there as it is."""
    if unsaved := autosave.try_again():
        return unsaved.match
    try:
        shelf.tidy()
        found = _on_the_table()
    except StorageError as error:
        stage.warn(nothing_kept_here(why(error)))
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


class KeptMatch(NamedTuple):
    """A kept match, and the file that it is in."""

    file: str
    match: AnyMatch


def all_like(match: AnyMatch) -> Generator[None, None, list[KeptMatch]]:
    """The same game as it is kept here, with the same draw and gone on in whatever ways, whoever
    sits at which device: all of them, read action by action."""
    begun: dict[str, Any] = json.loads(game_of(match).rules().match(match.setup).record())
    drawn = {key: begun[key] for key in begun if key not in ("actions", "players")}
    found = []
    for file, text in _texts():
        yield
        with suppress(RecordError):
            if entries(text, drawn) == drawn:
                found.append(KeptMatch(file, (yield from playable(reading(text)))))
    return found


def kept_with(wanted: Mapping[str, Any]) -> KeptMatch | None:
    """The first kept match whose record has these keys with these values."""
    for file, text in _texts():
        with suppress(RecordError):
            if entries(text, wanted) == wanted:
                return KeptMatch(file, read_playable(text))
    return None


def _texts() -> Iterator[tuple[str, str]]:
    """Every kept game's file, and what is in it; nothing where nothing can be kept."""
    with suppress(StorageError):
        for file in shelf.files():
            yield file, platform.storage.read(file) or ""


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
    body = no_way(why(error))
    answers = [DialogButton("no-room", BUTTONS["understood"])]
    stage.push(Dialog(stage, WORDS["no-room"], body, answers))


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
        stage.warn(not_saved(why(error)))


def tell(stage: Stage, broken: autosave.Broken) -> None:
    """Says what became of a save that cannot be read."""
    body = put_aside_broken(broken.kept_as, told(broken.reason))
    answers = [DialogButton("broken-save", BUTTONS["understood"])]
    stage.push(Dialog(stage, WORDS["the-saved-game-cannot-be-read"], body, answers))


def standing_of(match: AnyMatch) -> Words:
    """Where a match stands, or how it ended, in a line."""
    if match.over:
        return _result_of(match)
    wording = game_of(match).wording
    return wording().standing(match) if wording else ""


def _result_of(match: AnyMatch) -> Sentence:
    """Who won, and with how many points."""
    from game.scenes.results.ranking import ranking, verdict  # noqa: PLC0415 (for what has ended)

    standings = table_of(game_of(match)).outcome(match).standings
    # a game may know quarters of points
    points = [f"{one.name} {one.score:g}" for _place, one in ranking(standings)]
    return ended(verdict(standings), ", ".join(points))
