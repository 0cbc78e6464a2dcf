"""A game in numbers, for players that learn."""

from collections.abc import Sequence
from typing import Protocol

from game.core.game import Action, State


class Encoding(Protocol):
    """How a game's actions and positions are numbered."""

    @property
    def actions(self) -> Sequence[Action]:
        """Every action that can ever be taken; its place is its number."""

    @property
    def features(self) -> Sequence[str]:
        """What each number of an observation tells, by name."""

    def observe(self, view: State, seat: int, /) -> Sequence[int]:
        """A seat's view in numbers, as many as there are features. Seats are counted from the
        one that looks on, so that what is learnt in one holds in all; those that nobody sits in
        are zeros."""
