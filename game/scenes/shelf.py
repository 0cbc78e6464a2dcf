"""All games that are kept, beside the one on the table: each a file of its own.

The one on the table is ``autosave.SLOT``. One that is put away gets a file whose name says whether
it goes on and the how manyth it was, so that the names are the list: there is nothing else that
could be lost, or not fit.
"""

import re
from typing import Final, NamedTuple

from game.platform import platform
from game.table.autosave import SLOT

MOST_ENDED: Final = 60
"""So many finished games are kept; the oldest give way. Games that go on never do."""
_FILE: Final = re.compile(r"(match|ended)-(\d{6,})\.json")


class KeptPlace(NamedTuple):
    """Where a game is kept.

    Attributes:
        number: the higher the later it was put away.
        file: its name in the storage.
        ended: True for a finished game.
    """

    number: int
    file: str
    ended: bool = False


def places() -> list[KeptPlace]:
    """Where games are kept beside the one on the table, the latest first.

    Raises:
        StorageError: the storage is forbidden.
    """
    found = map(_FILE.fullmatch, platform.storage.names())
    return sorted(KeptPlace(int(one[2]), one[0], one[1] == "ended") for one in found if one)[::-1]


def put_away(*, ended: bool = False) -> None:
    """Put the game on the table to the others, if there is one.

    Raises:
        StorageError: it is still where it was.
    """
    if platform.storage.read(SLOT) is not None:
        platform.storage.move(SLOT, _new(ended))
        _make_room()


def add(text: str, *, ended: bool) -> None:
    """Keep another game's record.

    Raises:
        StorageError: there is no room.
    """
    platform.storage.write(_new(ended), text)
    _make_room()


def bring(file: str, *, ended: bool = False) -> None:
    """Put a kept game on the table, and the one that is there, ``ended`` or not, to the others.

    Raises:
        StorageError: not both could be moved; none is lost.
    """
    if file != SLOT:
        put_away(ended=ended)
        platform.storage.move(file, SLOT)


def file_of(text: str) -> str | None:
    """The file in which exactly this record is kept; None if it is not.

    Raises:
        StorageError: the storage is forbidden.
    """
    return next((file for file in files() if platform.storage.read(file) == text), None)


def files() -> list[str]:
    """Where games are kept, the one on the table first.

    Raises:
        StorageError: the storage is forbidden.
    """
    return [SLOT, *(one.file for one in places())]


def tidy() -> None:
    """Take away what is kept twice because the program was killed while it moved a game.

    Raises:
        StorageError: the storage is forbidden.
    """
    seen = {platform.storage.read(SLOT)}
    for place in places():
        text = platform.storage.read(place.file)
        if text in seen:
            platform.storage.remove(place.file)
        seen.add(text)


def latest() -> KeptPlace | None:
    """The game that goes on and was put away last.

    Raises:
        StorageError: the storage is forbidden.
    """
    return next((one for one in places() if not one.ended), None)


def _new(ended: bool) -> str:
    number = 1 + max((one.number for one in places()), default=0)
    return f"{'ended' if ended else 'match'}-{number:06}.json"


def _make_room() -> None:
    for old in [one for one in places() if one.ended][MOST_ENDED:]:
        platform.storage.remove(old.file)
