"""Pages turned by a swipe, the wheel and keys."""

from typing import Final

from game.ui.input import Drag, Gesture, Key, Wheel
from game.ui.screen import Screen

SWIPE: Final = 40
"""A drag farther to the side than this, in dp, turns a page."""
_KEYS: Final = {"page down": 1, "page up": -1}


def swiped(drag: Drag, screen: Screen) -> int:
    """Return by how many pages a drag turns: 1 or -1, or 0 if it is no swipe (yet)."""
    way = drag.start[0] - drag.pos[0]
    if abs(way) <= screen.px(SWIPE):
        return 0
    return 1 if way > 0 else -1


class Paging:
    """Turns pages by wheel and keys; parts of a wheel's notch add up until they make a whole."""

    def __init__(self) -> None:
        self._rolled = 0.0

    def turned(self, gesture: Gesture) -> int:
        """Return by how many pages a gesture turns: 1, -1 or 0."""
        match gesture:
            case Wheel(_, amount):
                self._rolled -= amount
                if abs(self._rolled) >= 1:
                    way, self._rolled = 1 if self._rolled > 0 else -1, 0.0
                    return way
            case Key(name):
                return _KEYS.get(name, 0)
        return 0
