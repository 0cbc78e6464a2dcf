"""The game on this device: how safe kept games are, and how it becomes an app of its own."""

from game.platform import Installing, platform
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.scene import Stage
from game.ui.widgets import RED


def open_device(stage: Stage) -> None:
    """Tells both, and offers to install the game where that can be done from here."""

    async def opening() -> None:
        persisted = await platform.storage.persisted()
        stage.push(Dialog(stage, _("On this device"), _told(persisted), _answers(stage)))

    stage.start(opening)


def _told(persisted: bool) -> str:
    if persisted:
        kept = _("Games are saved in this browser until you delete them.")
    else:
        kept = _(
            "Games are saved in this browser. It may delete them when room gets short, Safari also "
            "seven days after the last visit. Save a record of what must not get lost."
        )
    if platform.installing is not Installing.BY_HAND:
        return kept
    steps = _(
        "To install the game, tap Share in the browser's bar, then Add to Home Screen. Installed "
        "it fills the screen and keeps games for good. A game begun here stays here: save its "
        "record, and open that there."
    )
    return f"{kept}\n\n{steps}"


def _answers(stage: Stage) -> list[Answer]:
    back = Answer("back", _("Back"))
    if platform.installing is not Installing.OFFERED:
        return [back]
    install = Answer("install", _("Install"), lambda: stage.start(platform.install), RED)
    return [back, install]
