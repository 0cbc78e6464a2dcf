"""The shelf: all kept matches beside the one on the table, each in a file of its own.

The match on the table is in ``autosave.SLOT``. One that is put away gets a file name that tells
whether it is finished, and a number that rises with each match put away. The file names are the
whole list: there is no index that could be lost or lack room.
"""

import re
from typing import Final, NamedTuple

from game.platform import platform
from game.table.autosave import SLOT

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


def places() -> list[KeptPlace]:
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


def add(text: str, *, ended: bool) -> None:
    """Put the record of another match on the shelf; ``ended`` if it is finished.

    Raises:
        StorageError: there is no room for it.
    """
    platform.storage.write(_new(ended), text)
    _make_room()


def bring(file: str, *, ended: bool = False) -> None:
    """Put a kept match on the table; the one that lies there, ``ended`` or not, goes to the shelf.

    Raises:
        StorageError: not both could be moved; no match is lost.
    """
    if file != SLOT:
        put_away(ended=ended)
        platform.storage.move(file, SLOT)


def file_of(text: str) -> str | None:
    """Return the file, also the table's, that holds exactly this record; None if none does.

    Raises:
        StorageError: the storage is forbidden.
    """
    return next((file for file in files() if platform.storage.read(file) == text), None)


def files() -> list[str]:
    """Return the file names of all kept matches, that of the match on the table first.

    Raises:
        StorageError: the storage is forbidden.
    """
    return [SLOT, *(one.file for one in places())]


def tidy() -> None:
    """Remove copies, which are left if the program was killed while it moved a match.

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
    """Return the place of the unfinished match that was put away last; None if there is none.

    Raises:
        StorageError: the storage is forbidden.
    """
    return next((one for one in places() if not one.ended), None)


def _new(ended: bool) -> str:
    """Return the file name for the next match that is put away."""
    number = 1 + max((one.number for one in places()), default=0)
    return f"{'ended' if ended else 'match'}-{number:06}.json"


def _make_room() -> None:
    """Remove the oldest finished matches beyond ``MOST_ENDED``."""
    for old in [one for one in places() if one.ended][MOST_ENDED:]:
        platform.storage.remove(old.file)
