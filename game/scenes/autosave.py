"""The game in progress, kept after every action."""

from dataclasses import dataclass
from typing import Final

from game.core.record import RecordError
from game.platform import platform
from game.tikal.record import TikalMatch, read, write

SLOT: Final = "autosave.json"


@dataclass(frozen=True, slots=True)
class Broken:
    """A save that cannot be read: why, and under which name it was kept aside."""

    reason: str
    kept_as: str


def save(match: TikalMatch) -> None:
    """Keep the match as the game in progress.

    Raises:
        StorageError: the storage is full or forbidden; the game can go on.
    """
    platform.storage.write(SLOT, write(match))


def load() -> TikalMatch | Broken | None:
    """The game in progress, None if there is none.

    A save that cannot be read is kept aside under another name, never overwritten.

    Raises:
        StorageError: the storage is forbidden.
    """
    text = platform.storage.read(SLOT)
    if text is None:
        return None
    try:
        return read(text)
    except RecordError as error:
        return Broken(str(error), platform.storage.keep_aside(SLOT))
