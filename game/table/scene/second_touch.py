"""What cannot be taken back is done at the second touch, for whoever wants that."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from game.table.rule_names import UNDO
from game.ui import theme
from game.ui.hands import hands
from game.ui.i18n import gettext as _
from game.ui.sentence import RuleText, sentence


@sentence
def _again() -> str:
    return _("This cannot be taken back. Choose it again to do it.")


ASKED = RuleText(_again(), UNDO)
"""What is said after the first touch."""


class SecondTouch:
    """Remembers what was asked for once."""

    def __init__(self) -> None:
        self._asked: Sequence[Any] | None = None
        self._since = -math.inf

    def comes(self, actions: Sequence[Any], now: float) -> bool:
        """Return True if the actions were asked for before; else remember them from now on.

        The second of two quick touches does not count: nobody has read yet what it would do.
        """
        if actions != self._asked:
            self._asked, self._since = actions, now
        return now - self._since >= hands.wait(theme.SETTLE_BINDING)

    def forget(self) -> None:
        """Remember nothing any more."""
        self._asked = None
