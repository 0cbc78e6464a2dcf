"""How fast the others' turns are shown, as the player wants it on this device."""

from enum import Enum
from typing import Final

from game.platform import StorageError, Trouble, platform
from game.ui import theme

NAME: Final = "pace.txt"


class Pace(Enum):
    """Seconds that every action is shown, and that a counted scoring stays."""

    INSTANT = ("instant", 0.0, theme.GLANCE)
    NATURAL = ("natural", theme.STEP, theme.READ)
    SLOW = ("slow", theme.STEP_SLOW, theme.READ_SLOW)

    def __init__(self, key: str, step: float, reading: float) -> None:
        self.key = key
        self.step = step
        self.reading = reading


def pace_called(key: str) -> Pace:
    """The pace with this key.

    Raises:
        KeyError: there is none.
    """
    return {pace.key: pace for pace in Pace}[key]


def remember(pace: Pace) -> None:
    """Keep it for the games to come.

    Raises:
        StorageError: the storage is full or forbidden.
    """
    platform.storage.write(NAME, pace.key)


def recall() -> Pace:
    """The pace that was kept, natural if none was.

    Raises:
        StorageError: the storage is forbidden, or holds something else.
    """
    kept = platform.storage.read(NAME)
    if kept is None:
        return Pace.NATURAL
    try:
        return pace_called(kept)
    except KeyError as error:
        raise StorageError(Trouble.FAILED, f"{NAME} is damaged: {kept:.40}") from error
