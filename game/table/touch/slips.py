"""Recognises touches and keys that follow so soon that they cannot have been meant."""

import math

from game.ui import theme


class Slips:
    """Remembers when something was put down or offered, to recognise accidental touches.

    Attributes:
        now: the time of this frame, in monotonic seconds.
    """

    def __init__(self) -> None:
        self.now = 0.0
        self._put_down = -math.inf
        self._offered: object = None
        self._since = 0.0

    def put_down(self) -> None:
        """Remember that Escape has just put something down."""
        self._put_down = self.now

    def offer(self, place: object) -> None:
        """Remember the thing on which a second tap would do more than the first; None for none."""
        if place != self._offered:
            self._offered, self._since = place, self.now

    @property
    def escapes_again(self) -> bool:
        """True if an Escape now comes too soon after one that put something down."""
        return self.now - self._put_down < theme.PUT_DOWN

    def is_double(self, place: object) -> bool:
        """Return True if a tap on a thing is the second of two quick ones.

        The player cannot have read yet what it would do.
        """
        offered = place is not None and place == self._offered
        return offered and self.now - self._since < theme.SETTLE_BINDING
