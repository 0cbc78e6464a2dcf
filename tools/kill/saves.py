"""What may be found in the storage after a kill."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from game.core.record import RecordError
from game.tikal.rules.records import TikalMatch, read, write
from game.tikal.rules.setup import BASIC, new_setup
from game.tikal.rules.state import OVER

LEVELS: Final = ("novice", "explorer")
INSTANT: Final = '{"pace": "instant", "muted": true}'
"""Settings with which a decision follows the other at once."""


class Lost(Exception):
    """Something was lost; the message says what."""


@dataclass
class Watch:
    """Looks at every save that is found, and remembers the furthest of them.

    kept: the actions of the game as they were found the last time.
    games: how many were begun.
    """

    kept: list[str] = field(default_factory=list)
    games: int = 0

    def begin(self) -> str:
        """The record of a new game for the computer players, which nothing is known of yet."""
        self.games += 1
        players = [{"name": name, "kind": f"ai:{name}"} for name in LEVELS]
        match = TikalMatch(new_setup(players, 0, self.games, variant=BASIC))
        self.kept = []
        return write(match)

    def look(self, text: str | None) -> TikalMatch:
        """The match that was found.

        Raises:
            Lost: there is none, it is no legal game, or lacks what had been kept.
        """
        if text is None:
            raise Lost("there is no saved game")
        try:
            match = read(text)
        except RecordError as error:
            raise Lost(f"the saved game cannot be read: {error}") from error
        actions = [str(action) for action in match.actions]
        if actions[: len(self.kept)] != self.kept:
            raise Lost(f"action {len(self.kept)} had been kept; {len(actions)} are there")
        self.kept = actions
        return match


def is_over(match: TikalMatch) -> bool:
    """A finished game is not offered to go on with."""
    return match.state.phase == OVER
