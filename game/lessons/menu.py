"""The menu of a lesson's table: nothing is kept there that could be shared or saved."""

from collections.abc import Callable

from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.scene import Stage


def lesson_menu(
    stage: Stage,
    title: str,
    *,
    again: Callable[[], None],
    settings: Callable[[], None],
    rules: Callable[[], None],
    leave: Callable[[], None],
) -> Dialog:
    """The menu, to be shown."""
    answers = [
        Answer("stay", _("Go on learning")),
        Answer("again", _("Begin the lesson anew"), again),
        Answer("settings", _("Settings"), settings),
        Answer("rules", _("Rules"), rules),
        Answer("leave", _("Leave the lesson"), leave),
    ]
    body = _("A lesson can be left and begun anew at any time. Your games stay as they are.")
    return Dialog(stage, title, body, answers)
