"""The numeric encoding of a game, for players that learn."""

from collections.abc import Sequence
from typing import Protocol

from game.core.game import Action, State


class Encoding(Protocol):
    """How a game's actions and views are written as numbers."""

    @property
    def actions(self) -> Sequence[Action]:
        """Every action that is ever possible; an action's index is its number."""

    @property
    def features(self) -> Sequence[str]:
        """The name of each number in an observation."""

    def observe(self, view: State, seat: int, /) -> Sequence[int]:
        """Return a seat's view as one number for each feature.

        Seats are counted from the observing one, so that what is learnt on one seat holds on all.
        The numbers of seats that nobody plays are zeros.
        """
