"""Keys that do one thing in a scene, declared once: to act by, and to list."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import Words, phrases

_WORDS: Final = phrases(
    __name__,
    {"next-page": N_("The next page"), "previous-page": N_("The page before")},
)


@dataclass(frozen=True)
class Shortcut:
    """Keys that do one thing, or one of a row of things.

    Attributes:
        keys: their names, as ``key_names`` gives them: "h", "ctrl z", "shift backspace", "typed /".
        does: what they do.
        work: called with the name of the key that was struck.
    """

    keys: tuple[str, ...]
    does: Words
    work: Callable[[str], None]


def page_shortcuts(turn: Callable[[int], None], *, back: bool, on: bool) -> list[Shortcut]:
    """Return the keys that turn pages, back and on where there is a page.

    ``turn`` is called with the number of pages, -1 or 1.
    """
    down = Shortcut(("page down",), _WORDS["next-page"], lambda _key: turn(1))
    up = Shortcut(("page up",), _WORDS["previous-page"], lambda _key: turn(-1))
    return [down] * on + [up] * back
