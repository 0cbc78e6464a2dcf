"""The kept matches: one on the table, the others on a shelf, each in a file of its own.

The match on the table is in ``autosave.SLOT``. One that is put away gets a file name that tells
whether it is finished, and a number that rises with each match put away. The file names are the
whole list: there is no index that could be lost or lack room.
"""

import json
import re
from collections.abc import Generator, Iterator, Mapping
from contextlib import suppress
from typing import Any, Final, NamedTuple

from game.core.game import AnyMatch
from game.core.outline import read_entries
from game.core.record import RecordError, run_to_end
from game.games import game_of, read_in_steps, table_of
from game.platform import StorageError, platform
from game.refusals import refusal_text
from game.scenes import words
from game.table import autosave
from game.table.autosave import SLOT
from game.ui.dialog import Dialog, DialogButton
from game.ui.figures import number_text
from game.ui.punctuation import listed
from game.ui.scene import Stage
from game.ui.sentence import Sentence, Words
from game.words.buttons import BUTTONS
from game.words.storage import storage_error_text

MOST_ENDED: Final = 60
"""How many finished matches are kept; the oldest give way. Unfinished ones never do."""
_FILE: Final = re.compile(r"(match|ended)-(\d{6,})\.json")


class KeptPlace(NamedTuple):
    """The place of a kept match.

    Attributes:
        number: higher for a match that was put away later.
        file: the name of its file in the storage.
        ended: True if the match is finished.
    """

    number: int
    file: str
    ended: bool = False


class KeptMatch(NamedTuple):
    """A kept match and the name of its file."""

    file: str
    match: AnyMatch


def list_places() -> list[KeptPlace]:
    """Return the places of all matches on the shelf, the latest first.

    Raises:
        StorageError: the storage is forbidden.
    """
    found = map(_FILE.fullmatch, platform.storage.names())
    return sorted(KeptPlace(int(one[2]), one[0], one[1] == "ended") for one in found if one)[::-1]


def put_away(*, ended: bool = False) -> None:
    """Move the match on the table, if there is one, to the shelf; ``ended`` if it is finished.

    Raises:
        StorageError: it could not be moved and is still on the table.
    """
    if platform.storage.read(SLOT) is not None:
        platform.storage.move(SLOT, _new(ended))
        _make_room()


def add_record(text: str, *, ended: bool) -> None:
    """Put the record of another match on the shelf; ``ended`` if it is finished.

    Raises:
        StorageError: there is no room for it.
    """
    platform.storage.write(_new(ended), text)
    _make_room()


def move_to_table(file: str, *, ended: bool = False) -> None:
    """Put a kept match on the table; the one that lies there, ``ended`` or not, goes to the shelf.

    Raises:
        StorageError: not both could be moved; no match is lost.
    """
    if file != SLOT:
        put_away(ended=ended)
        platform.storage.move(file, SLOT)


def file_with_record(text: str) -> str | None:
    """Return the file, also the table's, that holds exactly this record; None if none does.

    Raises:
        StorageError: the storage is forbidden.
    """
    return next((file for file in list_files() if platform.storage.read(file) == text), None)


def list_files() -> list[str]:
    """Return the file names of all kept matches, that of the match on the table first.

    Raises:
        StorageError: the storage is forbidden.
    """
    return [SLOT, *(one.file for one in list_places())]


def remove_copies() -> None:
    """Remove copies, which are left if the program was killed while it moved a match.

    Raises:
        StorageError: the storage is forbidden.
    """
    seen = {platform.storage.read(SLOT)}
    for place in list_places():
        text = platform.storage.read(place.file)
        if text in seen:
            platform.storage.remove(place.file)
        seen.add(text)


def latest_unfinished() -> KeptPlace | None:
    """Return the place of the unfinished match that was put away last; None if there is none.

    Raises:
        StorageError: the storage is forbidden.
    """
    return next((one for one in list_places() if not one.ended), None)


def _new(ended: bool) -> str:
    """Return the file name for the next match that is put away."""
    number = 1 + max((one.number for one in list_places()), default=0)
    return f"{'ended' if ended else 'match'}-{number:06}.json"


def _make_room() -> None:
    """Remove the oldest finished matches beyond ``MOST_ENDED``."""
    for old in [one for one in list_places() if one.ended][MOST_ENDED:]:
        platform.storage.remove(old.file)


# Reading kept matches, taking them to the table and putting them away.


def read_playable(source: str | bytes) -> AnyMatch:
    """Return the match of a record whose game has a table.

    Raises:
        RecordError: the record is refused, or its game has no table yet.
    """
    return run_to_end(checked_playable(read_in_steps(source)))


def checked_playable(read: Generator[None, None, AnyMatch]) -> Generator[None, None, AnyMatch]:
    """Read a match action by action, and check that its game has a table.

    Raises:
        RecordError: the record is refused, or its game has no table yet.
    """
    match = yield from read
    if not game_of(match).wording:
        raise RecordError("no-table", name=game_of(match).name)
    return match


def restore_last(stage: Stage) -> AnyMatch | None:
    """Put the unfinished match that was played last on the table, and return it; None without one.

    A match that could not be saved is still in memory and is returned as it is. If the save cannot
    be read, or nothing can be kept here, the player is told on the stage.
    """
    if unsaved := autosave.retry_save():
        return unsaved.match
    try:
        remove_copies()
        found = _on_the_table()
    except StorageError as error:
        stage.warn(words.nothing_kept_here(storage_error_text(error)))
        return None
    if isinstance(found, autosave.DamagedSave):
        tell_broken_save(stage, found)
        return None
    return found


