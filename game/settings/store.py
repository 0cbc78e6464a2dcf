"""The settings on this device, kept in one small file."""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from enum import Enum
from typing import Any, Final

from game import small_file
from game.platform import platform
from game.settings.pace import Pace, pace_called

NAME: Final = "settings.json"
LOUDEST: Final = 10


class Motion(Enum):
    """How much is animated: as the system asks for, everything, or as little as possible."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


@dataclass(frozen=True)
class Settings:
    """All settings; the default values are those of a new player.

    Attributes:
        effects, ambience: volumes from 0 to LOUDEST.
        muted: True for silence.
        motion: how much is animated.
        pace: how fast the others' turns are shown.
        hand_over: True to show a card between the turns of people who share the device.
        turn_board: True to turn the board towards the one of them who is to act.
        explain: True to explain in a line what comes up for the first time.
    """

    effects: int = 8
    ambience: int = 6
    muted: bool = False
    motion: Motion = Motion.SYSTEM
    pace: Pace = Pace.NATURAL
    hand_over: bool = True
    turn_board: bool = False
    explain: bool = False

    @property
    def still(self) -> bool:
        """True for reduced motion, by this setting or by the system's."""
        if self.motion is Motion.SYSTEM:
            return platform.reduced_motion()
        return self.motion is Motion.REDUCED


def remember(settings: Settings) -> None:
    """Save the settings for the next start.

    Raises:
        StorageError: the storage is full or forbidden.
    """
    kept = asdict(settings) | {"motion": settings.motion.value, "pace": settings.pace.key}
    platform.storage.write(NAME, json.dumps(kept))


def recall() -> Settings:
    """Return the saved settings, with defaults for what was never saved.

    A damaged file is put aside and gives the defaults.

    Raises:
        StorageError: the storage is forbidden.
    """
    return small_file.load(NAME, _settings, "settings-damaged") or Settings()


def _settings(kept: dict[str, object]) -> Settings:
    """Read settings; KeyError, TypeError or ValueError if the file is damaged."""
    return Settings(**{name: _READ[name](value) for name, value in kept.items()})


def _volume(value: object) -> int:
    if type(value) is not int or not 0 <= value <= LOUDEST:
        raise ValueError(value)
    return value


def _switch(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


_READ: Final[Mapping[str, Callable[[Any], Any]]] = {
    "effects": _volume,
    "ambience": _volume,
    "muted": _switch,
    "motion": Motion,
    "pace": pace_called,
    "hand_over": _switch,
    "turn_board": _switch,
    "explain": _switch,
}
