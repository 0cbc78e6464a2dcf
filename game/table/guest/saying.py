"""Saying one of the set phrases at a hosted table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.table.dialogs.menu import ColumnsDialog
from game.table.guest.words import SAID, WORDS
from game.ui.dialog import DialogButton
from game.ui.scene import Stage
from game.words.buttons import BUTTONS


def open_phrases(
    stage: Stage, say: Callable[[int], None], *, muted: bool, mute: Callable[[], None]
) -> None:
    """Show the phrases, and whether those of others are seen here.

    Args:
        stage: the stage.
        say: says the phrase of a number.
        muted: True if those of others are not seen.
        mute: changes that.
    """
    answers = [
        DialogButton("back", BUTTONS["back"]),
        DialogButton("mute", WORDS["hear" if muted else "mute"], mute),
        *(
            DialogButton(f"say/{number}", SAID[number], partial(say, int(number)))
            for number in SAID
        ),
    ]
    stage.push(ColumnsDialog(stage, WORDS["say-title"], WORDS["say-told"], answers))
