"""A match as a film: where its turns begin, and where an action lies between them."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import Any


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
        self.begins = [0, *ends]
        self.count = len(actions)

    @property
    def turns(self) -> int:
        """The number of turns that have ended."""
        return len(self.begins) - 1

    def turn_at(self, index: int) -> float:
        """Return how many turns are over at an index; a fraction is a part of the next turn."""
        index = max(0, index)
        turn = bisect_right(self.begins, index) - 1
        if turn + 1 == len(self.begins):
            return float(turn)  # a turn that never ended has no known length
        first, end = self.begins[turn], self.begins[turn + 1]
        return turn + (index - first) / (end - first)

    def index_at(self, turn: float) -> int:
        """Return the index that lies nearest to a turn."""
        whole = max(0, int(turn))
        if whole + 1 >= len(self.begins):
            return self.count
        first, end = self.begins[whole], self.begins[whole + 1]
        return first + round((max(0.0, turn) - whole) * (end - first))

    def turn_before(self, index: int) -> int:
        """Return the index at which the turn begins that goes on before ``index``."""
        return self.begins[max(0, bisect_left(self.begins, index) - 1)]

    def turn_after(self, index: int) -> int:
        """Return the index at which the next turn begins, or the last index."""
        turn = bisect_right(self.begins, index)
        return self.begins[turn] if turn < len(self.begins) else self.count
