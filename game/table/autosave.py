"""The match in progress, saved after every action."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.core.game import AnyMatch
from game.core.message import Message
from game.core.record import RecordError
from game.platform import StorageError, platform

SLOT: Final = "autosave.json"
"""The name under which the match in progress is stored."""


@dataclass(frozen=True, slots=True)
class DamagedSave:
    """A save that cannot be read.

    Attributes:
        reason: why it cannot be read.
        kept_as: the name under which the file was kept aside.
    """

    reason: Message
    kept_as: str


@dataclass(frozen=True, slots=True)
class UnsavedMatch:
    """A match that could not be saved as it is now.

    Attributes:
        match: the match.
        error: why it could not be saved.
    """

    match: AnyMatch
    error: StorageError


_unsaved: UnsavedMatch | None = None


def save(match: AnyMatch) -> None:
    """Save the match in progress; if that fails, ``unsaved_match`` tells why.

    A window that only looks on saves nothing.
    """
    global _unsaved  # noqa: PLW0603 (like the file that it is about, there is one)
    if not platform.storage.lock.term:
        return
    try:
        platform.storage.write(SLOT, match.record())
    except StorageError as error:
        _unsaved = UnsavedMatch(match, error)
    else:
        _unsaved = None


def unsaved_match() -> UnsavedMatch | None:
    """Return the match in progress if its last save failed; None if it is saved."""
    return _unsaved


def retry_save() -> UnsavedMatch | None:
    """Try once more to save what could not be saved; return what is still unsaved, or None."""
    if _unsaved:
        save(_unsaved.match)
    return _unsaved


def drop_unsaved() -> UnsavedMatch | None:
    """Drop the unsaved match and return it; None if there was none."""
    global _unsaved
    given, _unsaved = _unsaved, None
    return given


def saved_record() -> str | None:
    """Return the record of the match in progress; None if there is none.

    If its last save failed, the record is that of the match itself, not of the file.

    Raises:
        StorageError: the storage is forbidden.
    """
    return _unsaved.match.record() if _unsaved else platform.storage.read(SLOT)


def record_if_readable() -> str | None:
    """Return the record of the match in progress for a window that looks on, or None.

    None means that there is no match, or that the storage is forbidden.
    """
    try:
        return saved_record()
    except StorageError:
        return None  # there is nothing to look on at


def load(read: Callable[[str], AnyMatch]) -> AnyMatch | DamagedSave | None:
    """Return the saved match as ``read`` makes it; None if nothing is saved.

    A save that cannot be read is kept aside under another name, never overwritten; ``DamagedSave``
    tells of it.

    Raises:
        StorageError: the storage is forbidden.
    """
    text = platform.storage.read(SLOT)
    if text is None:
        return None
    try:
        return read(text)
    except RecordError as error:
        return DamagedSave(error.message, platform.storage.keep_aside(SLOT))
