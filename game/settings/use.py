"""Settings at work: on the speaker and the stage."""

from game.platform import StorageError
from game.settings.store import LOUDEST, Settings, recall
from game.ui.i18n import gettext as _
from game.ui.scene import Stage
from game.ui.sound import speaker


def recalled(stage: Stage) -> Settings:
    """What was kept; as the game comes, and a note, where that cannot be read."""
    try:
        return recall()
    except StorageError as error:
        stage.warn(_("The settings are not known any more: {reason}").format(reason=error))
        return Settings()


def use(stage: Stage, settings: Settings) -> None:
    """Makes them count from now on."""
    volumes = settings.effects / LOUDEST, settings.ambience / LOUDEST
    speaker.set_volumes(*volumes, muted=settings.muted)
    stage.still = settings.still
