"""Small files beside the games: one that is damaged is put aside, to be told, and begins anew."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from game.core import strict_json
from game.platform import platform

_T = TypeVar("_T")


@dataclass(frozen=True)
class PutAside:
    """A file that was damaged: the message that says so, and the name that it has now."""

    message: str
    name: str


_put_aside: list[PutAside] = []


def load(name: str, read: Callable[[Any], _T], damaged: str) -> _T | None:
    """What a file holds; None where there is none, or where it is damaged.

    read: makes something of its JSON; what does not fit is a ValueError, TypeError, KeyError or
        AttributeError.
    damaged: the name of the message that says what cannot be read, and what that means.

    Raises:
        StorageError: the storage is forbidden.
    """
    text = platform.storage.read(name)
    if text is None:
        return None
    try:
        return read(strict_json.load(text))
    except (ValueError, TypeError, KeyError, AttributeError):
        _put_aside.append(PutAside(damaged, platform.storage.keep_aside(name)))
        return None


def any_put_aside() -> bool:
    """True if there is something to be told."""
    return bool(_put_aside)


def take_put_aside() -> list[PutAside]:
    """What has been put aside since this was asked for the last time."""
    taken = _put_aside.copy()
    _put_aside.clear()
    return taken
