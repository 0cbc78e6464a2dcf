"""What cannot be taken back is done at the second touch, for whoever wants or needs that."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from game.table.rule_names import UNDO
from game.ui import theme
from game.ui.hands import hands
from game.ui.i18n import gettext as _
from game.ui.sentence import RuleText, Words, sentence


@sentence
def _again(button: Words) -> str:
    if not str(button):
        return _("This cannot be taken back. Choose it again to do it.")
    told = _("{button} cannot be taken back. Choose it again to do it.")
    return told.format(button=button)


@sentence
def waits_for_second(button: str) -> str:
    """Name a button that was pressed once and asks for a second press."""
    return _("{button}: press again to do it").format(button=button)


def asked(button: Words = "") -> RuleText:
    """Return what is said after the first touch, of a button if that is known.

    The second touch counts as long as that is shown, which is until something else is done for
    whoever listens.
    """
    return RuleText(_again(button), UNDO)


class SecondTouch:
    """Remembers what was asked for once, and where the keyboard was then."""

    question = asked()
    """What was said last."""

    def __init__(self) -> None:
        self._asked: tuple[Sequence[Any], str] | None = None
        self._since = -math.inf

    def comes(self, actions: Sequence[Any], focus: str, now: float) -> bool:
        """Return True if the actions were asked for before; else remember them from now on.

        ``focus`` is the id of what has the keyboard. The second of two quick touches does not
        count: nobody has read yet what it would do. A screen reader's press is no slip.
        """
        if (actions, focus) != self._asked:
            self._asked, self._since = (actions, focus), now
            return False
        return hands.by_reader or now - self._since >= hands.wait(theme.SETTLE_BINDING)

    def asks_about(self, id: str) -> bool:
        """Return True while what has this id waits for its second press."""
        return self._asked is not None and self._asked[1] == id

    def has_left(self, focus: str) -> bool:
        """Return True if something was asked for once and the keyboard is elsewhere now."""
        return self._asked is not None and self._asked[1] != focus

    @property
    def waits(self) -> bool:
        """True while something was asked for once."""
        return self._asked is not None

    def forget(self) -> None:
        """Remember nothing any more."""
        self._asked = None
