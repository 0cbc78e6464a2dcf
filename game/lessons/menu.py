"""The menu at a lesson's table; a lesson's match is not kept, so there is no save or share."""

from collections.abc import Callable

from game.lessons.words import WORDS
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.ui.sentence import Words
from game.words.buttons import BUTTONS


def lesson_menu(
    stage: Stage,
    title: Words,
    *,
    again: Callable[[], None],
    settings: Callable[[], None],
    rules: Callable[[], None],
    leave: Callable[[], None],
) -> Dialog:
    """Return the menu as a dialog to push onto the stage.

    Args:
        title: the dialog's title.
        again: begins the lesson anew.
        settings: opens the settings.
        rules: opens the rulebook.
        leave: leaves the lesson.
    """
    answers = [
        DialogButton("stay", WORDS["go-on-learning"]),
        DialogButton("again", WORDS["begin-the-lesson-anew"], again),
        DialogButton("settings", BUTTONS["settings"], settings),
        DialogButton("rules", BUTTONS["rules"], rules),
        DialogButton("leave", WORDS["leave-the-lesson"], leave),
    ]
    body = WORDS["nothing-is-lost"]
    return Dialog(stage, title, body, answers)
