"""The menu at a lesson's table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.ui.dialog import Dialog, DialogButton
from game.ui.i18n import gettext_noop as N_
from game.ui.scene import Stage
from game.ui.sentence import Words, phrases
from game.words.buttons import BUTTONS

WORDS: Final = phrases(
    __name__,
    {
        "begin-the-lesson-anew": N_("Begin the lesson anew"),
        "go-on-learning": N_("Go on learning"),
        "leave-the-lesson": N_("Leave the lesson"),
        "nothing-is-lost": N_(
            "A lesson can be left and begun anew at any time. Your games stay as they are."
        ),
    },
)


def lesson_menu(
    stage: Stage,
    title: Words,
    *,
    again: Callable[[], None],
    settings: Callable[[], None],
    rules: Callable[[], None],
    leave: Callable[[], None],
) -> Dialog:
    """Return the menu of a lesson's table; a lesson is not kept, so nothing saves or shares it.

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
