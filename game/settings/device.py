"""The game on this device: how safe kept games are, and how it becomes an app of its own."""

from game.platform import Installing, platform
from game.settings.words import WORDS
from game.ui.dialog import Answer, Dialog
from game.ui.scene import Stage
from game.ui.sentence import Sentence, paragraphs
from game.ui.widgets import RED
from game.words.buttons import BUTTONS


def open_device(stage: Stage) -> None:
    """Tells both, and offers to install the game where that can be done from here."""

    async def opening() -> None:
        persisted = await platform.storage.persisted()
        stage.push(Dialog(stage, WORDS["on-this-device"], _told(persisted), _answers(stage)))

    stage.start(opening)


def _told(persisted: bool) -> Sentence:
    kept = WORDS["kept-for-good" if persisted else "may-vanish"]
    if platform.installing is not Installing.BY_HAND:
        return kept
    return paragraphs((kept, WORDS["how-to-install"]))


def _answers(stage: Stage) -> list[Answer]:
    back = Answer("back", BUTTONS["back"])
    if platform.installing is not Installing.OFFERED:
        return [back]
    install = Answer("install", WORDS["install"], lambda: stage.start(platform.install), RED)
    return [back, install]
