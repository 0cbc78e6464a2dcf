"""What a dialog says can be read whole."""

import pytest

from game.ui import text
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Scene
from game.ui.widgets import RED
from tests.windows import PLAYABLE, Viewer

ANSWERS = [DialogButton("no", "Keep playing"), DialogButton("yes", "Back to the title")]
BODY = "The game could not be kept, for the storage of this browser is full. " * 6


@pytest.mark.parametrize("size", PLAYABLE, ids=str)
def test_all_words_of_a_long_dialog_are_shown(size):
    viewer = Viewer(*size)
    viewer.stage.go(Scene(viewer.stage))
    viewer.look()
    viewer.stage.push(Dialog(viewer.stage, "Not saved", BODY.strip(), ANSWERS))
    with text.record_drawn_lines() as lines:
        viewer.look()
    said = " ".join(line.shown for line in lines)
    assert BODY.strip() in " ".join(said.split())
    viewer.check_layout()


def test_a_short_dialog_keeps_its_letters():
    viewer = Viewer(1280, 800, 1)
    dialog = Dialog(viewer.stage, "Leave?", "It is kept.", ANSWERS)
    viewer.stage.go(dialog)
    with text.record_drawn_lines() as lines:
        viewer.look()
    assert next(line.size for line in lines if line.shown == "It is kept.") == 16


def test_an_answer_keeps_off_the_edges_of_its_button():
    viewer = Viewer(390, 844, 1)
    others = [DialogButton(label, label) for label in ("Play as chosen", "Lessons", "Whole game")]
    short = DialogButton("short", "Short game", look=RED)
    dialog = Dialog(viewer.stage, "Your first game", "It is short.", [*others, short])
    viewer.stage.go(dialog)
    with text.record_drawn_lines() as lines:
        viewer.look()
    label = next(line for line in lines if line.shown == "Short game")
    button = dialog.form.widgets[-1].rect
    assert (button.w - label.box.w) / 2 >= 12
