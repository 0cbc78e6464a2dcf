"""What the player has set on this device, in one small file."""

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
    """How much moves: as the system asks for, everything, or as little as can be."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; volumes from 0 to LOUDEST. ``hand_over`` asks several people
    around the device to tell one another whose turn it is, ``turn_board`` turns the board to
    whoever of them decides, ``explain`` tells what comes up for the first time."""

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
        """True if as little as can be is to move."""
        if self.motion is Motion.SYSTEM:
            return platform.reduced_motion()
        return self.motion is Motion.REDUCED


def remember(settings: Settings) -> None:
    """Keep them for the next start.

    Raises:
        StorageError: the storage is full or forbidden.
    """
    kept = asdict(settings) | {"motion": settings.motion.value, "pace": settings.pace.key}
    platform.storage.write(NAME, json.dumps(kept))


def recall() -> Settings:
    """What was kept; what was never set is as it comes.

    Raises:
        StorageError: the storage is forbidden.
    """
    return small_file.load(NAME, _settings, "settings-damaged") or Settings()


def _settings(kept: dict[str, object]) -> Settings:
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
