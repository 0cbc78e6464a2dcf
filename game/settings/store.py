"""The settings: their values, the file that keeps them, and putting them in force."""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from enum import Enum
from functools import partial
from typing import Any, Final

from game import small_file
from game.platform import StorageError, platform
from game.settings.pace import Pace, pace_by_key
from game.ui import contrast, i18n
from game.ui.hands import hands
from game.ui.i18n import gettext as _
from game.ui.scene import Stage
from game.ui.sentence import Words, sentence
from game.ui.sound import speaker

SETTINGS_FILE: Final = "settings.json"
MAX_VOLUME: Final = 10


class Motion(Enum):
    """How much is animated: as the system asks for, everything, or as little as possible."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


class TextSize(Enum):
    """How large text is drawn where it has room: as usual, larger, or as large as can be."""

    USUAL = "usual"
    LARGE = "large"
    LARGEST = "largest"

    @property
    def factor(self) -> float:
        """How much larger than usual text is."""
        return {TextSize.USUAL: 1.0, TextSize.LARGE: 1.25, TextSize.LARGEST: 1.5}[self]


class Contrast(Enum):
    """How words stand out from their ground: as the system asks for, as usual, or strongly."""

    SYSTEM = "system"
    NORMAL = "normal"
    HIGH = "high"


@dataclass(frozen=True)
class Settings:
    """All settings; the default values are those of a new player.

    Attributes:
        effects, ambience: volumes from 0 to MAX_VOLUME.
        muted: True for silence.
        motion: how much is animated.
        contrast: how words stand out from their ground.
        pace: how fast the others' turns are shown.
        hand_over: True to show a card between the turns of people who share the device.
        turn_board: True to turn the board towards the one of them who is to act.
        letter_keys: False if single letters do nothing outside text fields.
        explain: True to explain in a line what comes up for the first time.
        left_handed: True if what is touched lies at the left of the table.
        ask_twice: True if what cannot be taken back has to be chosen twice.
        tremble: True if a touch has to be meant for longer until it counts.
        vibrate: True if the device vibrates, where it can.
        captions: True if a line says in words what is heard.
        text_size: how large text is drawn.
        last_game: the id of the game that was played last; empty for none.
        language: the code of the language that was chosen; empty for the system's.
    """

    effects: int = 8
    ambience: int = 6
    muted: bool = False
    motion: Motion = Motion.SYSTEM
    pace: Pace = Pace.NATURAL
    hand_over: bool = True
    turn_board: bool = False
    letter_keys: bool = True
    explain: bool = False
    contrast: Contrast = Contrast.SYSTEM
    left_handed: bool = False
    ask_twice: bool = False
    tremble: bool = False
    vibrate: bool = False
    captions: bool = False
    text_size: TextSize = TextSize.USUAL
    last_game: str = ""
    language: str = ""

    @property
    def spoken_language(self) -> str:
        """The language that was chosen, or else the system's."""
        return self.language or platform.language()

    @property
    def reduces_motion(self) -> bool:
        """True for reduced motion, by this setting or by the system's."""
        if self.motion is Motion.SYSTEM:
            return platform.reduced_motion()
        return self.motion is Motion.REDUCED

    @property
    def high_contrast(self) -> bool:
        """True for high contrast, by this setting or by the system's."""
        if self.contrast is Contrast.SYSTEM:
            return platform.high_contrast()
        return self.contrast is Contrast.HIGH


def load_settings() -> Settings:
    """Return the saved settings, with defaults for what was never saved.

    A damaged file is put aside and gives the defaults.

    Raises:
        StorageError: the storage is forbidden.
    """
    return small_file.load(SETTINGS_FILE, _settings, "settings-damaged") or Settings()


def save_settings(settings: Settings) -> None:
    """Save the settings for the next start.

    Raises:
        StorageError: the storage is full or forbidden.
    """
    platform.storage.write(SETTINGS_FILE, json.dumps(kept_values(settings)))


def kept_values(settings: Settings) -> dict[str, Any]:
    """Return the settings as the file keeps them, by field."""
    return asdict(settings) | {
        "motion": settings.motion.value,
        "pace": settings.pace.key,
        "contrast": settings.contrast.value,
        "text_size": settings.text_size.value,
    }


def changed_settings(settings: Settings, values: Mapping[str, object]) -> Settings:
    """Return the settings with some values as the file keeps them; ValueError for a wrong one."""
    return replace(settings, **{name: _READ[name](value) for name, value in values.items()})


