"""A match as a film: where its turns begin, and where an action lies between them."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import Any


class Film:
    """Goes by numbers of actions (``index``: so many have been shown) and by turns, which may be
    fractions.

    Attributes:
        begins: the index at which each turn begins, and the one at which the last ends.
        count: how many actions there are.
    """

    def __init__(self, actions: Sequence[Any], ends_turn: Callable[[Any], bool]) -> None:
        ends = (index for index, action in enumerate(actions, 1) if ends_turn(action))
        self.begins = [0, *ends]
        self.count = len(actions)

    @property
    def turns(self) -> int:
        """How many turns have ended."""
        return len(self.begins) - 1

    def turn_at(self, index: int) -> float:
        """How many turns are over, and what part of the next one."""
        index = max(0, index)
        turn = bisect_right(self.begins, index) - 1
        if turn + 1 == len(self.begins):
            return float(turn)  # of a turn that never ended nobody knows how long it was
        first, end = self.begins[turn], self.begins[turn + 1]
        return turn + (index - first) / (end - first)

    def index_at(self, turn: float) -> int:
        """The action that lies nearest."""
        whole = max(0, int(turn))
        if whole + 1 >= len(self.begins):
            return self.count
        first, end = self.begins[whole], self.begins[whole + 1]
        return first + round((max(0.0, turn) - whole) * (end - first))

    def turn_before(self, index: int) -> int:
        """Where the turn begins that goes on before this action."""
        return self.begins[max(0, bisect_left(self.begins, index) - 1)]

    def turn_after(self, index: int) -> int:
        """Where the next turn begins."""
        turn = bisect_right(self.begins, index)
        return self.begins[turn] if turn < len(self.begins) else self.count
