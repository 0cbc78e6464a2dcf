"""The game in progress, kept after every action."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.core.game import AnyMatch
from game.core.message import Message
from game.core.record import RecordError
from game.platform import StorageError, platform

SLOT: Final = "autosave.json"


@dataclass(frozen=True, slots=True)
class Broken:
    """A save that cannot be read: why, and under which name it was kept aside."""

    reason: Message
    kept_as: str


@dataclass(frozen=True, slots=True)
class Unsaved:
    """A game that is further than what is kept of it, and why that is so."""

    match: AnyMatch
    error: StorageError


_unsaved: Unsaved | None = None


def save(match: AnyMatch) -> None:
    """Keep the match as the game in progress; ``unsaved`` tells of it while that cannot be. A
    window that looks on keeps nothing."""
    global _unsaved  # noqa: PLW0603 (like the file that it is about, there is one)
    if not platform.storage.lock.term:
        return
    try:
        platform.storage.write(SLOT, match.record())
    except StorageError as error:
        _unsaved = Unsaved(match, error)
    else:
        _unsaved = None


def unsaved() -> Unsaved | None:
    """The game in progress while it cannot be kept as it is; None while it is."""
    return _unsaved


def try_again() -> Unsaved | None:
    """Try to keep what is not kept; what is still not."""
    if _unsaved:
        save(_unsaved.match)
    return _unsaved


def give_up() -> Unsaved | None:
    """Hold on no longer to what could not be kept; what that was."""
    global _unsaved
    given, _unsaved = _unsaved, None
    return given


def record() -> str | None:
    """The record of the game in progress as it is now; as far as it is kept, for other windows.

    Raises:
        StorageError: the storage is forbidden.
    """
    return _unsaved.match.record() if _unsaved else platform.storage.read(SLOT)


def glance() -> str | None:
    """The same for those who look on."""
    try:
        return record()
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
        return Broken(error.message, platform.storage.keep_aside(SLOT))