def _settings(kept: dict[str, object]) -> Settings:
    """Read settings; KeyError, TypeError or ValueError if the file is damaged."""
    return Settings(**{name: _READ[name](value) for name, value in kept.items()})


def _volume(value: object) -> int:
    if type(value) is not int or not 0 <= value <= MAX_VOLUME:
        raise ValueError(value)
    return value


def _switch(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def _words(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


_READ: Final[Mapping[str, Callable[[Any], Any]]] = {
    "effects": _volume,
    "ambience": _volume,
    "muted": _switch,
    "motion": Motion,
    "pace": pace_by_key,
    "hand_over": _switch,
    "turn_board": _switch,
    "letter_keys": _switch,
    "explain": _switch,
    "contrast": Contrast,
    "left_handed": _switch,
    "ask_twice": _switch,
    "tremble": _switch,
    "vibrate": _switch,
    "captions": _switch,
    "text_size": TextSize,
    "last_game": _words,
    "language": _words,
}


def saved_settings(stage: Stage) -> Settings:
    """Return the saved settings; show a warning and return the defaults if they are unreadable."""
    try:
        return load_settings()
    except StorageError as error:
        stage.warn(not_known(error.reason))
        return Settings()


def last_game() -> str:
    """Return the id of the game that was played last; empty if none was, or if it is not known."""
    with suppress(StorageError):  # which was told at the start
        return load_settings().last_game
    return ""


def wanted_language() -> str:
    """Return the language that was chosen, or else the system's."""
    with suppress(StorageError):  # which is told at the start
        return load_settings().spoken_language
    return platform.language()


def speak(language: str) -> bool:
    """Use a language from now on, or English if it is not here; return True if it is another."""
    other = i18n.use(language)
    platform.speak(i18n.spoken())
    return other


def remember_last_game(id_: str) -> None:
    """Keep the id of the game that is played now."""
    with suppress(StorageError):  # the match cannot be saved either, which is told
        settings = load_settings()
        if settings.last_game != id_:
            save_settings(replace(settings, last_game=id_))


def apply_settings(stage: Stage, settings: Settings) -> None:
    """Put settings in force: the speaker's volumes, the stage's looks, how touches are taken."""
    volumes = settings.effects / MAX_VOLUME, settings.ambience / MAX_VOLUME
    speaker.set_volumes(*volumes, muted=settings.muted)
    stage.reduced_motion = settings.reduces_motion
    stage.letter_keys = settings.letter_keys
    other_language = speak(settings.spoken_language)
    if contrast.use_high(settings.high_contrast) or other_language:
        stage.layout(stage.window)
    stage.adapt(settings.left_handed, settings.captions, settings.text_size.factor)
    hands.ask_twice, hands.tremble = settings.ask_twice, settings.tremble
    hands.feel = settings.vibrate


def apply_saved_settings(stage: Stage) -> None:
    """Put the saved settings in force at the start of the program."""
    apply_settings(stage, saved_settings(stage))


def open_settings(stage: Stage, changed: Callable[[Settings], None] = lambda _: None) -> None:
    """Open the settings; ``changed`` is called with the new settings after every change."""
    from game.settings.dialog import SettingsDialog  # noqa: PLC0415 (not for the start)

    stage.push(SettingsDialog(stage, saved_settings(stage), changed))


def choose_language(stage: Stage, code: str) -> None:
    """Put a language in force and keep it; say so if it cannot be kept."""
    settings = replace(saved_settings(stage), language=code)
    apply_settings(stage, settings)
    try:
        save_settings(settings)
    except StorageError as error:
        stage.warn(not_saved(error.reason))


def open_languages(stage: Stage) -> None:
    """Open the choice of a language."""
    from game.settings.language import LanguageDialog  # noqa: PLC0415 (not for the start)

    stage.push(LanguageDialog(stage, partial(choose_language, stage)))


@sentence
def language_in_use() -> str:
    """What the language in use calls itself: whoever cannot read the rest finds this."""
    return i18n.NAMES[i18n.spoken()]


@sentence
def not_saved(reason: Words) -> str:
    """Say that the settings cannot be saved, so that they hold for this time only."""
    return _("The settings cannot be saved: {reason}").format(reason=reason)


@sentence
def not_known(reason: Words) -> str:
    """Say that the saved settings cannot be read, so that the defaults hold."""
    return _("The settings are not known any more: {reason}").format(reason=reason)
