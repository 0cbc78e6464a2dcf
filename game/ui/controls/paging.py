"""Pages turned by a swipe, the wheel and keys."""

from typing import Final

from game.ui.input import Drag, Gesture, Key, Wheel
from game.ui.screen import Screen

SWIPE: Final = 40
"""So many dp to the side turn a page."""
_KEYS: Final = {"page down": 1, "page up": -1}


def swiped(drag: Drag, screen: Screen) -> int:
    """How many pages on a drag has gone by now: 1 or -1, 0 while it may yet be no swipe."""
    way = drag.start[0] - drag.pos[0]
    if abs(way) <= screen.px(SWIPE):
        return 0
    return 1 if way > 0 else -1


class Paging:
    """Wheel and keys; a wheel that moves by less than a notch turns when it has gone one."""

    def __init__(self) -> None:
        self._rolled = 0.0

    def turned(self, gesture: Gesture) -> int:
        """How many pages on a gesture leads: 1, -1 or 0."""
        match gesture:
            case Wheel(_, amount):
                self._rolled -= amount
                if abs(self._rolled) >= 1:
                    way, self._rolled = 1 if self._rolled > 0 else -1, 0.0
                    return way
            case Key(name):
                return _KEYS.get(name, 0)
        return 0
