"""A game as those who only play it see it: its rules and its computer players."""

from collections.abc import Callable
from typing import Protocol

from game.core.game import GameRules
from game.players.opponents import Opponents


class Contest(Protocol):
    """What tournaments need of a game; it can be pickled."""

    @property
    def id(self) -> str:
        """The game's name in records."""

    @property
    def rules(self) -> Callable[[], GameRules]:
        """Loads the rules."""

    @property
    def opponents(self) -> Callable[[], Opponents]:
        """Loads the computer players."""
