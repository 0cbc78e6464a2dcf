"""The title's buttons that a window of its own has; a page has none of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from game.ui import theme
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.scene import Stage
from game.ui.sentence import phrases
from game.ui.widgets import Button

WORDS: Final = phrases(
    __name__,
    {
        "host": N_("Host a table"),
        "quit": NC_("button", "Quit"),
    },
)


def window_buttons(
    stage: Stage, title: Callable[[], None], leave: Callable[[], None]
) -> list[Button]:
    """Return what hosts tables, and what closes the program.

    Args:
        stage: the stage of the title.
        title: goes back to the title.
        leave: closes the program.
    """
    host = partial(_host, stage, title)
    return [
        Button("title/host", WORDS["host"], host, style=theme.LABEL),
        Button("title/quit", WORDS["quit"], leave, style=theme.LABEL),
    ]


def _host(stage: Stage, title: Callable[[], None]) -> None:
    from game.scenes.hosting.start import host_tables  # noqa: PLC0415 (the title does not need it)

    host_tables(stage, title)
