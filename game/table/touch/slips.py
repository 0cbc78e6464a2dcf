"""What comes so soon after something else that it cannot have been meant."""

import math

from game.ui import theme


class Slips:
    """Knows when something was put down, and since when a second tap at a place would do more
    than the first.

    Attributes:
        now: the time in monotonic seconds, as the loop tells it.
    """

    def __init__(self) -> None:
        self.now = 0.0
        self._put_down = -math.inf
        self._offered: object = None
        self._since = 0.0

    def put_down(self) -> None:
        """An Escape has put something down."""
        self._put_down = self.now

    def offer(self, place: object) -> None:
        """A tap at this place would do more than the one that offered it; None for nowhere."""
        if place != self._offered:
            self._offered, self._since = place, self.now

    @property
    def escapes_again(self) -> bool:
        """True of an Escape that is one more of those that put something down."""
        return self.now - self._put_down < theme.PUT_DOWN

    def is_double(self, place: object) -> bool:
        """True of a tap that is the second of two quick ones: what it would do was not read yet."""
        offered = place is not None and place == self._offered
        return offered and self.now - self._since < theme.SETTLE_BINDING
