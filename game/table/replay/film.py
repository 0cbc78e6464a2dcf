"""A match as a film: where its turns begin, and when the next action is due."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import Any, Final

from game.ui import theme

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
"""The speeds, as multiples of the speed at which the others' turns are shown."""
_USUAL: Final = SPEEDS.index(1.0)
_STILL: Final = 4.0
"""From this speed on actions are not animated."""


class Playback:
    """Knows when the next action is due.

    Attributes:
        running: True while the film plays by itself.
        speed: one of ``SPEEDS``.
    """

    def __init__(self) -> None:
        self.running = False
        self.speed = SPEEDS[_USUAL]
        self._due: float | None = None

    @property
    def is_animated(self) -> bool:
        """True if actions are animated at this speed."""
        return self.speed < _STILL

    def run(self, running: bool) -> None:
        """Play, or pause."""
        self.running, self._due = running, None

    def change_speed(self, by: int) -> None:
        """Change the speed by so many steps; after the fastest comes the slowest."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + by) % len(SPEEDS)]
        self._due = None

    def is_due(self, now: float, moving: bool) -> bool:
        """Return True if the next action is to be shown now; ``now`` is in monotonic seconds.

        An action waits for its time, and until nothing is ``moving`` if actions are animated.
        """
        if not self.running:
            return False
        if self._due is None:
            self._due = now + theme.STEP / self.speed
        if now < self._due or (moving and self.is_animated):
            return False
        self._due = now + theme.STEP / self.speed
        return True


class Film:
    """Converts between two measures of a moment in a match.

    An index is a number of actions that have been shown. A turn is a number of turns that are over;
    a fraction is a part of the next turn.

    Attributes:
        begins: the index at which each turn begins, and the one at which the last ends.
        count: the number of actions.
    """

    def __init__(self, actions: Sequence[Any], ends_turn: Callable[[Any], bool]) -> None:
        ends = (index for index, action in enumerate(actions, 1) if ends_turn(action))
        self.turn_starts = [0, *ends]
        self.count = len(actions)

    @property
    def turns(self) -> int:
        """The number of turns that have ended."""
        return len(self.turn_starts) - 1

    def turn_at(self, index: int) -> float:
        """Return how many turns are over at an index; a fraction is a part of the next turn."""
        index = max(0, index)
        turn = bisect_right(self.turn_starts, index) - 1
        if turn + 1 == len(self.turn_starts):
            return float(turn)  # a turn that never ended has no known length
        first, end = self.turn_starts[turn], self.turn_starts[turn + 1]
        return turn + (index - first) / (end - first)

    def index_at(self, turn: float) -> int:
        """Return the index that lies nearest to a turn."""
        whole = max(0, int(turn))
        if whole + 1 >= len(self.turn_starts):
            return self.count
        first, end = self.turn_starts[whole], self.turn_starts[whole + 1]
        return first + round((max(0.0, turn) - whole) * (end - first))

    def turn_before(self, index: int) -> int:
        """Return the index at which the turn begins that goes on before ``index``."""
        return self.turn_starts[max(0, bisect_left(self.turn_starts, index) - 1)]

    def turn_after(self, index: int) -> int:
        """Return the index at which the next turn begins, or the last index."""
        turn = bisect_right(self.turn_starts, index)
        return self.turn_starts[turn] if turn < len(self.turn_starts) else self.count
