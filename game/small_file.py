"""Small files beside the saved games, such as settings.

A file that turns out to be damaged is renamed, noted for a later report, and replaced by a new one.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from game.core import strict_json
from game.platform import platform

_T = TypeVar("_T")


@dataclass(frozen=True)
class DamagedFile:
    """A damaged file that was renamed.

    Attributes:
        message: the name of the message that reports it.
        name: the file's new name.
    """

    message: str
    name: str


_damaged: list[DamagedFile] = []


def load(name: str, read: Callable[[Any], _T], damaged: str) -> _T | None:
    """Read a JSON file and return what ``read`` makes of it; None if it is missing or damaged.

    A damaged file is renamed and noted for ``take_damaged_files``.

    Args:
        name: the file's name in the storage.
        read: converts the JSON value; it raises ValueError, TypeError, KeyError or AttributeError
            for a value that does not fit.
        damaged: the name of the message that says what cannot be read, and what follows from that.

    Raises:
        StorageError: the file cannot be read or renamed.
    """
    text = platform.storage.read(name)
    if text is None:
        return None
    try:
        return read(strict_json.load(text))
    except (ValueError, TypeError, KeyError, AttributeError):
        _damaged.append(DamagedFile(damaged, platform.storage.keep_aside(name)))
        return None


def has_damaged_files() -> bool:
    """Return True if damaged files wait to be reported."""
    return bool(_damaged)


def take_damaged_files() -> list[DamagedFile]:
    """Return the damaged files found since the last call, and forget them."""
    taken = _damaged.copy()
    _damaged.clear()
    return taken
