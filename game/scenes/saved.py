"""Takes kept matches to the table and puts them away, and finds matches among the kept ones."""

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
    """Return the match of a record whose game has a table.

    Raises:
        RecordError: the record is refused, or its game has no table yet.
    """
    return whole(playable(reading(source)))


def playable(read: Generator[None, None, AnyMatch]) -> Generator[None, None, AnyMatch]:
    """Read a match action by action, and check that its game has a table.

    Raises:
        RecordError: the record is refused, or its game has no table yet.
    """
    match = yield from read
    if not game_of(match).wording:
        raise RecordError("no-table", name=game_of(match).name)
    return match


def find(stage: Stage) -> AnyMatch | None:
    """Put the unfinished match that was played last on the table, and return it; None without one.

    A match that could not be saved is still in memory and is returned as it is. If the save cannot
    be read, or nothing can be kept here, the player is told on the stage.
    """
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
    """Return the match on the table; put a finished one away and take the latest unfinished one."""
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
    """A kept match and the name of its file."""

    file: str
    match: AnyMatch


def all_like(match: AnyMatch) -> Generator[None, None, list[KeptMatch]]:
    """Return all kept matches with the same game and set-up, read action by action.

    They may have gone on in different ways; who sits at which device makes no difference.
    """
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
    """Return the first kept match whose record has these values under these keys, or None."""
    for file, text in _texts():
        with suppress(RecordError):
            if entries(text, wanted) == wanted:
                return KeptMatch(file, read_playable(text))
    return None


def _texts() -> Iterator[tuple[str, str]]:
    """Yield file name and record of every kept match; nothing if the storage is forbidden."""
    with suppress(StorageError):
        for file in shelf.files():
            yield file, platform.storage.read(file) or ""


def any_kept() -> bool:
    """True if any match has been put away, finished or not."""
    try:
        return bool(shelf.places())
    except StorageError:
        return False


def take_up(stage: Stage, file: str) -> AnyMatch | None:
    """Put a kept match on the table and return it; if that fails, say why and return None."""
    try:
        shelf.bring(file, ended=_has_ended())
    except StorageError as error:
        _tell_no_room(stage, error)
        return None
    return find(stage)


def make_way(stage: Stage, match: AnyMatch) -> bool:
    """Put the match on the table away to make room for another one; return True if that worked.

    If the new match is kept already, it changes places with the one on the table. If the storage
    has no room, the player is told; if nothing can be kept at all, there is nothing to lose and
    the answer is True.
    """
    try:
        file, ended = shelf.file_of(match.record()), _has_ended()
        shelf.bring(file, ended=ended) if file else shelf.put_away(ended=ended)
    except StorageError as error:
        if autosave.glance() is None:
            return True  # nothing is kept that could be lost; the table warns
        _tell_no_room(stage, error)
        return False
    return True


def _tell_no_room(stage: Stage, error: StorageError) -> None:
    """Tell the player that the match on the table cannot be put away."""
    body = no_way(why(error))
    answers = [DialogButton("no-room", BUTTONS["understood"])]
    stage.push(Dialog(stage, WORDS["no-room"], body, answers))


def _has_ended() -> bool:
    """True if the match on the table has ended.

    It stays on the table until another one comes, so that other windows can watch it.
    """
    try:
        return read_playable(autosave.glance() or "").over
    except RecordError:
        return False


def keep_ended(stage: Stage, match: AnyMatch) -> None:
    """Keep a finished match from outside if it is not kept yet; warn if that fails.

    A window that only watches keeps nothing.
    """
    if not platform.storage.lock.term:
        return  # only the window that plays may store
    try:
        if shelf.file_of(record := match.record()) is None:
            shelf.add(record, ended=True)
    except StorageError as error:
        stage.warn(not_saved(why(error)))


def tell(stage: Stage, broken: autosave.Broken) -> None:
    """Tell the player what became of a save that cannot be read."""
    body = put_aside_broken(broken.kept_as, told(broken.reason))
    answers = [DialogButton("broken-save", BUTTONS["understood"])]
    stage.push(Dialog(stage, WORDS["the-saved-game-cannot-be-read"], body, answers))


def standing_of(match: AnyMatch) -> Words:
    """Return a line that says where a match stands, or how it ended."""
    if match.over:
        return _result_of(match)
    wording = game_of(match).wording
    return wording().standing(match) if wording else ""


def _result_of(match: AnyMatch) -> Sentence:
    """Say who won, and how many points each player had."""
    from game.scenes.results.ranking import ranking, verdict  # noqa: PLC0415 (for what has ended)

    standings = table_of(game_of(match)).outcome(match).standings
    # some games count quarters of a point
    points = [f"{one.name} {one.score:g}" for _place, one in ranking(standings)]
    return ended(verdict(standings), ", ".join(points))
