"""Tells the player which small files were damaged, and where each was put aside."""

from game.scenes.words.dialogs import WORDS, put_aside
from game.small_file import take_put_aside
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.ui.sentence import paragraphs
from game.words.buttons import BUTTONS
from game.words.storage import damage


def tell_damaged(stage: Stage) -> None:
    """Show a dialog for each damaged file that has been put aside since the last call."""
    for one in take_put_aside():
        body = paragraphs((damage(one.message), put_aside(one.name)))
        answers = [DialogButton("damaged", BUTTONS["understood"])]
        stage.push(Dialog(stage, WORDS["a-file-is-damaged"], body, answers))
