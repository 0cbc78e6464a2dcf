"""The game in progress, kept after every action."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.core.game import AnyMatch
from game.core.record import RecordError
from game.platform import StorageError, platform

SLOT: Final = "autosave.json"


@dataclass(frozen=True, slots=True)
class Broken:
    """A save that cannot be read: why, and under which name it was kept aside."""

    reason: str
    kept_as: str


def save(match: AnyMatch) -> None:
    """Keep the match as the game in progress; a window that looks on keeps nothing.

    Raises:
        StorageError: the storage is full or forbidden; the game can go on.
    """
    if platform.storage.lock.term:
        platform.storage.write(SLOT, match.record())


def glance() -> str | None:
    """The record of the game in progress as it is now, for those who look on."""
    try:
        return platform.storage.read(SLOT)
    except StorageError:
        return None  # nothing is kept here that could be looked on at


def load(read: Callable[[str], AnyMatch]) -> AnyMatch | Broken | None:
    """The game in progress as it is read, None if there is none.

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
