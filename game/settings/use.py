"""Settings at work: on the speaker and the stage."""

from collections.abc import Callable

from game.platform import StorageError
from game.settings.store import LOUDEST, Settings, recall
from game.settings.words import not_known
from game.ui.scene import Stage
from game.ui.sound import speaker


def recalled(stage: Stage) -> Settings:
    """What was kept; as the game comes, and a note, where that cannot be read."""
    try:
        return recall()
    except StorageError as error:
        stage.warn(not_known(error.reason))
        return Settings()


def use(stage: Stage, settings: Settings) -> None:
    """Makes them count from now on."""
    volumes = settings.effects / LOUDEST, settings.ambience / LOUDEST
    speaker.set_volumes(*volumes, muted=settings.muted)
    stage.still = settings.still


def begin(stage: Stage) -> None:
    """Puts what was kept in force, at the start of the game."""
    use(stage, recalled(stage))


def open_settings(stage: Stage, changed: Callable[[Settings], None] = lambda _: None) -> None:
    """Shows what can be set; changed hears of every change."""
    from game.settings.dialog import SettingsDialog  # noqa: PLC0415 (not for the start)

    stage.push(SettingsDialog(stage, recalled(stage), changed))
