"""The dialog in which the language is chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from game.platform import platform
from game.ui import i18n
from game.ui.dialog import Dialog, DialogButton
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.scene import Stage
from game.ui.sentence import phrases
from game.ui.widgets import PAPER, RED

WORDS: Final = phrases(
    __name__,
    {
        "language": NC_("heading", "Language"),
        "nothing-changes": N_("A game that has begun goes on as it is."),
        "not-here": N_(
            "This language is not on this device yet. Please connect to the internet, and "
            "choose it again."
        ),
    },
)


class LanguageDialog(Dialog):
    """All languages, each by its own name; Escape leaves everything as it is."""

    def __init__(self, stage: Stage, choose: Callable[[str], None]) -> None:
        """Create the dialog.

        Args:
            stage: the stage on which it is shown.
            choose: puts a language in force and keeps it, by its code; it is here by then.
        """
        spoken = i18n.spoken()
        answers = [
            DialogButton(
                code, name, partial(_bring, stage, code, choose), RED if code == spoken else PAPER
            )
            for code, name in i18n.NAMES.items()
        ]
        super().__init__(stage, WORDS["language"], WORDS["nothing-changes"], answers)
        self.form.escape = stage.pop
        self.form.set_focus(self.form.widgets[list(i18n.NAMES).index(spoken)])


def _bring(stage: Stage, code: str, choose: Callable[[str], None]) -> None:
    """Fetch a language, then choose it; say so if it does not come."""

    async def fetch() -> None:
        if code in i18n.languages() or await platform.fetch_language(code):
            choose(code)
        else:
            stage.warn(WORDS["not-here"])

    stage.start_task(fetch)
