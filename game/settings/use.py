"""Applying the settings to the speaker and the stage."""

from collections.abc import Callable

from game.platform import StorageError
from game.settings.store import LOUDEST, Settings, recall
from game.settings.words import not_known
from game.ui.scene import Stage
from game.ui.sound import speaker


def recalled(stage: Stage) -> Settings:
    """Return the saved settings; show a warning and return the defaults if they are unreadable."""
    try:
        return recall()
    except StorageError as error:
        stage.warn(not_known(error.reason))
        return Settings()


def use(stage: Stage, settings: Settings) -> None:
    """Put settings in force: the speaker's volumes and the stage's reduced motion."""
    volumes = settings.effects / LOUDEST, settings.ambience / LOUDEST
    speaker.set_volumes(*volumes, muted=settings.muted)
    stage.still = settings.still


def begin(stage: Stage) -> None:
    """Put the saved settings in force at the start of the program."""
    use(stage, recalled(stage))


def open_settings(stage: Stage, changed: Callable[[Settings], None] = lambda _: None) -> None:
    """Open the settings; ``changed`` is called with the new settings after every change."""
    from game.settings.dialog import SettingsDialog  # noqa: PLC0415 (not for the start)

    stage.push(SettingsDialog(stage, recalled(stage), changed))