def _on_the_table() -> AnyMatch | autosave.DamagedSave | None:
    """Return the match on the table; put a finished one away and take the latest unfinished one."""
    found = autosave.load(read_playable)
    if found is not None and (isinstance(found, autosave.DamagedSave) or not found.over):
        return found
    put_away(ended=True)
    if (place := latest_unfinished()) is None:
        return None
    move_to_table(place.file)
    found = autosave.load(read_playable)
    return None if not isinstance(found, autosave.DamagedSave) and found and found.over else found


def kept_with_setup(match: AnyMatch) -> Generator[None, None, list[KeptMatch]]:
    """Return all kept matches with the same game and set-up, read action by action.

    They may have gone on in different ways; who sits at which device makes no difference.
    """
    begun: dict[str, Any] = json.loads(game_of(match).rules().new_match(match.setup).record())
    drawn = {key: begun[key] for key in begun if key not in ("actions", "players")}
    found = []
    for file, text in _texts():
        yield
        with suppress(RecordError):
            if read_entries(text, drawn) == drawn:
                found.append(KeptMatch(file, (yield from checked_playable(read_in_steps(text)))))
    return found


def find_kept(wanted: Mapping[str, Any]) -> KeptMatch | None:
    """Return the first kept match whose record has these values under these keys, or None."""
    for file, text in _texts():
        with suppress(RecordError):
            if read_entries(text, wanted) == wanted:
                return KeptMatch(file, read_playable(text))
    return None


def latest_of(game: str) -> KeptMatch | None:
    """Return the unfinished match of a game (its id) that was played last; None without one."""
    for file, text in _texts():
        if not file.startswith("ended") and (match := _unfinished_of(game, text)):
            return KeptMatch(file, match)
    return None


def _unfinished_of(game: str, text: str) -> AnyMatch | None:
    """Return the match of a record if it is of this game and not finished."""
    wanted = {"game": game}
    with suppress(RecordError):
        if read_entries(text, wanted) == wanted:
            match = read_playable(text)
            return None if match.over else match
    return None


def _texts() -> Iterator[tuple[str, str]]:
    """Yield file name and record of every kept match; nothing if the storage is forbidden."""
    with suppress(StorageError):
        for file in list_files():
            yield file, platform.storage.read(file) or ""


def has_kept_matches(game: str) -> bool:
    """True if any match of a game (its id) is kept, or anything that cannot be read."""
    return any(may_be_of(game, text) for _file, text in _texts() if text)


def may_be_of(game: str, record: str) -> bool:
    """True if a record is of this game, by its id, or cannot be read."""
    try:
        return read_entries(record, {"game"}) == {"game": game}
    except RecordError:
        return True


def bring_to_table(stage: Stage, file: str) -> AnyMatch | None:
    """Put a kept match on the table and return it; if that fails, say why and return None."""
    try:
        move_to_table(file, ended=_has_ended())
    except StorageError as error:
        _tell_no_room(stage, error)
        return None
    return restore_last(stage)


def clear_table(stage: Stage, match: AnyMatch) -> bool:
    """Put the match on the table away to make room for another one; return True if that worked.

    If the new match is kept already, it changes places with the one on the table. If the storage
    has no room, the player is told; if nothing can be kept at all, there is nothing to lose and
    the answer is True.
    """
    try:
        file, ended = file_with_record(match.record()), _has_ended()
        move_to_table(file, ended=ended) if file else put_away(ended=ended)
    except StorageError as error:
        if autosave.record_if_readable() is None:
            return True  # nothing is kept that could be lost; the table warns
        _tell_no_room(stage, error)
        return False
    return True


def _tell_no_room(stage: Stage, error: StorageError) -> None:
    """Tell the player that the match on the table cannot be put away."""
    body = words.cannot_put_away(storage_error_text(error))
    answers = [DialogButton("no-room", BUTTONS["understood"])]
    stage.push(Dialog(stage, words.WORDS["no-room"], body, answers))


def _has_ended() -> bool:
    """True if the match on the table has ended.

    It stays on the table until another one comes, so that other windows can watch it.
    """
    try:
        return read_playable(autosave.record_if_readable() or "").over
    except RecordError:
        return False


def keep_finished(stage: Stage, match: AnyMatch) -> None:
    """Keep a finished match from outside if it is not kept yet; warn if that fails.

    A window that only watches keeps nothing.
    """
    if not platform.storage.lock.term:
        return  # only the window that plays may store
    try:
        if file_with_record(record := match.record()) is None:
            add_record(record, ended=True)
    except StorageError as error:
        stage.warn(words.not_saved(storage_error_text(error)))


def tell_broken_save(stage: Stage, broken: autosave.DamagedSave) -> None:
    """Tell the player what became of a save that cannot be read."""
    body = words.put_aside_broken(broken.kept_as, refusal_text(broken.reason))
    answers = [DialogButton("broken-save", BUTTONS["understood"])]
    stage.push(Dialog(stage, words.WORDS["the-saved-game-cannot-be-read"], body, answers))


def describe_standing(match: AnyMatch) -> Words:
    """Return a line that says where a match stands, or how it ended."""
    if match.over:
        return _result_of(match)
    wording = game_of(match).wording
    return wording().standing(match) if wording else ""


def _result_of(match: AnyMatch) -> Sentence:
    """Say who won, and how many points each player had."""
    from game.scenes.ranking import ranking, verdict  # noqa: PLC0415 (for what has ended)

    standings = table_of(game_of(match)).outcome(match).standings
    points = [f"{one.name} {number_text(one.score)}" for _place, one in ranking(standings)]
    return words.final_result(verdict(standings), listed(points))
