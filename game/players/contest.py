"""The part of a game that tournaments use: its rules and its computer players."""

from collections.abc import Callable
from typing import Protocol

from game.core.game import GameRules
from game.players.opponents import Opponents


class Contest(Protocol):
    """What a tournament needs of a game. It must be picklable."""

    @property
    def id(self) -> str:
        """The game's id, its name in records."""

    @property
    def rules(self) -> Callable[[], GameRules]:
        """The function that loads the rules."""

    @property
    def opponents(self) -> Callable[[], Opponents]:
        """The function that loads the computer players."""
